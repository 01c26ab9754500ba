import * as v from 'valibot';
import { PasswordPolicy, passwordProblems, type PasswordProblem } from '../../services/contract/password.ts';

export type { PasswordPolicy };

/** Until the service has told its own, and where it does not. Spec: portal §5 "Password policy" (RULE-002). */
export const USUAL_POLICY: PasswordPolicy = v.parse(PasswordPolicy, {});

/** One line of the hints below a new password: what the policy asks for, and whether what is typed has it. */
export type PasswordHint = { rule: PasswordProblem; met: boolean };

/** Which rules this policy has at all: a symbol is only asked for where the service wants one. Spec: CONF-016. */
const ASKED: Readonly<Record<PasswordProblem, (policy: PasswordPolicy) => boolean>> = {
  length: () => true,
  upperCase: ({ requireUppercase }) => requireUppercase,
  lowerCase: ({ requireLowercase }) => requireLowercase,
  number: ({ requireNumbers }) => requireNumbers,
  symbol: ({ requireSymbols }) => requireSymbols,
  spaces: ({ forbidSpaces }) => forbidSpaces,
};

const RULES = ['length', 'upperCase', 'lowerCase', 'number', 'symbol', 'spaces'] as const satisfies readonly PasswordProblem[];

/**
 * The hints of a policy, each met or not by this text, in the order in which they are shown. Nothing typed yet meets nothing, not even
 * "no spaces": a tick there would praise an empty field. Spec: portal §5 "Messages" (ERR-043, RULE-002, CONF-016).
 */
export function passwordHints(policy: PasswordPolicy, text: string): PasswordHint[] {
  const problems = passwordProblems(text, policy);
  return RULES.filter((rule) => ASKED[rule](policy)).map((rule) => ({ rule, met: text !== '' && !problems.includes(rule) }));
}
