// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { PartyCodeEvent } from '../../machines/partyCode/partyCode.rules.ts';
import { partyCodeView } from '../../machines/partyCode/partyCode.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { partyCodeWalk } from '../../machines/paths/walks/partyCode.walks.ts';
import { verifyCodeWalk } from '../../machines/paths/walks/verifyCode.walks.ts';
import type { VerifyCodeEvent } from '../../machines/verifyCode/verifyCode.rules.ts';
import { verifyCodeView } from '../../machines/verifyCode/verifyCode.view.ts';
import { messages as spanish } from '../../ui/locales/es/partyCode.po';
import { AltPartyVerifyCode } from '../../ui/screens/partyCode/AltPartyVerifyCode.tsx';
import { VerificationCode } from '../../ui/screens/verifyCode/VerificationCode.tsx';
import { VerificationMethod } from '../../ui/screens/verifyCode/VerificationMethod.tsx';
import { press, stage } from '../ui/stage.tsx';

const ANN = 'Ann renews the loan she shares with Sam';
const SAM = 'Sam renews it, by text only';
const sent: (PartyCodeEvent | VerifyCodeEvent)[] = [];
const send = (event: PartyCodeEvent | VerifyCodeEvent) => void sent.push(event);
const explanation = (...labels: [string, ...string[]]) => partyCodeView(follow(partyCodeWalk(), ...labels));
const STORE = 'a[href="tel:+15125550150"]';

/** The screens of the code, once Ann has gone on from the explanation. */
function codeScreen(...labels: string[]) {
  const view = verifyCodeView(follow(verifyCodeWalk(), 'Ann asks Sam for a code', ...labels));
  return view.screen === 'VerificationMethod'
    ? stage(<VerificationMethod view={view} send={send} />)
    : stage(<VerificationCode view={view} send={send} />);
}
const texted = ['chooses text', 'sendCode: it is on its way by text'];

test('Ann reads why she needs a code and who gets it, and goes on or back (part of ROUTE-079)', () => {
  const { text, button, container } = stage(<AltPartyVerifyCode view={explanation(ANN)} send={send} />);
  expect(container.querySelector('main')?.dataset['screen']).toBe('AltPartyVerifyCode');
  expect(text()).toContain('Ask Sam Fox for a code');
  expect(text()).toContain('To renew it, you need a code that only Sam Fox gets.');
  expect(text()).toContain('Nothing is paid in this step.');
  expect(container.querySelector(STORE)).not.toBeNull();
  press(button('Choose how Sam Fox gets the code'));
  press(button('Back to the costs'));
  expect(sent.splice(0)).toEqual([{ type: 'code.chosen' }, { type: 'flow.left' }]);
});

test('with only one method the button says that the code is sent; a loan that is refinanced says so (RULE-031)', () => {
  const { text, button } = stage(<AltPartyVerifyCode view={explanation(SAM)} send={send} />);
  expect(button('Send Ann Lee the code')).toBeTruthy();
  expect(text()).toContain('To refinance it, you need a code');
});

test('a code that is on its way is entered, not sent again', () => {
  const again = explanation(ANN, 'goes on to the code', 'verifyCode: a code is on its way', 'opens the address of AltPartyVerifyCode');
  expect(stage(<AltPartyVerifyCode view={again} send={send} />).button('Enter the code')).toBeTruthy();
});

test('when Sam has no phone number or email, Ann reads why no code is sent, and sees the number of her store; no button sends a code', () => {
  const view = explanation(ANN, 'goes on to the code', 'verifyCode: no code can be sent');
  const { text, find, container, button } = stage(<AltPartyVerifyCode view={view} send={send} />);
  expect(find('[role=alert]', HTMLElement).textContent).toContain('There is no phone number or email to send a code to.');
  expect(text()).toContain('Your store can renew the loan with both of you.');
  expect(container.querySelector(STORE)).not.toBeNull();
  expect(container.querySelector('.button-primary')).toBeNull();
  press(button('Back to the costs'));
  expect(sent.splice(0)).toEqual([{ type: 'flow.left' }]);
});

test('a call is offered only where the lender makes calls (FLOW-REFI-16, ROUTE-091)', () => {
  const { text, container } = codeScreen();
  expect(container.querySelector('main')?.dataset['screen']).toBe('VerificationMethod');
  expect(text()).toContain('How should Sam Fox get the code?');
  expect(text()).toContain('Phone call with a spoken code');
  expect(container.querySelector('input:checked')).toBeNull();
  const view = verifyCodeView(follow(verifyCodeWalk(), 'Ann asks Sam for a code'));
  if (view.screen !== 'VerificationMethod') throw new Error(`${view.screen} is shown`);
  const ways = view.codes.ways.filter(({ method }) => method === 'text');
  expect(stage(<VerificationMethod view={{ ...view, codes: { ...view.codes, ways } }} send={send} />).text()).not.toContain('Phone call');
});

test('VerificationCode says where the code went and whom to ask, and leads to the store and back (ROUTE-080)', () => {
  const { text, container, button } = codeScreen(...texted);
  expect(container.querySelector('main')?.dataset['screen']).toBe('VerificationCode');
  expect(text()).toContain('We sent Sam Fox a text message with a code, to (•••) •••-0199. Ask Sam Fox for it.');
  expect(button('Check the code')).toBeTruthy();
  expect(container.querySelectorAll('svg.drawing[aria-hidden="true"]')).toHaveLength(1);
  expect(container.querySelector(STORE)).not.toBeNull();
  press(button('Back to the costs'));
  expect(sent.splice(0)).toEqual([{ type: 'flow.left' }]);
});

test.each([
  ['sends no code', [], 'Enter the code we sent to Sam Fox'],
  ['sends the code', ['confirmCode: it is wrong'], 'This isn’t the code we sent. Check it and try again.'],
  ['sends the code', ['confirmCode: it has expired'], 'This code has expired. Press “Send another code”.'],
  ['sends the code', ['confirmCode: too many wrong codes'], 'Too many wrong codes. Press “Send another code”.'],
] as const)('Ann %s: %s, and reads what to do by the field', (typed, answer, sentence) => {
  const { find, container } = codeScreen(...texted, typed, ...answer);
  expect(find('#code-error', HTMLElement).textContent).toBe(sentence);
  expect(container.querySelector(STORE)).not.toBeNull();
});

test('too many codes were sent: the service’s sentence, and the store’s number', () => {
  const { find, container } = codeScreen('chooses text', 'sendCode: too many codes');
  expect(find('[role=alert]', HTMLElement).textContent).toContain('No.');
  expect(container.querySelector(STORE)).not.toBeNull();
});

test('Ann reads it in Spanish', () => {
  const { text } = stage(<AltPartyVerifyCode view={explanation(ANN)} send={send} />, { locale: 'es', messages: spanish });
  expect(text()).toContain('Pídale un código a Sam Fox');
  expect(text()).not.toContain('Ask Sam');
});
