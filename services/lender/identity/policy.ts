import { passwordProblems, PasswordPolicy } from '../../contract/password.ts';
import * as v from 'valibot';
import { Refusal, type Handlers } from '../handler.ts';

/** The specification's defaults. Spec: portal §5 "Password policy" (RULE-002). */
const POLICY = v.parse(PasswordPolicy, {});

/** Spec: portal §5 "Messages" (ERR-042). */
export const WEAK = 'Your password does not meet our requirements';

export const isWeak = (password: string): boolean => passwordProblems(password, POLICY).length > 0;

export function refuseWeak(password: string): void {
  if (isWeak(password)) throw new Refusal(400, [WEAK], 'InvalidPasswordException');
}

export const policy: Handlers<'GET /passwordPolicy'> = { 'GET /passwordPolicy': async () => POLICY };
