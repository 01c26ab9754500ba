import { signInMachine } from '../../signIn/signIn.machine.ts';
import type { SignInEvent } from '../../signIn/signIn.rules.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann, settings } from '../people/people.ts';
import { once } from '../once.ts';

/** The submitted form. */
export const submit = (username: string, hasPassword = true): SignInEvent => ({
  type: 'login.submitted',
  username,
  hasPassword,
  remember: true,
});
/** An error of the service, with its text. */
export const refused = (code: string, text: string) => ({
  fails: new ApiError({ kind: 'refused', call: 'POST /authenticate', status: 400, code, texts: [text] }),
});
/** No usable response. */
export const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: 'POST /authenticate' }) });
const start = { settings, username: '', remember: false, notice: null };

/** Everything that can happen in a sign-in. */
export const signInWalk = once(() =>
  explore(signInMachine, {
    starts: {
      'Login is opened': { ...start, notice: { kind: 'timedOut' } },
    },
    events: {
      'Ann sends the form': submit('ann@example.com'),
      'Ann sends the form with her phone': submit('+1 (512) 555-0101'),
      'Ann sends the empty form': submit('', false),
      'Ann sends a malformed email': submit('ann@', true),
      'Ann has forgotten her password': { type: 'recovery.chosen', username: 'ann@example.com' },
      'Ann has no sign-in yet': { type: 'register.chosen', username: '' },
      'Ann wants to call': { type: 'help.chosen' },
    },
    answers: {
      signIn: {
        'signed in': { done: ann },
        'the password is wrong': refused('NotAuthorizedException', 'Incorrect username or password.'),
        'the username is unknown': refused('UserNotFoundException', 'Your email was not found'),
        'the username is not verified': refused('UserNotConfirmedException', 'User is not confirmed.'),
        'the password must be reset': refused('PasswordResetRequiredException', 'Password reset required for the user'),
        'the profile is locked': refused('ProfileLockedException', 'Profile locked. Please contact customer service.'),
        'no network': failed('offline'),
        'too many attempts': failed('limited', 429),
      },
    },
    outcomes: ['signedIn', 'registerChosen', 'recoverChosen', 'wrongPasswords', 'notConfirmed', 'mustReset', 'helpChosen'],
  }),
);
