import { describe, expect, test } from 'vitest';
import { codesFor } from '../../machines/verifyCode/codes.rules.ts';
import { chartsBelow, screenShown } from '../../machines/kit/shown.ts';
import { registrationView } from '../../machines/registration/registration.select.ts';
import type { RegistrationEvent } from '../../machines/registration/registration.types.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { endsWithout, gaps, told } from '../../machines/paths/explorer.ts';
import { EMAIL, failed, refused, registrationWalk, submit } from '../../machines/paths/walks/registration.walks.ts';

const walk = registrationWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('the password is forgotten at every end', () => expect(endsWithout(walk, 'forgetPassword')).toEqual([]));

describe.each(told(walk))('%s', (_, snapshot) => {
  const view = registrationView(snapshot);
  test('no address leads away while the service is asked', () =>
    expect(view.busy && snapshot.can({ type: 'xstate.route', to: '#VerifyConfirm' })).toBe(false));
  test('neither a password nor a code is in what the chart knows (STORE-011)', () =>
    expect(JSON.stringify(snapshot.context)).not.toMatch(/"password"|123 ?456/));
  test('nobody is told “verified” before a code was taken (FLOW-AUTH-02)', () =>
    expect(snapshot.matches('verifyConfirm') && !snapshot.context.verified).toBe(false));
  test('no code is asked for by a name that is not registered (ROUTE-008)', () =>
    expect(snapshot.matches('verifying') && !snapshot.context.registered).toBe(false));
});

type Answer = { at: string; done: unknown } | { at: string; fails: ApiError };
type Step = RegistrationEvent | Answer;

/** How it stands after these steps from a start: what Nora does, and what is answered to which call. */
function after(start: string, ...steps: Step[]) {
  let now = walk.situations.find(({ title }) => title === start)?.snapshot;
  if (!now) throw new Error(`${start}: never seen`);
  for (const step of steps) {
    if (!('at' in step)) now = walk.after(now, step);
    else if ('fails' in step) now = walk.after(now, { type: `xstate.error.actor.${step.at}`, error: step.fails });
    else now = walk.after(now, { type: `xstate.done.actor.${step.at}`, output: step.done });
  }
  return { ...registrationView(now), screen: screenShown(now), value: JSON.stringify(now.value), snapshot: now };
}
const open: Answer[] = [
  { at: 'readDraft', done: null },
  { at: 'readGuestCards', done: [] },
];
const from = (...steps: Step[]) => after('Register is opened', ...open, ...steps);
const form = submit('nora@example.com');
const registered: Answer = { at: 'registerUser', done: { methods: [EMAIL] } };
const codes = { ...codesFor([EMAIL]), sent: EMAIL, count: 1 };

describe('what Register says', () => {
  test('the empty form: both fields tell what they need, and nothing is asked of the service (ERR-042)', () =>
    expect(from(submit('', false))).toMatchObject({ nameError: 'required', passwordError: 'required', busy: false }));
  test('a malformed e-mail is told; a phone with +1 is one (ERR-042, RULE-001)', () => {
    expect(from(submit('nora@'))).toMatchObject({ nameError: 'invalid', busy: false });
    expect(from(submit('+1 512 555 0199'))).toMatchObject({ nameError: null, busy: true });
  });
  test('a weak password stands by its field, and the name stays (ERR-042, RULE-002)', () =>
    expect(from(form, { at: 'registerUser', ...refused('InvalidPasswordException') })).toMatchObject({
      passwordError: 'weak',
      username: 'nora@example.com',
    }));
  test('a name that somebody has is told as that, at once', () =>
    expect(from(form, { at: 'registerUser', ...refused('UsernameExistsException') })).toMatchObject({ nameError: 'taken', busy: false }));
});

describe('a registration whose answer was lost', () => {
  const lost: Answer = { at: 'registerUser', ...failed('unknown', 502) };
  test('that arrived is found out by the new password: Nora goes on to the code, and is told of no fault', () =>
    expect(from(form, lost, { at: 'signIn', ...refused('UserNotConfirmedException') })).toMatchObject({
      screen: 'RegisterVerificationMethod',
      failure: null,
    }));
  test('that did not arrive: she may press again, and is told that nothing is made twice', () =>
    expect(from(form, lost, { at: 'signIn', ...refused('NotAuthorizedException') })).toMatchObject({ isUnsure: true, busy: false }));
  test('does not frighten at the second try: “exists” is looked into before it is said', () => {
    const taken: Answer = { at: 'registerUser', ...refused('UsernameExistsException') };
    expect(from(form, lost, { at: 'signIn', ...failed('offline') }, form, taken).value).toBe(JSON.stringify({ register: 'learning' }));
  });
});

describe('the verification', () => {
  test('a code that was taken leads to the success (FLOW-AUTH-02, ROUTE-010)', () =>
    expect(from(form, registered, { at: 'verifyCode', done: { kind: 'confirmed', codes } }).screen).toBe('VerifyConfirm'));
  test('a code that does not come: the name is looked at once more, and the code may still be entered (ROUTE-007)', () => {
    const missed: Answer = { at: 'verifyCode', done: { kind: 'missed', codes } };
    expect(from(form, registered, missed).screen).toBe('VerifyEmail');
    const back = from(form, registered, missed, { type: 'code.returned' });
    expect(back.screen).toBe('RegisterVerificationCode');
    expect(chartsBelow(back.snapshot)[0]?.snapshot.context.codes).toMatchObject({ sent: EMAIL, count: 1 });
  });
});
