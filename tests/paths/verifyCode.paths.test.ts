import { describe, expect, test } from 'vitest';
import { screenOf } from '../../machines/kit/screenOf.ts';
import type { VerifyCodeEvent } from '../../machines/verifyCode/verifyCode.rules.ts';
import { verifyCodeView } from '../../machines/verifyCode/verifyCode.view.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { gaps, told } from '../../machines/paths/explorer.ts';
import { tess } from '../../machines/paths/people/people.ts';
import { EMAIL, TEXT, failed, refused, sentBy, verifyCodeWalk } from '../../machines/paths/walks/verifyCode.walks.ts';

const walk = verifyCodeWalk();
const all = told(walk).map(([, snapshot]) => snapshot);

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('no address leads away while the service is asked', () =>
  expect(all.filter((at) => at.hasTag('busy') && at.can({ type: 'xstate.route', to: '#VerificationMethod' }))).toEqual([]));
test('the code is in nothing that the chart knows (STORE-011)', () =>
  expect(all.filter(({ context }) => /123 ?456/.test(JSON.stringify(context)))).toEqual([]));
test('in a recovery and on a new device no code is entered before one was sent (ROUTE-016, ROUTE-029)', () =>
  expect(all.filter((at) => at.matches('code') && at.context.purpose !== 'registration' && at.context.codes.sent === null)).toEqual([]));
test('there is always a way back to sign in', () =>
  expect(all.filter((at) => at.status === 'active' && !at.can({ type: 'login.opened' }))).toEqual([]));

const PAUSE: VerifyCodeEvent | { type: string } = { type: 'xstate.after.resendPause.verifyCode.code.asking.pausing' };
type Answer = { at: string; done: unknown } | { at: string; fails: ApiError };
type Step = VerifyCodeEvent | Answer | 'half a minute';

/** How it stands after these steps from a start. */
function after(start: string, ...steps: Step[]) {
  let now = walk.situations.find(({ title }) => title === start)?.snapshot;
  if (!now) throw new Error(`${start}: never seen`);
  for (const step of steps) {
    if (step === 'half a minute') now = walk.after(now, PAUSE);
    else if (!('at' in step)) now = walk.after(now, step);
    else if ('fails' in step) now = walk.after(now, { type: `xstate.error.actor.${step.at}`, error: step.fails });
    else now = walk.after(now, { type: `xstate.done.actor.${step.at}`, output: step.done });
  }
  return { ...verifyCodeView(now), shown: screenOf(now), output: now.output };
}

const NORA = 'Nora has registered';
const ANN = 'Ann has forgotten her password';
const byEmail: VerifyCodeEvent = { type: 'method.chosen', method: 'email' };
const sent: Answer = { at: 'sendCode', done: sentBy(EMAIL) };
const code: VerifyCodeEvent = { type: 'code.submitted', code: '123456' };
const confirming = (start: string, answer: { done: unknown } | { fails: ApiError }) =>
  after(start, byEmail, sent, code, { at: 'confirmCode', ...answer });

describe('the screens', () => {
  test('have the names that the specification gives them in each flow (ROUTE-008, ROUTE-009, ROUTE-016, ROUTE-017)', () => {
    expect([after(NORA).shown, after(NORA, byEmail, sent).shown]).toEqual(['RegisterVerificationMethod', 'RegisterVerificationCode']);
    expect([after(ANN).shown, after(ANN, byEmail, sent).shown]).toEqual([
      'ForgotPasswordVerificationMethod',
      'ForgotPasswordVerificationCode',
    ]);
  });
  test('the ways that the service told stay on offer when somebody wants the code another way', () =>
    expect(after(ANN, byEmail, sent, { type: 'method.changeChosen' }).codes.ways).toEqual([EMAIL, TEXT]));
});

describe('what the screen of the code says', () => {
  test('each refusal stands by the field, and a code of five digits is not sent', () => {
    const problem = (...fault: Parameters<typeof refused>) => confirming(NORA, refused(...fault)).codes.problem;
    expect(problem('CodeMismatchException')).toBe('wrong');
    expect(problem('ExpiredCodeException')).toBe('expired');
    expect(problem('LimitExceededException', 429)).toBe('tooMany');
    expect(after(NORA, byEmail, sent, { type: 'code.submitted', code: '12345' })).toMatchObject({
      codes: { problem: 'invalid' },
      busy: false,
    });
  });
  test('another code may be asked for after half a minute, and at once where only another one helps (FLOW-AUTH-14)', () => {
    expect(after(NORA, byEmail, sent).codes.mayResend).toBe(false);
    expect(after(NORA, byEmail, sent, { type: 'code.resendChosen' }).busy).toBe(false);
    expect(after(NORA, byEmail, sent, 'half a minute').codes.mayResend).toBe(true);
    expect(after(NORA, byEmail, sent, 'half a minute', { type: 'code.resendChosen' }).busy).toBe(true);
    expect(confirming(NORA, refused('ExpiredCodeException')).codes.mayResend).toBe(true);
  });
  test('a lost answer is shown, and the code may be sent again', () =>
    expect(confirming(NORA, failed('unknown', 502))).toMatchObject({ codes: { failure: { kind: 'unknown' } }, busy: false }));
});

describe('the outcome', () => {
  test('a code that was taken', () => expect(confirming(ANN, { done: {} }).output).toMatchObject({ kind: 'confirmed' }));
  test('whoever needs no code any more is confirmed, in a registration and nowhere else', () => {
    expect(confirming(NORA, refused('InvalidParameterException')).output).toMatchObject({ kind: 'confirmed' });
    expect(confirming(ANN, refused('InvalidParameterException')).output).toBe(undefined);
  });
  test('a name that nobody has, in a recovery (FLOW-AUTH-18)', () => {
    expect(after(ANN, byEmail, { at: 'sendCode', ...refused('UserNotFoundException') }).output).toMatchObject({ kind: 'unknownName' });
    expect(confirming(ANN, refused('UserNotFoundException')).output).toMatchObject({ kind: 'unknownName' });
  });
  test('an email that does not come; in a recovery a text has no screen for that (ROUTE-013)', () => {
    expect(after(ANN, byEmail, sent, { type: 'code.missed' }).output).toMatchObject({ kind: 'missed', codes: { sent: EMAIL } });
    const byText = after(ANN, byEmail, { at: 'sendCode', done: sentBy(TEXT) }, { type: 'code.missed' });
    expect(byText).toMatchObject({ shown: 'ForgotPasswordVerificationCode', mayBeMissed: false });
  });
});

const TESS = 'Tess signs in on a new device';

describe('a device that is not known (FLOW-AUTH-15)', () => {
  const wrong = [code, { at: 'confirmCode', ...refused('CodeMismatchException') }] as const;
  const lost = [code, { at: 'confirmCode', ...failed('unknown', 502) }] as const;
  const atCode = [byEmail, sent] as const;
  const trusted = { ...tess, trusted: true };

  test('the third wrong code ends the session, and before it the customer reads how many may follow', () => {
    expect(after(TESS, ...atCode)).toMatchObject({ triesLeft: null });
    expect(after(TESS, ...atCode, ...wrong)).toMatchObject({ triesLeft: 2, codes: { problem: 'wrong' } });
    expect(after(TESS, ...atCode, ...wrong, ...wrong)).toMatchObject({ triesLeft: 1, output: undefined });
    expect(after(TESS, ...atCode, ...wrong, ...wrong, ...wrong).output).toMatchObject({ kind: 'refused' });
  });
  test('another code does not begin the count anew', () => {
    const another = [{ type: 'code.resendChosen' }, { at: 'resendCode', done: sentBy(EMAIL) }] as const;
    expect(after(TESS, ...atCode, ...wrong, 'half a minute', ...another)).toMatchObject({ triesLeft: 2, codes: { count: 2 } });
  });
  test('in a registration wrong codes end nothing', () =>
    expect(after(NORA, byEmail, sent, ...wrong, ...wrong, ...wrong, ...wrong)).toMatchObject({ triesLeft: null, output: undefined }));
  test('whoever the service sends no code, or takes no more codes from, is refused', () => {
    const forbidden = refused('AccessDeniedException', 403);
    expect(after(TESS, byEmail, { at: 'sendCode', ...forbidden }).output).toMatchObject({ kind: 'refused' });
    const resent = after(TESS, ...atCode, 'half a minute', { type: 'code.resendChosen' }, { at: 'resendCode', ...forbidden });
    expect(resent.output).toMatchObject({ kind: 'refused' });
    const tooMany = refused('LimitExceededException', 429);
    expect(after(TESS, ...atCode, code, { at: 'confirmCode', ...tooMany }).output).toMatchObject({ kind: 'refused' });
    expect(after(TESS, byEmail, { at: 'sendCode', ...tooMany }).output).toBe(undefined);
  });
  test('a lost answer is neither yes nor no: the service is asked whether the code was taken', () => {
    expect(after(TESS, ...atCode, ...lost)).toMatchObject({ busy: true, output: undefined });
    expect(after(TESS, ...atCode, ...lost, { at: 'checkCode', done: false })).toMatchObject({
      busy: false,
      codes: { failure: { kind: 'unknown' } },
    });
    const taken = after(TESS, ...atCode, ...lost, { at: 'checkCode', done: true }, { at: 'readPerson', done: trusted });
    expect(taken.output).toMatchObject({ kind: 'confirmed', person: { trusted: true } });
  });
  test('a code that was taken, and the customer cannot be read: no code is needed any more, only another try', () => {
    const unread = [...atCode, code, { at: 'confirmCode', done: {} }, { at: 'readPerson', ...failed('offline') }] as const;
    expect(after(TESS, ...unread)).toMatchObject({ shown: 'VerificationCode', isUnread: true, personFailure: { kind: 'offline' } });
    const read = after(TESS, ...unread, { type: 'flow.left' }, { type: 'retry.chosen' }, { at: 'readPerson', done: trusted });
    expect(read.output).toMatchObject({ kind: 'confirmed', person: { trusted: true } });
  });
  test('the e-mail that does not come is asked about only where the code went to one (ROUTE-030)', () => {
    expect(after(TESS, ...atCode)).toMatchObject({ mayBeMissed: true });
    expect(after(TESS, byEmail, { at: 'sendCode', done: sentBy(TEXT) })).toMatchObject({ mayBeMissed: false });
  });
  test('whoever gives up leaves', () => expect(after(TESS, { type: 'flow.left' }).output).toMatchObject({ kind: 'left' }));
  test('a code goes out only when it was asked for (CONF-017)', () => {
    const into = walk.situations.flatMap(({ key, ways }) => ways.filter(({ to }) => to !== key && /"(re)?sending"/.test(to)));
    expect(new Set(into.map(({ step }) => step.event.type))).toEqual(new Set(['method.chosen', 'code.resendChosen']));
  });
});

describe('a new name to sign in by (FLOW-AUTH-16)', () => {
  const NEW = 'Ann wants to sign in by a new e-mail';
  const taken = refused('UsernameExistsException');

  test('to an e-mail the code goes at once; where the ways are opened it waits for a choice', () => {
    expect(after(NEW)).toMatchObject({ shown: 'VerificationMethod', busy: true });
    expect(after(NEW, sent)).toMatchObject({ shown: 'Code', codes: { sent: EMAIL } });
    expect(after('Ann opens the ways for the code to her new name')).toMatchObject({ shown: 'VerificationMethod', busy: false });
  });
  test('somebody else has it, as the code is sent, sent again or checked', () => {
    const outcomes = [
      after(NEW, { at: 'sendCode', ...taken }),
      after(NEW, sent, 'half a minute', { type: 'code.resendChosen' }, { at: 'resendCode', ...taken }),
      after(NEW, sent, code, { at: 'confirmCode', ...taken }),
    ];
    expect(outcomes.map(({ output }) => output?.kind)).toEqual(['taken', 'taken', 'taken']);
  });
  test('the lender does not let this customer change it', () =>
    expect(after(NEW, sent, code, { at: 'confirmCode', ...refused('AccessDeniedException', 403) }).output).toMatchObject({
      kind: 'refused',
    }));
  test('another name is wanted: in no other flow', () => {
    expect(after(NEW, sent, { type: 'name.changeChosen' }).output).toMatchObject({ kind: 'anotherName' });
    expect(after(TESS, byEmail, sent, { type: 'name.changeChosen' }).output).toBe(undefined);
  });
  test('it is changed, only the page is behind: it may be left all the same', () => {
    const unread = after(NEW, sent, code, { at: 'confirmCode', done: {} }, { at: 'readPerson', ...failed('offline') });
    expect(unread).toMatchObject({ isUnread: true, username: 'new@example.com' });
    const left = [sent, code, { at: 'confirmCode', done: {} }, { at: 'readPerson', ...failed('offline') }, { type: 'flow.left' }] as const;
    expect(after(NEW, ...left).output).toMatchObject({ kind: 'left' });
  });
});
