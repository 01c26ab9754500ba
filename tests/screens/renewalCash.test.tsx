// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { follow } from '../../machines/paths/explorer.ts';
import { renewalWalk } from '../../machines/paths/walks/renewal.walks.ts';
import type { RenewalEvent } from '../../machines/renewal/renewal.types.ts';
import { renewalView, type ProductSwitchView } from '../../machines/renewal/renewal.view.ts';
import { messages as spanish } from '../../ui/locales/es/renewal.po';
import { ProductSwitch } from '../../ui/screens/renewal/ProductSwitch.tsx';
import { leave, press, stage, submit, type } from '../ui/stage.tsx';

const sent: RenewalEvent[] = [];
const send = (event: RenewalEvent) => void sent.push(event);

const SAME = 'priceSame: the new loan';
const TYPES = 'types $200.00 of cash';
const GOES_ON = 'goes on to renew';
function termsAfter(loan: string, ...labels: string[]): ProductSwitchView {
  const known = [
    'readDraft: she pays $214.55',
    'readChoices: nothing was chosen',
    'getRisks: nothing has changed',
    'noteRisks: nothing has changed',
  ];
  const view = renewalView(follow(renewalWalk(), 'Ann wants to renew', 'getAccounts: her loan', `getDetail: ${loan}`, ...known, ...labels));
  if (view.screen !== 'ProductSwitch') throw new Error(`${view.screen} is on the screen`);
  return view;
}
const cash = (...labels: string[]) => termsAfter('a loan that pays out cash', ...labels);
const only = (...labels: string[]) => termsAfter('a loan that is renewed only with cash', ...labels);
const show = (view: ProductSwitchView, spoken = {}) => stage(<ProductSwitch view={view} send={send} />, spoken);

/** FLOW-REFI-01, ENT-022 */
test('cash is offered beside the terms, within the lender’s limits, and nothing is proposed (R-6)', () => {
  const { text, find } = show(cash(SAME));
  expect(text()).toContain('Get cash, too');
  expect(text()).toContain('From $50.00 to $1,382.45. Leave it empty to get no cash.');
  expect(text()).toContain('The cash is added to the new loan, and you pay interest on it.');
  expect(find('#cash', HTMLInputElement).value).toBe('');
  expect(find('.button-primary', HTMLButtonElement).textContent).toBe('Continue to renew with $214.55');
  expect(show(termsAfter('her own loan', SAME)).text()).not.toContain('cash');
});

test('Ann types $200.00: the figures without it are gone, and the button asks for those with it', () => {
  const before = show(cash(SAME));
  type(before.find('#cash', HTMLInputElement), '200');
  expect(sent.at(-1)).toEqual({ type: 'cash.typed', cents: 20_000 });
  const { text, find } = show(cash(SAME, TYPES));
  expect(text()).not.toContain('New loan');
  expect(find('.button-primary', HTMLButtonElement).textContent).toBe('See what it costs with $200.00 in cash');
  submit(find('form', HTMLFormElement));
  expect(sent.at(-1)).toEqual({ type: 'terms.confirmed' });
});

test('the costs with cash are told, name the cash, and the button says both amounts', () => {
  const { text, find } = show(cash(SAME, TYPES, GOES_ON, SAME));
  expect(find('[role=status].notice', HTMLElement).textContent).toContain('These are the costs with $200.00 in cash.');
  expect(text()).toContain('Cash you get, in the new loan$200.00');
  expect(find('.button-primary', HTMLButtonElement).textContent).toBe('Continue to renew with $214.55 and get $200.00');
  const refinance = show({ ...cash(SAME, TYPES, GOES_ON, SAME), useRefiTerm: true });
  expect(refinance.text()).toContain('Continue to refinance with $214.55 and get $200.00');
  expect(refinance.text()).not.toMatch(/renew/i);
});

test.each([
  ['types $10.00 of cash', '$10.00', 'Enter $50.00 or more, or leave it empty.'],
  ['types $9,000.00 of cash', '$9,000.00', 'Enter $1,382.45 or less: that’s the most you can get right now.'],
])('Ann %s: the error is by the field and in the summary, and the amount stays', (types, stays, words) => {
  const { find } = show(cash(SAME, types, GOES_ON));
  expect(find('#cash-error', HTMLElement).textContent).toBe(words);
  expect(find('[role=alert] .error-links', HTMLElement).textContent).toBe(words);
  expect(find('#cash', HTMLInputElement).value).toBe(stays);
});

test('Ann types 0: that is too little, not the same as no cash, and it stays in the field', () => {
  const { find } = show(cash(SAME));
  const field = find('#cash', HTMLInputElement);
  type(field, '0');
  leave(field);
  expect([field.value, sent.at(-1)]).toEqual(['$0.00', { type: 'cash.typed', cents: 0 }]);
});

test('the lender’s refusal is in its own words, and another amount can be typed', () => {
  const refused = [SAME, TYPES, GOES_ON, 'priceSame: not with this amount'];
  const { find, text } = show(cash(...refused));
  expect(find('[role=alert]', HTMLElement).textContent).toContain('To refinance, pay at least $214.55 and at most $1,732.10.');
  expect(find('#cash', HTMLInputElement).value).toBe('$200.00');
  expect(text()).not.toContain('New loan');
  const button = find('.button-primary', HTMLButtonElement);
  expect(button.ariaDisabled).toBe('true');
  expect(find(`[id="${button.getAttribute('aria-describedby')}"]`, HTMLElement).textContent).toBe(
    'Your lender didn’t accept this amount. Enter another one, or leave it empty.',
  );
  expect(show(cash(...refused, 'types $10.00 of cash')).find('.button-primary', HTMLButtonElement).ariaDisabled).toBeNull();
});

test('cash that only the store pays out says what to do there, and there is no button that leads to nothing (ROUTE-075)', () => {
  const staged = show(cash(SAME, TYPES, GOES_ON, 'priceSame: only in her store'));
  const { find } = staged;
  const button = find('.button-primary', HTMLButtonElement);
  expect(button.ariaDisabled).toBe('true');
  expect(find(`[id="${button.getAttribute('aria-describedby')}"]`, HTMLElement).textContent).toBe(
    'Your store makes this new loan with you. Make an appointment there, or change the amount of cash.',
  );
  press(staged.button('Make an appointment at your store'));
  expect(sent.at(-1)).toEqual({ type: 'appointment.chosen', product: 'same' });
});

test('cash that is taken out again is priced without it, and that is told', () => {
  const without = [SAME, TYPES, GOES_ON, SAME, 'empties the field of cash'];
  expect(show(cash(...without)).find('.button-primary', HTMLButtonElement).textContent).toBe('See what it costs without cash');
  expect(show(cash(...without, GOES_ON, SAME)).text()).toContain('These are the costs without cash.');
});

/** CONF-034 */
test('a loan that is renewed only with cash says so, and asks for the amount first', () => {
  const { text, find } = show(only());
  expect(text()).toContain('This loan can be renewed only with cash.');
  expect(text()).not.toContain('optional');
  expect(find('.button-primary', HTMLButtonElement).textContent).toBe('See what it costs');
  expect(show(only(GOES_ON)).find('#cash-error', HTMLElement).textContent).toBe('Enter an amount from $50.00 to $1,382.45.');
  expect(show(only('types $10.00 of cash', GOES_ON)).find('#cash-error', HTMLElement).textContent).toBe(
    'Enter $50.00 or more: that’s the least you can get.',
  );
  expect(show({ ...only(), useRefiTerm: true }).text()).toContain('This loan can be refinanced only with cash.');
});

test('in Spanish', () => {
  const spoken = { locale: 'es', messages: spanish };
  expect(show(cash(SAME), spoken).text()).toContain('Sacar también efectivo');
  expect(show(cash(SAME, TYPES), spoken).text()).toContain('Ver cuánto cuesta con $200.00 en efectivo');
  expect(show(only(GOES_ON), spoken).find('#cash-error', HTMLElement).textContent).toBe('Escriba un monto de $50.00 a $1,382.45.');
});
