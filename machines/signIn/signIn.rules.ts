import type { Failure } from '../../services/contract/error.ts';
import { notFound as nobodyHas, usernameError, type UsernameError } from '../kit/username.ts';
import type { PasswordError, SignInContext, SignInEvent, SignInOutcome } from './signIn.types.ts';

type Submitted = Extract<SignInEvent, { type: 'login.submitted' }>;

const TOO_MANY_REQUESTS = 429;

export const passwordError = ({ hasPassword }: Pick<Submitted, 'hasPassword'>): PasswordError | null => (hasPassword ? null : 'required');

export const formIsRight = (event: SignInEvent): boolean =>
  event.type === 'login.submitted' && !usernameError(event.username) && !passwordError(event);

/** What was typed, and what is wrong with it. A count of wrong passwords belongs to one username (OPEN-005). */
export const formOf = (context: SignInContext, event: SignInEvent): Partial<SignInContext> =>
  event.type !== 'login.submitted'
    ? {}
    : {
        username: event.username.trim(),
        remember: event.remember,
        usernameError: usernameError(event.username),
        passwordError: passwordError(event),
        wrongPasswords: event.username.trim() === context.username ? context.wrongPasswords : 0,
        failure: null,
      };

/** The service's codes. Spec: calls §8 "Sign-in and session" (FLOW-AUTH-03, -04). */
export const isNotConfirmed = ({ code }: Failure): boolean => code.includes('UserNotConfirmedException');
export const mustReset = ({ code }: Failure): boolean => code.includes('PasswordResetRequired');
export const isWrongPassword = ({ code }: Failure): boolean => code.includes('NotAuthorized');
export const isUnknownUser = ({ code }: Failure): boolean => code.includes('UserNotFound');
/** Spec: OPEN-016 (FLAG-010). */
export const isLocked = ({ code }: Failure): boolean => code.includes('ProfileLocked');

/** Spec: FLOW-AUTH-18. */
export const notFound = ({ username }: SignInContext): UsernameError => nobodyHas(username);

export const isLimited = (failure: Failure | null): boolean => failure?.kind === 'limited' || failure?.status === TOO_MANY_REQUESTS;

/** This wrong password is the last that is only told. Spec: FLOW-AUTH-12 (OPEN-005). */
export const isOnceTooOften = ({ wrongPasswords, settings }: SignInContext): boolean =>
  wrongPasswords + 1 >= settings.wrongPasswordRedirectCount;

/** Where she goes with the name typed so far. */
export const chosen = (event: SignInEvent): SignInOutcome => {
  if (event.type === 'recovery.chosen') return { kind: 'recoverChosen', username: event.username };
  if (event.type === 'register.chosen') return { kind: 'registerChosen', username: event.username };
  return { kind: 'helpChosen' };
};

/** Throws when the flow ends without one. */
export function outcome({ outcome: how }: SignInContext): SignInOutcome {
  if (!how) throw new Error('signIn ended without an outcome');
  return how;
}
