import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { deviceContext } from '../client/deviceContext.ts';
import { forgetGuestCards, guestCards, type NotedCard } from '../client/guestCards.ts';
import { forgetSecret, readSecret } from '../client/secrets.ts';
import { ApiError, type Failure } from '../contract/error.ts';
import type { Answer } from '../contract/index.ts';
import { passwordProblems, type PasswordPolicy } from '../contract/password.ts';

/** `shortCode`: of the share link; empty for an ordinary registration. `policy` null: only the service checks the password. */
export type RegisterAsk = {
  username: string;
  shortCode: string;
  policy: PasswordPolicy | null;
  guestCardIds: { type: string; id: string }[];
};

const notSent = (why: Pick<Failure, 'message'> & Partial<Failure>) => new ApiError({ kind: 'invalid', call: 'POST /registerUser', ...why });

/**
 * Makes a sign-in, not yet verified; the password comes from its cell and stays there, to sign in with once the name is verified.
 * One that breaks the policy is not sent: the same refusal as the service's. Error: ApiError. Never repeated here. Spec: FLOW-AUTH-02,
 * FLOW-AUTH-17 (CONF-010, RULE-002).
 */
export const registerUser = fromPromise<Answer<'POST /registerUser'>, RegisterAsk>(async ({ input, signal }) => {
  const { username, shortCode, policy, guestCardIds } = input;
  const password = readSecret('password');
  if (password === undefined) throw notSent({ message: 'not sent: the password is missing' });
  if (policy && passwordProblems(password, policy).length > 0)
    throw notSent({ code: 'InvalidPasswordException', message: 'not sent: the password is too weak' });
  const common = { username, password, encodedData: deviceContext() };
  if (shortCode !== '') return api('POST /registerNcrUser', { ...common, shortCode }, { signal });
  const answer = await api('POST /registerUser', { ...common, guestCardIds }, { signal });
  forgetGuestCards();
  return answer;
});

/** Cards that a guest of this page has just added, and that may become the new profile's own. Spec: CONF-010. */
export const readGuestCards = fromPromise<readonly NotedCard[]>(() => Promise.resolve(guestCards()));

/** Empties the password's cell: the registration is over. An action, because an actor that is begun as its chart ends never runs. */
export const forgetPassword = (): void => forgetSecret('password');
