import * as v from 'valibot';
import { PasswordPolicy, passwordProblems, type PasswordProblem } from '../../services/contract/password.ts';

export type { PasswordPolicy };

/** Used until the service sends its own policy, and when it sends none. Spec: portal §5 "Password policy" (RULE-002). */
export const USUAL_POLICY: PasswordPolicy = v.parse(PasswordPolicy, {});

/** One line of the hints below a new password: a rule of the policy, and whether the typed text meets it. */
export type PasswordHint = { rule: PasswordProblem; met: boolean };

/** The rules of this policy: a symbol is required only where the service requires one. Spec: CONF-016. */
const IS_REQUIRED: Readonly<Record<PasswordProblem, (policy: PasswordPolicy) => boolean>> = {
  length: () => true,
  upperCase: ({ requireUppercase }) => requireUppercase,
  lowerCase: ({ requireLowercase }) => requireLowercase,
  number: ({ requireNumbers }) => requireNumbers,
  symbol: ({ requireSymbols }) => requireSymbols,
  spaces: ({ forbidSpaces }) => forbidSpaces,
};

const RULES = ['length', 'upperCase', 'lowerCase', 'number', 'symbol', 'spaces'] as const satisfies readonly PasswordProblem[];

/**
 * The hints of a policy in their order on the screen, each met or not by this text. An empty field meets no rule, not even "no spaces". Spec: portal §5 "Messages" (ERR-043, RULE-002, CONF-016).
 */
export function passwordHints(policy: PasswordPolicy, text: string): PasswordHint[] {
  const problems = passwordProblems(text, policy);
  return RULES.filter((rule) => IS_REQUIRED[rule](policy)).map((rule) => ({ rule, met: text !== '' && !problems.includes(rule) }));
}
