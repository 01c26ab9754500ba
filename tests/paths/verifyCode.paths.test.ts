import { describe, expect, test } from 'vitest';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { resendAsk, sendAsk, type VerifyCodeEvent } from '../../machines/verifyCode/verifyCode.rules.ts';
import { verifyCodeView } from '../../machines/verifyCode/verifyCode.view.ts';
import type { ApiError } from '../../services/contract/error.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { tess } from '../../machines/paths/people/people.ts';
import { EMAIL, TEXT, failed, refused, sentBy, verifyCodeWalk } from '../../machines/paths/walks/verifyCode.walks.ts';

const walk = verifyCodeWalk();
const all = titled(walk).map(([, snapshot]) => snapshot);

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('no address leads away during a request', () =>
  expect(all.filter((at) => at.hasTag('busy') && at.can({ type: 'xstate.route', to: '#VerificationMethod' }))).toEqual([]));
test('the context never holds the code (STORE-011)', () =>
  expect(all.filter(({ context }) => /123 ?456/.test(JSON.stringify(context)))).toEqual([]));
test('in a recovery and on a new device no code is entered before one was sent (ROUTE-016, ROUTE-029)', () =>
  expect(all.filter((at) => at.matches('code') && at.context.purpose !== 'registration' && at.context.codes.sent === null)).toEqual([]));
test('there is always a way back to sign in', () =>
  expect(all.filter((at) => at.status === 'active' && !at.can({ type: 'login.opened' }))).toEqual([]));

const PAUSE: VerifyCodeEvent | { type: string } = { type: 'xstate.after.resendPause.verifyCode.code.waiting.pausing' };
type Answer = { at: string; done: unknown } | { at: string; fails: ApiError };
type Step = VerifyCodeEvent | Answer | 'half a minute';

/** The view after these steps from a start. */
function after(start: string, ...steps: Step[]) {
  let now = walk.situations.find(({ title }) => title === start)?.snapshot;
  if (!now) throw new Error(`the walk has no start "${start}"`);
  for (const step of steps) {
    if (step === 'half a minute') now = walk.after(now, PAUSE);
    else if (!('at' in step)) now = walk.after(now, step);
    else if ('fails' in step) now = walk.after(now, { type: `xstate.error.actor.${step.at}`, error: step.fails });
    else now = walk.after(now, { type: `xstate.done.actor.${step.at}`, output: step.done });
  }
  return { ...verifyCodeView(now), screen: screenOf(now), output: now.output };
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
    expect([after(NORA).screen, after(NORA, byEmail, sent).screen]).toEqual(['RegisterVerificationMethod', 'RegisterVerificationCode']);
    expect([after(ANN).screen, after(ANN, byEmail, sent).screen]).toEqual([
      'ForgotPasswordVerificationMethod',
      'ForgotPasswordVerificationCode',
    ]);
  });
  test('the methods that the service listed stay on offer when the customer wants another one', () =>
    expect(after(ANN, byEmail, sent, { type: 'method.changeChosen' }).codes.ways).toEqual([EMAIL, TEXT]));
});

test('a code goes by the method that was chosen, by the only one at once, and another one by the same', () => {
  const start = (title: string) => walk.situations.find((one) => one.title === title)?.snapshot;
  const byOf = (at: ReturnType<typeof start>, ...events: VerifyCodeEvent[]) =>
    at && sendAsk(events.reduce((now, event) => walk.after(now, event), at).context).method;
  const tess = start('Tess signs in on a new device');
  expect([byOf(tess, byEmail), byOf(tess, { type: 'method.chosen', method: 'text' })]).toEqual(['email', 'text']);
  expect(byOf(start('Ann wants to sign in with a new email'))).toBe('email');
  const coming = start('Ann comes back to the code');
  expect(coming && resendAsk(coming.context).method).toBe('email');
});

describe('the code screen', () => {
  test('each error is shown at the field, and a code of five digits is not sent', () => {
    const problem = (...fault: Parameters<typeof refused>) => confirming(NORA, refused(...fault)).codes.problem;
    expect(problem('CodeMismatchException')).toBe('wrong');
    expect(problem('ExpiredCodeException')).toBe('expired');
    expect(problem('LimitExceededException', 429)).toBe('tooMany');
    expect(after(NORA, byEmail, sent, { type: 'code.submitted', code: '12345' })).toMatchObject({
      codes: { problem: 'invalid' },
      busy: false,
    });
  });
  test('another code can be requested after half a minute, and at once where only another one helps (FLOW-AUTH-14)', () => {
    expect(after(NORA, byEmail, sent).codes.mayResend).toBe(false);
    expect(after(NORA, byEmail, sent, { type: 'code.resendChosen' }).busy).toBe(false);
    expect(after(NORA, byEmail, sent, 'half a minute').codes.mayResend).toBe(true);
    expect(after(NORA, byEmail, sent, 'half a minute', { type: 'code.resendChosen' }).busy).toBe(true);
    expect(confirming(NORA, refused('ExpiredCodeException')).codes.mayResend).toBe(true);
  });
  test('a lost response is shown, and the code can be sent again', () =>
    expect(confirming(NORA, failed('unknown', 502))).toMatchObject({ codes: { failure: { kind: 'unknown' } }, busy: false }));
});

describe('the outcome', () => {
  test('an accepted code', () => expect(confirming(ANN, { done: {} }).output).toMatchObject({ kind: 'confirmed' }));
  test('a customer who no longer needs a code is confirmed, in a registration only', () => {
    expect(confirming(NORA, refused('InvalidParameterException')).output).toMatchObject({ kind: 'confirmed' });
    expect(confirming(ANN, refused('InvalidParameterException')).output).toBe(undefined);
  });
  test('an unknown username, in a recovery (FLOW-AUTH-18)', () => {
    expect(after(ANN, byEmail, { at: 'sendCode', ...refused('UserNotFoundException') }).output).toMatchObject({ kind: 'unknownName' });
    expect(confirming(ANN, refused('UserNotFoundException')).output).toMatchObject({ kind: 'unknownName' });
  });
  test('an email that did not arrive; in a recovery there is no such screen for a text (ROUTE-013)', () => {
    expect(after(ANN, byEmail, sent, { type: 'code.missed' }).output).toMatchObject({ kind: 'missed', codes: { sent: EMAIL } });
    const byText = after(ANN, byEmail, { at: 'sendCode', done: sentBy(TEXT) }, { type: 'code.missed' });
    expect(byText).toMatchObject({ screen: 'ForgotPasswordVerificationCode', mayBeMissed: false });
  });
});

const TESS = 'Tess signs in on a new device';

describe('a new device (FLOW-AUTH-15)', () => {
  const wrong = [code, { at: 'confirmCode', ...refused('CodeMismatchException') }] as const;
  const lost = [code, { at: 'confirmCode', ...failed('unknown', 502) }] as const;
  const atCode = [byEmail, sent] as const;
  const trusted = { ...tess, trusted: true };

  test('the third wrong code ends the session, and before it the screen says how many are left', () => {
    expect(after(TESS, ...atCode)).toMatchObject({ triesLeft: null });
    expect(after(TESS, ...atCode, ...wrong)).toMatchObject({ triesLeft: 2, codes: { problem: 'wrong' } });
    expect(after(TESS, ...atCode, ...wrong, ...wrong)).toMatchObject({ triesLeft: 1, output: undefined });
    expect(after(TESS, ...atCode, ...wrong, ...wrong, ...wrong).output).toMatchObject({ kind: 'refused' });
  });
  test('another code does not reset the count', () => {
    const another = [{ type: 'code.resendChosen' }, { at: 'resendCode', done: sentBy(EMAIL) }] as const;
    expect(after(TESS, ...atCode, ...wrong, 'half a minute', ...another)).toMatchObject({ triesLeft: 2, codes: { count: 2 } });
  });
  test('in a registration wrong codes end nothing', () =>
    expect(after(NORA, byEmail, sent, ...wrong, ...wrong, ...wrong, ...wrong)).toMatchObject({ triesLeft: null, output: undefined }));
  test('a customer whom the service sends no code, or allows no more codes, is refused', () => {
    const forbidden = refused('AccessDeniedException', 403);
    expect(after(TESS, byEmail, { at: 'sendCode', ...forbidden }).output).toMatchObject({ kind: 'refused' });
    const resent = after(TESS, ...atCode, 'half a minute', { type: 'code.resendChosen' }, { at: 'resendCode', ...forbidden });
    expect(resent.output).toMatchObject({ kind: 'refused' });
    const tooMany = refused('LimitExceededException', 429);
    expect(after(TESS, ...atCode, code, { at: 'confirmCode', ...tooMany }).output).toMatchObject({ kind: 'refused' });
    expect(after(TESS, byEmail, { at: 'sendCode', ...tooMany }).output).toBe(undefined);
  });
  test('after a lost response the service is asked whether it accepted the code', () => {
    expect(after(TESS, ...atCode, ...lost)).toMatchObject({ busy: true, output: undefined });
    expect(after(TESS, ...atCode, ...lost, { at: 'checkCode', done: false })).toMatchObject({
      busy: false,
      codes: { failure: { kind: 'unknown' } },
    });
    const taken = after(TESS, ...atCode, ...lost, { at: 'checkCode', done: true }, { at: 'readPerson', done: trusted });
    expect(taken.output).toMatchObject({ kind: 'confirmed', person: { trusted: true } });
  });
  test('the code is accepted but the customer cannot be loaded: a retry needs no code', () => {
    const unread = [...atCode, code, { at: 'confirmCode', done: {} }, { at: 'readPerson', ...failed('offline') }] as const;
    expect(after(TESS, ...unread)).toMatchObject({ screen: 'VerificationCode', isUnread: true, personFailure: { kind: 'offline' } });
    const read = after(TESS, ...unread, { type: 'flow.left' }, { type: 'retry.chosen' }, { at: 'readPerson', done: trusted });
    expect(read.output).toMatchObject({ kind: 'confirmed', person: { trusted: true } });
  });
  test('the email screen is offered only where the code went by email (ROUTE-030)', () => {
    expect(after(TESS, ...atCode)).toMatchObject({ mayBeMissed: true });
    expect(after(TESS, byEmail, { at: 'sendCode', done: sentBy(TEXT) })).toMatchObject({ mayBeMissed: false });
  });
  test('a customer who cancels leaves', () => expect(after(TESS, { type: 'flow.left' }).output).toMatchObject({ kind: 'left' }));
  test('a code is sent only when the customer requests it (CONF-017)', () => {
    const into = walk.situations.flatMap(({ key, ways }) => ways.filter(({ to }) => to !== key && /"(re)?sending"/.test(to)));
    expect(new Set(into.map(({ step }) => step.event.type))).toEqual(new Set(['method.chosen', 'code.resendChosen']));
  });
});

describe('a code of the other party (FLOW-REFI-15)', () => {
  const SAM = 'Ann asks Sam for a code';
  const byText = { type: 'method.chosen', method: 'text' } as const;
  const texted = { at: 'sendCode', done: { method: 'text', destination: '(•••) •••-0102', expiresInSeconds: 600 } } as const;
  const confirmed = (answer: { done: unknown } | { fails: ApiError }) => after(SAM, byText, texted, code, { at: 'confirmCode', ...answer });

  test('goes by text or by voice, and its screen names where it went', () => {
    expect(after(SAM).codes.ways.map(({ method }) => method)).toEqual(['text', 'voice']);
    expect(after(SAM, byText, texted)).toMatchObject({
      screen: 'VerificationCode',
      party: { name: 'Sam Fox' },
      codes: { sent: { destination: '(•••) •••-0102' } },
    });
  });
  test('an accepted code is enough; wrong, expired and too many codes stay on the screen, with another code as the way on', () => {
    expect(confirmed({ done: undefined }).output).toMatchObject({ kind: 'confirmed', person: null });
    const problems = [refused('CodeMismatchException'), refused('ExpiredCodeException'), refused('LimitExceededException', 429)].map(
      confirmed,
    );
    expect(problems.map(({ codes, output }) => [codes.problem, codes.mayResend, output])).toEqual([
      ['wrong', false, undefined],
      ['expired', true, undefined],
      ['tooMany', true, undefined],
    ]);
  });
  test('too many codes stay on the screen with the service’s sentence', () =>
    expect(after(SAM, byText, { at: 'sendCode', ...refused('LimitExceededException', 429) })).toMatchObject({
      output: undefined,
      codes: { failure: { status: 429, texts: ['No.'] } },
    }));
  test('without a contact on file, or for a customer who may not ask, the step ends with the service’s error', () => {
    for (const status of [422, 403])
      expect(after(SAM, byText, { at: 'sendCode', ...refused('', status) }).output).toMatchObject({ kind: 'refused', failure: { status } });
    expect(confirmed(refused('', 403)).output).toMatchObject({ kind: 'refused' });
  });
  test('after a lost response Ann reads that the check failed, and the page does not send the code again by itself', () =>
    expect(confirmed(failed('unknown', 502))).toMatchObject({ busy: false, codes: { failure: { kind: 'unknown' } } }));
});

describe('a new username (FLOW-AUTH-16)', () => {
  const NEW = 'Ann wants to sign in with a new email';
  const taken = refused('UsernameExistsException');

  test('to an email the code goes at once; the screen of the methods waits for a choice', () => {
    expect(after(NEW)).toMatchObject({ screen: 'VerificationMethod', busy: true });
    expect(after(NEW, sent)).toMatchObject({ screen: 'Code', codes: { sent: EMAIL } });
    expect(after('Ann opens the methods for her new username')).toMatchObject({ screen: 'VerificationMethod', busy: false });
  });
  test('it is taken, when the code is sent, sent again or checked', () => {
    const outcomes = [
      after(NEW, { at: 'sendCode', ...taken }),
      after(NEW, sent, 'half a minute', { type: 'code.resendChosen' }, { at: 'resendCode', ...taken }),
      after(NEW, sent, code, { at: 'confirmCode', ...taken }),
    ];
    expect(outcomes.map(({ output }) => output?.kind)).toEqual(['taken', 'taken', 'taken']);
  });
  test('the lender does not allow the change', () =>
    expect(after(NEW, sent, code, { at: 'confirmCode', ...refused('AccessDeniedException', 403) }).output).toMatchObject({
      kind: 'refused',
    }));
  test('another username can be chosen, in no other flow', () => {
    expect(after(NEW, sent, { type: 'name.changeChosen' }).output).toMatchObject({ kind: 'anotherName' });
    expect(after(TESS, byEmail, sent, { type: 'name.changeChosen' }).output).toBe(undefined);
  });
  test('it is changed but the customer cannot be loaded: the customer may leave', () => {
    const unread = after(NEW, sent, code, { at: 'confirmCode', done: {} }, { at: 'readPerson', ...failed('offline') });
    expect(unread).toMatchObject({ isUnread: true, username: 'new@example.com' });
    const left = [sent, code, { at: 'confirmCode', done: {} }, { at: 'readPerson', ...failed('offline') }, { type: 'flow.left' }] as const;
    expect(after(NEW, ...left).output).toMatchObject({ kind: 'left' });
  });
});
