import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { codesFor } from '../../machines/verifyCode/codes.rules.ts';
import { chartsBelow, visibleScreen } from '../../machines/kit/visibleScreen.ts';
import { registrationView } from '../../machines/registration/registration.view.ts';
import type { RegistrationEvent } from '../../machines/registration/registration.types.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { endsWithout, gaps, titled } from '../../machines/paths/explorer.ts';
import { EMAIL, failed, refused, registrationWalk, submit } from '../../machines/paths/walks/registration.walks.ts';

const walk = registrationWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('every end forgets the password', () => expect(endsWithout(walk, 'forgetPassword')).toEqual([]));

const always = alwaysIn(titled(walk), (snapshot) => {
  const view = registrationView(snapshot);
  return { snapshot, view };
});
always('no address leads away during a request', ({ snapshot, view }) =>
  expect(view.busy && snapshot.can({ type: 'xstate.route', to: '#VerifyConfirm' })).toBe(false),
);
always('the context never holds a password or a code (STORE-011)', ({ snapshot }) =>
  expect(JSON.stringify(snapshot.context)).not.toMatch(/"password"|123 ?456/),
);
always('VerifyConfirm comes only after an accepted code (FLOW-AUTH-02)', ({ snapshot }) =>
  expect(snapshot.matches('verifyConfirm') && !snapshot.context.verified).toBe(false),
);
always('only a registered username is verified (ROUTE-008)', ({ snapshot }) =>
  expect(snapshot.matches('verifying') && !snapshot.context.registered).toBe(false),
);

type Answer = { at: string; done: unknown } | { at: string; fails: ApiError };
type Step = RegistrationEvent | Answer;

/** The view after these steps from a start: what Nora does, and the response to each call. */
function after(start: string, ...steps: Step[]) {
  let now = walk.situations.find(({ title }) => title === start)?.snapshot;
  if (!now) throw new Error(`the walk has no start "${start}"`);
  for (const step of steps) {
    if (!('at' in step)) now = walk.after(now, step);
    else if ('fails' in step) now = walk.after(now, { type: `xstate.error.actor.${step.at}`, error: step.fails });
    else now = walk.after(now, { type: `xstate.done.actor.${step.at}`, output: step.done });
  }
  return { ...registrationView(now), screen: visibleScreen(now), value: JSON.stringify(now.value), snapshot: now };
}
const open: Answer[] = [
  { at: 'readDraft', done: null },
  { at: 'readGuestCards', done: [] },
];
const from = (...steps: Step[]) => after('Register is opened', ...open, ...steps);
const form = submit('nora@example.com');
const registered: Answer = { at: 'registerUser', done: { methods: [EMAIL] } };
const codes = { ...codesFor([EMAIL]), sent: EMAIL, count: 1 };

describe('the errors of Register', () => {
  test('the empty form: both fields show an error, and no request is sent (ERR-042)', () =>
    expect(from(submit('', false))).toMatchObject({ nameError: 'required', passwordError: 'required', busy: false }));
  test('a malformed email is an error; a phone number with +1 is valid (ERR-042, RULE-001)', () => {
    expect(from(submit('nora@'))).toMatchObject({ nameError: 'invalid', busy: false });
    expect(from(submit('+1 512 555 0199'))).toMatchObject({ nameError: null, busy: true });
  });
  test('a weak password is shown at its field, and the username stays (ERR-042, RULE-002)', () =>
    expect(from(form, { at: 'registerUser', ...refused('InvalidPasswordException') })).toMatchObject({
      passwordError: 'weak',
      username: 'nora@example.com',
    }));
  test('a taken username is shown as taken, at once', () =>
    expect(from(form, { at: 'registerUser', ...refused('UsernameExistsException') })).toMatchObject({ nameError: 'taken', busy: false }));
});

describe('a registration whose response was lost', () => {
  const lost: Answer = { at: 'registerUser', ...failed('unknown', 502) };
  test('that arrived is found by the new password: Nora continues to the code, without an error', () =>
    expect(from(form, lost, { at: 'signIn', ...refused('UserNotConfirmedException') })).toMatchObject({
      screen: 'RegisterVerificationMethod',
      failure: null,
    }));
  test('that did not arrive: Nora can submit again, and reads that nothing is created twice', () =>
    expect(from(form, lost, { at: 'signIn', ...refused('NotAuthorizedException') })).toMatchObject({ isUnsure: true, busy: false }));
  test('does not alarm at the second try: “taken” is checked before it is shown', () => {
    const taken: Answer = { at: 'registerUser', ...refused('UsernameExistsException') };
    expect(from(form, lost, { at: 'signIn', ...failed('offline') }, form, taken).value).toBe(JSON.stringify({ register: 'learning' }));
  });
});

describe('the verification', () => {
  test('an accepted code leads to VerifyConfirm (FLOW-AUTH-02, ROUTE-010)', () =>
    expect(from(form, registered, { at: 'verifyCode', done: { kind: 'confirmed', codes } }).screen).toBe('VerifyConfirm'));
  test('a code that did not arrive: VerifyEmail shows the username, and the code can still be entered (ROUTE-007)', () => {
    const missed: Answer = { at: 'verifyCode', done: { kind: 'missed', codes } };
    expect(from(form, registered, missed).screen).toBe('VerifyEmail');
    const back = from(form, registered, missed, { type: 'code.returned' });
    expect(back.screen).toBe('RegisterVerificationCode');
    expect(chartsBelow(back.snapshot)[0]?.snapshot.context.codes).toMatchObject({ sent: EMAIL, count: 1 });
  });
});
