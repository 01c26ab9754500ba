import { describe, expect, test } from 'vitest';
import { settlingMachine } from '../../machines/signIn/settling.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signInView } from '../../machines/signIn/signIn.select.ts';
import type { SignInEvent } from '../../machines/signIn/signIn.types.ts';
import { ApiError, type Failure } from '../../services/contract/error.ts';
import { explore, gaps, told } from '../kit/explorer.ts';
import { ann, settings } from '../kit/people.ts';

const submit = (username: string, hasPassword = true): SignInEvent => ({ type: 'login.submitted', username, hasPassword, remember: true });
const refused = (code: string, text: string) => ({
  fails: new ApiError({ kind: 'refused', call: 'POST /authenticate', status: 400, code, texts: [text] }),
});
const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: 'POST /authenticate' }) });

const start = (screen: string) => ({ settings, screen, notice: null });

const walk = explore(signInMachine, {
  starts: {
    'Login is opened': { ...start('Login'), notice: { kind: 'timedOut' } },
    'VerifyWarning is opened': start('VerifyWarning'),
    'SecureAccount is opened': start('SecureAccount'),
  },
  events: {
    'Ann sends the form': submit('ann@example.com'),
    'Ann sends the form with her phone': submit('+1 (512) 555-0101'),
    'Ann sends the empty form': submit('', false),
    'Ann sends a malformed e-mail': submit('ann@', true),
    'Ann goes back to sign in': { type: 'login.opened' },
  },
  answers: {
    signIn: {
      'she is in': { done: ann },
      'the password is wrong': refused('NotAuthorizedException', 'Incorrect username or password.'),
      'nobody has this name': refused('UserNotFoundException', 'Your email was not found'),
      'she is not verified': refused('UserNotConfirmedException', 'User is not confirmed.'),
      'her password must be reset': refused('PasswordResetRequiredException', 'Password reset required for the user'),
      'no network': failed('offline'),
      'too many tries': failed('limited', 429),
    },
  },
  // a fourth wrong password changes nothing more
  sees: ({ context }) => ({ ...context, wrongPasswords: Math.min(context.wrongPasswords, settings.wrongPasswordRedirectCount) }),
  outcomes: ['signedIn'],
});

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(told(walk))('%s', (_, snapshot) => {
  const view = signInView(snapshot);
  test('nothing typed is lost: the form still holds what was sent', () => {
    const sent = walk.situations
      .find((situation) => situation.snapshot === snapshot)
      ?.story.findLast(({ event }) => event.type === 'login.submitted');
    expect(view.username).toBe(sent ? String(sent.event['username']).trim() : '');
  });
  test('no address leads away while the service is asked', () =>
    expect(view.busy && snapshot.can({ type: 'xstate.route', to: '#SecureAccount' })).toBe(false));
  test('no password is in what the chart knows', () => expect(JSON.stringify(snapshot.context)).not.toMatch(/"password"/));
});

/** The view after these steps from Login; a step is what Ann does and what the service answers. */
function after(...steps: (SignInEvent | { fails: ApiError })[]) {
  let at = walk.situations.find(({ title }) => title === 'Login is opened')?.snapshot;
  if (!at) throw new Error('Login was never opened');
  for (const step of steps) at = walk.after(at, 'fails' in step ? { type: 'xstate.error.actor.signIn', error: step.fails } : step);
  return signInView(at);
}
const wrong = refused('NotAuthorizedException', 'Incorrect username or password.');

describe('what Login says', () => {
  test('the empty form: both fields tell what they need, and nothing is asked of the service', () =>
    expect(after(submit('', false))).toMatchObject({ usernameError: 'required', passwordError: 'required', busy: false }));
  test('a malformed e-mail and a short phone are told apart from nothing', () => {
    expect(after(submit('ann@'))).toMatchObject({ usernameError: 'invalid', passwordError: null });
    expect(after(submit('512 555 01'))).toMatchObject({ usernameError: 'invalid' });
  });
  test('a wrong password shows the service’s own words and keeps the name', () =>
    expect(after(submit('ann@example.com'), wrong)).toMatchObject({
      username: 'ann@example.com',
      failure: { texts: ['Incorrect username or password.'] },
    }));
  test('an unknown e-mail and an unknown phone stand by the field', () => {
    const unknown = refused('UserNotFoundException', 'x');
    expect(after(submit('x@example.com'), unknown)).toMatchObject({ usernameError: 'emailNotFound', failure: null });
    expect(after(submit('512-555-0199'), unknown)).toMatchObject({ usernameError: 'phoneNotFound', failure: null });
  });
  test('help is offered after the third wrong password for one name, not after two, and not for another name (OPEN-005)', () => {
    const twice = [submit('ann@example.com'), wrong, submit('ann@example.com'), wrong];
    expect(after(...twice).offersHelp).toBe(false);
    expect(after(...twice, submit('ann@example.com'), wrong).offersHelp).toBe(true);
    expect(after(...twice, submit('sam@example.com'), wrong).offersHelp).toBe(false);
  });
  test('too many tries are told as that', () => expect(after(submit('ann@example.com'), failed('limited', 429)).limited).toBe(true));
  test('the notice of a timed-out session goes once she tries', () => {
    expect(after().notice).toEqual({ kind: 'timedOut' });
    expect(after(submit('ann@example.com')).notice).toBe(null);
  });
});

describe('after the sign-in', () => {
  const failing = { fails: new ApiError({ kind: 'unknown', call: 'x' }) };
  const settling = explore(settlingMachine, {
    starts: { 'Ann wants to be remembered': { remember: true } },
    answers: {
      markDevice: { marked: { done: undefined }, fails: failing },
      deleteGuestCards: { deleted: { done: undefined }, fails: failing },
    },
    outcomes: ['settled'],
  });
  test('marking the device and deleting guest cards end in every case, also when both fail', () => expect(gaps(settling)).toEqual([]));
});
