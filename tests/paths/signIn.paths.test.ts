import { describe, expect, test } from 'vitest';
import { signInView } from '../../machines/signIn/signIn.select.ts';
import type { SignInEvent } from '../../machines/signIn/signIn.types.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { gaps, told } from '../../machines/paths/explorer.ts';
import { settlingWalk } from '../../machines/paths/walks/settling.walks.ts';
import { failed, refused, signInWalk, submit } from '../../machines/paths/walks/signIn.walks.ts';

const walk = signInWalk();

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
    expect(view.busy && snapshot.can({ type: 'xstate.route', to: '#Login' })).toBe(false));
  test('no password is in what the chart knows (STORE-011)', () => expect(JSON.stringify(snapshot.context)).not.toMatch(/"password"/));
});

/** The view after these steps from Login; a step is what Ann does and what the service answers. */
function standing(...steps: (SignInEvent | { fails: ApiError })[]) {
  let at = walk.situations.find(({ title }) => title === 'Login is opened')?.snapshot;
  if (!at) throw new Error('Login was never opened');
  for (const step of steps) at = walk.after(at, 'fails' in step ? { type: 'xstate.error.actor.signIn', error: step.fails } : step);
  return at;
}
const after = (...steps: Parameters<typeof standing>) => signInView(standing(...steps));
const ends = (...steps: Parameters<typeof standing>) => standing(...steps).output;
const wrong = refused('NotAuthorizedException', 'Incorrect username or password.');

describe('what Login says', () => {
  test('the empty form: both fields tell what they need, and nothing is asked of the service (ERR-042)', () =>
    expect(after(submit('', false))).toMatchObject({ usernameError: 'required', passwordError: 'required', busy: false }));
  test('a malformed e-mail and a short phone are told apart from nothing (ERR-042, RULE-001)', () => {
    expect(after(submit('ann@'))).toMatchObject({ usernameError: 'invalid', passwordError: null });
    expect(after(submit('512 555 01'))).toMatchObject({ usernameError: 'invalid' });
  });
  test('a wrong password shows the service’s own words and keeps the name (ERR-033)', () =>
    expect(after(submit('ann@example.com'), wrong)).toMatchObject({
      username: 'ann@example.com',
      failure: { texts: ['Incorrect username or password.'] },
    }));
  test('an unknown e-mail and an unknown phone stand by the field (FLOW-AUTH-18)', () => {
    const unknown = refused('UserNotFoundException', 'x');
    expect(after(submit('x@example.com'), unknown)).toMatchObject({ usernameError: 'emailNotFound', failure: null });
    expect(after(submit('512-555-0199'), unknown)).toMatchObject({ usernameError: 'phoneNotFound', failure: null });
  });
  test('too many tries are told as that', () => expect(after(submit('ann@example.com'), failed('limited', 429)).limited).toBe(true));
  test('the notice of a timed-out session goes once she tries', () => {
    expect(after().notice).toEqual({ kind: 'timedOut' });
    expect(after(submit('ann@example.com')).notice).toBe(null);
  });
});

describe('where it leads', () => {
  const ann = 'ann@example.com';
  test('the third wrong password for one name leads to a new one, with the name; not the second, and not for another name (FLOW-AUTH-12, OPEN-005)', () => {
    const twice = [submit(ann), wrong, submit(ann), wrong];
    expect(after(...twice).failure?.texts).toEqual(['Incorrect username or password.']);
    expect(ends(...twice, submit(ann), wrong)).toEqual({ kind: 'wrongPasswords', username: ann });
    expect(ends(...twice, submit('sam@example.com'), wrong)).toBeUndefined();
  });
  test('a name that nobody has confirmed leads to its verification, with what was chosen for the device (FLOW-AUTH-03)', () =>
    expect(ends(submit('uma@example.com'), refused('UserNotConfirmedException', 'User is not confirmed.'))).toEqual({
      kind: 'notConfirmed',
      username: 'uma@example.com',
      remember: true,
    }));
  test('a password that must be reset leads to SecureAccount, with the name (FLOW-AUTH-04)', () =>
    expect(ends(submit('pia@example.com'), refused('PasswordResetRequiredException', 'Password reset required for the user'))).toEqual({
      kind: 'mustReset',
      username: 'pia@example.com',
    }));
  test('a locked profile is told as such, with the way to customer service (FLAG-010, OPEN-016)', () => {
    const locked = refused('ProfileLockedException', 'Profile locked. Please contact customer service.');
    expect(after(submit(ann), locked)).toMatchObject({ notice: { kind: 'profileLocked' }, username: ann, failure: null });
    expect(ends(submit(ann), locked, { type: 'help.chosen' })).toEqual({ kind: 'helpChosen' });
  });
  test('what was typed goes along to a new password and to a new sign-in', () => {
    expect(ends({ type: 'recovery.chosen', username: ann })).toEqual({ kind: 'recoverChosen', username: ann });
    expect(ends({ type: 'register.chosen', username: ann })).toEqual({ kind: 'registerChosen', username: ann });
  });
});

describe('after the sign-in', () => {
  test('marking the device and deleting guest cards end in every case, also when both fail (FLOW-AUTH-05, FLOW-AUTH-06)', () =>
    expect(gaps(settlingWalk())).toEqual([]));
});
