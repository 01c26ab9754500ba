import { describe, expect, test } from 'vitest';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { visibleScreen } from '../../machines/kit/visibleScreen.ts';
import { recoveryView } from '../../machines/recovery/recovery.view.ts';
import type { RecoveryEvent } from '../../machines/recovery/recovery.rules.ts';
import { endsWithout, gaps, titled } from '../../machines/paths/explorer.ts';
import { failed, recoveryWalk, refused, sendPassword, sentCodes, start, ways } from '../../machines/paths/walks/recovery.walks.ts';

const walk = recoveryWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('every end forgets the new password and its key', () => expect(endsWithout(walk, 'forgetSecrets')).toEqual([]));

const active = titled(walk).filter(([, { status }]) => status === 'active');

test('no address leads away during a request', () =>
  expect(active.filter(([, at]) => at.hasTag('busy') && at.can({ type: 'xstate.route', to: '#ForgotPassword' }))).toEqual([]));
test('there is always a way back to sign in, but while the new password is being saved', () =>
  expect(active.filter(([, at]) => at.can({ type: 'login.opened' }) === at.matches({ resetPassword: 'saving' }))).toEqual([]));
test('the context never holds a password, code or key (STORE-011)', () =>
  expect(active.filter(([, { context }]) => /123456|123 456|resetKey|"password":/.test(JSON.stringify(context)))).toEqual([]));
test('the new password comes only after an accepted code (ROUTE-014)', () =>
  expect(active.filter(([, at]) => screenOf(at) === 'ResetPassword' && !at.context.mayReset)).toEqual([]));

type Answer = readonly [actor: string, reply: { done: unknown } | { fails: unknown } | { shows: unknown }];
/** The snapshot after these steps. */
function after(title: string, ...steps: (RecoveryEvent | Answer)[]) {
  let at = walk.situations.find((situation) => situation.title === title)?.snapshot;
  if (!at) throw new Error(`the walk has no start "${title}"`);
  for (const step of [['readDraft', { done: null }] as const, ...steps]) {
    if ('type' in step) at = walk.after(at, step);
    else if ('shows' in step[1]) at = walk.after(at, { type: `xstate.snapshot.${step[0]}`, snapshot: step[1].shows });
    else if ('done' in step[1]) at = walk.after(at, { type: `xstate.done.actor.${step[0]}`, output: step[1].done });
    else at = walk.after(at, { type: `xstate.error.actor.${step[0]}`, error: step[1].fails });
  }
  return at;
}
const forgot = 'Ann has forgotten her password';
const named: RecoveryEvent = { type: 'name.submitted', username: 'ann@example.com' };
const codes = sentCodes(ways[0]);
const sent: Answer = ['verifyCode', { shows: { context: { codes } } }];
const accepted: Answer = ['verifyCode', { done: { kind: 'confirmed', codes } }];
const choosing = [named, sent, accepted] as const;
const seen = (...steps: (RecoveryEvent | Answer)[]) => {
  const at = after(forgot, ...steps);
  return { screen: visibleScreen(at), ...recoveryView(at) };
};

describe('the way to a new password', () => {
  test('username, method, code, new password, and back to Login with the username (FLOW-AUTH-13, ROUTE-011)', () => {
    expect(seen(named)).toMatchObject({ screen: 'ForgotPasswordVerificationMethod', codes: { ways: [ways[0]] } });
    expect(seen(...choosing).screen).toBe('ResetPassword');
    const saved = after(forgot, ...choosing, sendPassword(), ['setNewPassword', { done: undefined }]);
    expect(saved.output).toEqual({ kind: 'passwordReset', username: 'ann@example.com' });
  });
  test('an unknown email or phone number is shown at the field where it was typed (FLOW-AUTH-18)', () => {
    const unknown: Answer = ['verifyCode', { done: { kind: 'unknownName', codes } }];
    expect(seen(named, unknown)).toMatchObject({
      screen: 'ForgotPassword',
      usernameError: 'emailNotFound',
      username: 'ann@example.com',
    });
    const phone: RecoveryEvent = { type: 'name.submitted', username: '+1 (512) 555-0199' };
    expect(seen(phone, unknown)).toMatchObject({
      usernameError: 'phoneNotFound',
      username: '+1 (512) 555-0199',
    });
  });
  test('an email that did not arrive has a screen that says where it went; the code can be entered afterwards (ROUTE-013)', () => {
    const missed: Answer = ['verifyCode', { done: { kind: 'missed', codes } }];
    expect(seen(named, sent, missed)).toMatchObject({ screen: 'RecoveryEmail', codes: { sent: ways[0] } });
    expect(seen(named, sent, missed, { type: 'code.entryChosen' }).screen).toBe('ForgotPasswordVerificationCode');
  });
  test('three wrong passwords: the username is filled in and the screen says why, until the customer continues (FLOW-AUTH-12, OPEN-005)', () => {
    const at = after('Ann typed a wrong password three times');
    expect(recoveryView(at)).toMatchObject({ afterWrongPasswords: true, username: 'ann@example.com' });
    expect(recoveryView(walk.after(at, named)).afterWrongPasswords).toBe(false);
  });
  test('a known username leads to the methods at once; a visitor from a link enters it first (FLOW-AUTH-04, GUARD-009)', () => {
    expect(visibleScreen(after('Pia must reset her password', { type: 'reset.chosen' }))).toBe('ForgotPasswordVerificationMethod');
    expect(visibleScreen(after('a link of Pia needs a new password first', { type: 'reset.chosen' }))).toBe('ForgotPassword');
  });
  test('after a reload the code can still be entered; the new password needs another code', () => {
    const draft: Answer = ['readDraft', { done: { username: 'ann@example.com', sent: ways[0] } }];
    const reloaded = (screen: string) => {
      const first = walk.situations.find(({ title }) => title === `Ann reloads the ${screen}`)?.snapshot;
      if (!first || !('done' in draft[1])) throw new Error(`no start for ${screen}`);
      return visibleScreen(walk.after(first, { type: 'xstate.done.actor.readDraft', output: draft[1].done }));
    };
    expect(reloaded('code screen')).toBe('ForgotPasswordVerificationCode');
    expect(reloaded('screen of the missing email')).toBe('RecoveryEmail');
    expect(reloaded('screen of the new password')).toBe('ForgotPasswordVerificationMethod');
  });
});

describe('a new password', () => {
  const trying = (...answers: Answer[]) => seen(...choosing, ...answers.flatMap((answer) => [sendPassword(), answer]));
  test('an empty or weak password is rejected before any request (ERR-042)', () => {
    expect(seen(...choosing, sendPassword(false, false))).toMatchObject({ problem: 'required', busy: false });
    expect(seen(...choosing, sendPassword(false))).toMatchObject({ problem: 'weak', busy: false });
  });
  test('the service may require more than the hints (ERR-042)', () =>
    expect(trying(['setNewPassword', refused('InvalidPasswordException')]).problem).toBe('weak'));
  test('it took too long: another code is needed', () => {
    expect(trying(['setNewPassword', refused('ExpiredCodeException')]).problem).toBe('expired');
    const again = after(forgot, ...choosing, { type: 'code.newChosen' });
    expect(visibleScreen(again)).toBe('ForgotPasswordVerificationMethod');
    expect(again.can({ type: 'xstate.route', to: '#ResetPassword' })).toBe(false);
  });
  test('after a lost response the password may be saved, and a used-up key says that it most likely is', () => {
    const lost: Answer = ['setNewPassword', failed('unknown', 502)];
    expect(trying(lost).problem).toBe('unsure');
    expect(trying(lost, ['setNewPassword', refused('ExpiredCodeException')]).problem).toBe('maybeSaved');
    expect(trying(['setNewPassword', failed('offline')])).toMatchObject({ problem: null, failure: { kind: 'offline' } });
  });
});

test('a username from Login is never mixed with the draft of another one', () => {
  const first = walk.situations.find(({ title }) => title === 'Pia must reset her password')?.snapshot;
  if (!first) throw new Error('the walk has no start for Pia');
  const at = walk.after(first, { type: 'xstate.done.actor.readDraft', output: { username: 'ann@example.com', sent: ways[0] } });
  expect([at.context.username, at.context.codes.sent, start('x').username]).toEqual(['pia@example.com', null, '']);
});
