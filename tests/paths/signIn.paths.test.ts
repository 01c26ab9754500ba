import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { signInView } from '../../machines/signIn/signIn.view.ts';
import type { SignInEvent } from '../../machines/signIn/signIn.rules.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { settlingWalk } from '../../machines/paths/walks/settling.walks.ts';
import { failed, refused, signInWalk, submit } from '../../machines/paths/walks/signIn.walks.ts';

const walk = signInWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(titled(walk), (snapshot) => {
  const view = signInView(snapshot);
  return { snapshot, view };
});
always('the form keeps what was submitted', ({ snapshot, view }) => {
  const sent = walk.situations
    .find((situation) => situation.snapshot === snapshot)
    ?.story.findLast(({ event }) => event.type === 'login.submitted');
  expect(view.username).toBe(sent ? String(sent.event['username']).trim() : '');
});
always('no address leads away during a request', ({ snapshot, view }) =>
  expect(view.busy && snapshot.can({ type: 'xstate.route', to: '#Login' })).toBe(false),
);
always('the context never holds a password (STORE-011)', ({ snapshot }) =>
  expect(JSON.stringify(snapshot.context)).not.toMatch(/"password"/),
);

/** The snapshot after these steps from Login: what Ann does, and the service's responses. */
function standing(...steps: (SignInEvent | { fails: ApiError })[]) {
  let at = walk.situations.find(({ title }) => title === 'Login is opened')?.snapshot;
  if (!at) throw new Error('the walk has no start at Login');
  for (const step of steps) at = walk.after(at, 'fails' in step ? { type: 'xstate.error.actor.signIn', error: step.fails } : step);
  return at;
}
const after = (...steps: Parameters<typeof standing>) => signInView(standing(...steps));
const ends = (...steps: Parameters<typeof standing>) => standing(...steps).output;
const wrong = refused('NotAuthorizedException', 'Incorrect username or password.');

describe('the errors of Login', () => {
  test('the empty form: both fields show an error, and no request is sent (ERR-042)', () =>
    expect(after(submit('', false))).toMatchObject({ usernameError: 'required', passwordError: 'required', busy: false }));
  test('a malformed email and a short phone number are invalid (ERR-042, RULE-001)', () => {
    expect(after(submit('ann@'))).toMatchObject({ usernameError: 'invalid', passwordError: null });
    expect(after(submit('512 555 01'))).toMatchObject({ usernameError: 'invalid' });
  });
  test('a wrong password shows the service’s own text and keeps the username (ERR-033)', () =>
    expect(after(submit('ann@example.com'), wrong)).toMatchObject({
      username: 'ann@example.com',
      failure: { texts: ['Incorrect username or password.'] },
    }));
  test('an unknown email or phone number is shown at the field (FLOW-AUTH-18)', () => {
    const unknown = refused('UserNotFoundException', 'x');
    expect(after(submit('x@example.com'), unknown)).toMatchObject({ usernameError: 'emailNotFound', failure: null });
    expect(after(submit('512-555-0199'), unknown)).toMatchObject({ usernameError: 'phoneNotFound', failure: null });
  });
  test('too many attempts are shown as such', () => expect(after(submit('ann@example.com'), failed('limited', 429)).limited).toBe(true));
  test('the notice of a timed-out session disappears with the first answer, and not before: the form does not move while it is sent', () => {
    expect(after(submit('ann@example.com')).notice).toEqual({ kind: 'timedOut' });
    expect(after(submit('ann@example.com'), wrong).notice).toBe(null);
  });
});

describe('the outcomes', () => {
  const ann = 'ann@example.com';
  test('the third wrong password for one username leads to its reset; not the second, and not for another username (FLOW-AUTH-12, OPEN-005)', () => {
    const twice = [submit(ann), wrong, submit(ann), wrong];
    expect(after(...twice).failure?.texts).toEqual(['Incorrect username or password.']);
    expect(ends(...twice, submit(ann), wrong)).toEqual({ kind: 'wrongPasswords', username: ann });
    expect(ends(...twice, submit('sam@example.com'), wrong)).toBeUndefined();
  });
  test('a username that is not verified leads to its verification, with the choice for the device (FLOW-AUTH-03)', () =>
    expect(ends(submit('uma@example.com'), refused('UserNotConfirmedException', 'User is not confirmed.'))).toEqual({
      kind: 'notConfirmed',
      username: 'uma@example.com',
      remember: true,
    }));
  test('a password that must be reset leads to SecureAccount, with the username (FLOW-AUTH-04)', () =>
    expect(ends(submit('pia@example.com'), refused('PasswordResetRequiredException', 'Password reset required for the user'))).toEqual({
      kind: 'mustReset',
      username: 'pia@example.com',
    }));
  test('a locked profile is shown as such, with a link to customer service (FLAG-010, OPEN-016)', () => {
    const locked = refused('ProfileLockedException', 'Profile locked. Please contact customer service.');
    expect(after(submit(ann), locked)).toMatchObject({ notice: { kind: 'profileLocked' }, username: ann, failure: null });
    expect(ends(submit(ann), locked, { type: 'help.chosen' })).toEqual({ kind: 'helpChosen' });
  });
  test('the typed username is passed on to recovery and registration', () => {
    expect(ends({ type: 'recovery.chosen', username: ann })).toEqual({ kind: 'recoverChosen', username: ann });
    expect(ends({ type: 'register.chosen', username: ann })).toEqual({ kind: 'registerChosen', username: ann });
  });
});

describe('after the sign-in', () => {
  test('marking the device and deleting guest cards always end, even when both fail (FLOW-AUTH-05, FLOW-AUTH-06)', () =>
    expect(gaps(settlingWalk())).toEqual([]));
});
