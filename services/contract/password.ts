import * as v from 'valibot';

/** What a password must be. The defaults are the specification's. Spec: portal §5 "Password policy" (RULE-002). */
export const PasswordPolicy = v.object({
  minimumLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 9),
  requireUppercase: v.optional(v.boolean(), true),
  requireLowercase: v.optional(v.boolean(), true),
  requireNumbers: v.optional(v.boolean(), true),
  requireSymbols: v.optional(v.boolean(), false),
  forbidSpaces: v.optional(v.boolean(), true),
});
export type PasswordPolicy = v.InferOutput<typeof PasswordPolicy>;

/** What a password lacks, one for each hint of the specification. Spec: portal §5 "Messages" (ERR-043, CONF-016). */
export type PasswordProblem = 'length' | 'upperCase' | 'lowerCase' | 'number' | 'symbol' | 'spaces';

/** Everything that is wrong with a password under this policy, in the order of the hints; empty when nothing is. */
export function passwordProblems(password: string, policy: PasswordPolicy): PasswordProblem[] {
  const wrong: Record<PasswordProblem, boolean> = {
    length: [...password].length < policy.minimumLength,
    upperCase: policy.requireUppercase && !/\p{Lu}/u.test(password),
    lowerCase: policy.requireLowercase && !/\p{Ll}/u.test(password),
    number: policy.requireNumbers && !/\p{Nd}/u.test(password),
    symbol: policy.requireSymbols && !/[^\p{L}\p{N}\s]/u.test(password),
    spaces: policy.forbidSpaces && /\s/u.test(password),
  };
  return PROBLEMS.filter((problem) => wrong[problem]);
}

const PROBLEMS = ['length', 'upperCase', 'lowerCase', 'number', 'symbol', 'spaces'] as const;
