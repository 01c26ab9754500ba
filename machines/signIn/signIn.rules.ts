import { readUsername } from '../../services/contract/username.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { PasswordError, SignInContext, SignInEvent, SignInOutcome, UsernameError } from './signIn.types.ts';

type Submitted = Extract<SignInEvent, { type: 'login.submitted' }>;

const TOO_MANY_REQUESTS = 429;

/** Spec: portal §5 "Username", "Messages" (ERR-042). */
export function usernameError({ username }: Pick<Submitted, 'username'>): UsernameError | null {
  if (username.trim() === '') return 'required';
  return readUsername(username).kind === 'none' ? 'invalid' : null;
}

export const passwordError = ({ hasPassword }: Pick<Submitted, 'hasPassword'>): PasswordError | null => (hasPassword ? null : 'required');

export const formIsRight = (event: SignInEvent): boolean =>
  event.type === 'login.submitted' && !usernameError(event) && !passwordError(event);

/** What was typed, and what is wrong with it. A count of wrong passwords belongs to one username (OPEN-005). */
export const formOf = (context: SignInContext, event: SignInEvent): Partial<SignInContext> =>
  event.type !== 'login.submitted'
    ? {}
    : {
        username: event.username.trim(),
        remember: event.remember,
        usernameError: usernameError(event),
        passwordError: passwordError(event),
        wrongPasswords: event.username.trim() === context.username ? context.wrongPasswords : 0,
        failure: null,
      };

/** The service's codes. Spec: calls §8 "Sign-in and session" (FLOW-AUTH-03, -04). */
export const isNotConfirmed = ({ code }: Failure): boolean => code.includes('UserNotConfirmedException');
export const mustReset = ({ code }: Failure): boolean => code.includes('PasswordResetRequired');
export const isWrongPassword = ({ code }: Failure): boolean => code.includes('NotAuthorized');
export const isUnknownUser = ({ code }: Failure): boolean => code.includes('UserNotFound');

/** Spec: FLOW-AUTH-18. */
export const notFound = ({ username }: SignInContext): UsernameError =>
  readUsername(username).kind === 'phone' ? 'phoneNotFound' : 'emailNotFound';

export const isLimited = (failure: Failure | null): boolean => failure?.kind === 'limited' || failure?.status === TOO_MANY_REQUESTS;

export const offersHelp = ({ wrongPasswords, settings }: SignInContext): boolean => wrongPasswords >= settings.wrongPasswordRedirectCount;

/** Throws when the flow ends without anybody: it has no other end. */
export function outcome({ person, remember }: SignInContext): SignInOutcome {
  if (!person) throw new Error('signIn ended without a person');
  return { kind: 'signedIn', person, remember };
}
