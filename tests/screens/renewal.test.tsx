// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { follow } from '../../machines/paths/explorer.ts';
import { renewalWalk } from '../../machines/paths/walks/renewal.walks.ts';
import type { RenewalEvent } from '../../machines/renewal/renewal.types.ts';
import { renewalView, type AlternateBlockedView, type ProductSwitchView } from '../../machines/renewal/renewal.view.ts';
import { messages as spanish } from '../../ui/locales/es/renewal.po';
import { AlternateBlocked } from '../../ui/screens/renewal/AlternateBlocked.tsx';
import { ProductSwitch } from '../../ui/screens/renewal/ProductSwitch.tsx';
import { press, pressEscape, stage, submit } from '../ui/stage.tsx';

const sent: RenewalEvent[] = [];
const send = (event: RenewalEvent) => void sent.push(event);

const ASKED = [
  'readDraft: she pays $214.55',
  'readChoices: nothing was chosen',
  'getRisks: nothing has changed',
  'noteRisks: nothing has changed',
];
const SAME = 'priceSame: the new loan';
const loaded = (loan: string) => ['getAccounts: her loan', `getDetail: ${loan}`, ...ASKED];
const OWN = loaded('her own loan');
const CHOOSING = [...OWN, SAME];
const SWITCHING = [...loaded('a loan that can be switched'), SAME, 'priceOther: the new loan'];
const CONFIRMING = [...SWITCHING, 'chooses the other kind of loan', 'goes on to renew', 'getSwitchRisks: the rate changes'];
const SHARED = [...loaded('a loan that Sam has signed, too'), SAME];
const REFUSAL = 'To refinance, pay at least $214.55 and at most $1,732.10.';

const at = (...labels: string[]) => renewalView(follow(renewalWalk(), 'Ann wants to renew', ...labels));
function termsAfter(...labels: string[]): ProductSwitchView {
  const view = at(...labels);
  if (view.screen !== 'ProductSwitch') throw new Error(`${view.screen} is on the screen`);
  return view;
}
function blocked(): AlternateBlockedView {
  const view = at(...SHARED, 'goes on to renew', 'noteLock: it is noted', 'takeLock: Sam has it');
  if (view.screen !== 'AlternateBlocked') throw new Error(`${view.screen} is on the screen`);
  return view;
}
const show = (view: ProductSwitchView, spoken = {}) => stage(<ProductSwitch view={view} send={send} />, spoken);
const screenAfter = (...labels: string[]) => show(termsAfter(...labels));
const showBlocked = (view: AlternateBlockedView, spoken = {}) => stage(<AlternateBlocked view={view} send={send} />, spoken);

/** What each button sends. */
function expectPresses({ button }: ReturnType<typeof stage>, pairs: readonly (readonly [string, RenewalEvent])[]): void {
  for (const [words, event] of pairs) {
    press(button(words));
    expect(sent.at(-1)).toEqual(event);
  }
}

/** ROUTE-069, FLOW-REFI-01 */
describe('what a renewal with $214.55 costs Ann', () => {
  test('is beside what paying only and paying off cost, in the lender’s figures (R-6)', () => {
    const { text, container } = screenAfter(...CHOOSING);
    expect(container.querySelector('main')?.dataset['screen']).toBe('ProductSwitch');
    for (const words of [
      'What a renewal costs',
      'Balance after this payment$1,617.55',
      'Payoff amount today$1,832.10',
      'Pay $214.55 and renew',
      'New loan$1,617.55',
      'Total of all payments, at most$3,212.90',
      'Each payment$321.29',
      'Payments10, every 30 days',
      'First paymentMonday, Dec 21, 2026',
      'Annual interest rate120.00%',
      'Type of loanTitle loan',
    ])
      expect(text()).toContain(words);
    expect(container.querySelectorAll('input')).toHaveLength(0);
  });
  test('leaves each way open: pay only, renew, or do not pay', () => {
    const screen = screenAfter(...CHOOSING);
    expectPresses(screen, [
      ['Only pay $214.55', { type: 'plainPayment.chosen' }],
      ['Cancel', { type: 'flow.left' }],
    ]);
    submit(screen.find('form', HTMLFormElement));
    expect(sent.at(-1)).toEqual({ type: 'terms.confirmed' });
  });
  test('is not ready to go on while it loads: nothing can be pressed', () =>
    expect(screenAfter(...OWN).container.querySelector('button')).toBeNull());
  test('is chosen between the same kind of loan and another one; nothing is chosen for her (R-6)', () => {
    const { container, find, text } = screenAfter(...SWITCHING);
    expect(container.querySelectorAll('input[type=radio]')).toHaveLength(2);
    expect(container.querySelector('input:checked')).toBeNull();
    expect(text()).toContain('Type of loanInstallment loan');
    expect(text()).toContain('Annual interest rate99.00%');
    press(find('input[value=other]', HTMLInputElement));
    expect(sent.at(-1)).toEqual({ type: 'product.chosen', product: 'other' });
    press(find('input[value=same]', HTMLInputElement));
    expect(sent.at(-1)).toEqual({ type: 'product.chosen', product: 'same' });
  });
  test('needs her choice first: the error is by the choice and in the summary', () => {
    const { find, text } = screenAfter(...SWITCHING, 'goes on to renew');
    expect(find('#product-error', HTMLElement).textContent).toBe('Choose how you want to renew.');
    expect(find('[role=alert] .error-links', HTMLElement).textContent).toBe('Choose how you want to renew.');
    expect(text()).not.toContain('Choose how you want to refinance.');
  });
  test('shows the lender’s reason by a kind of loan that it refuses, and that kind cannot be chosen', () => {
    const { find, container } = screenAfter(...loaded('a loan that can be switched'), SAME, 'priceOther: not with this amount');
    expect(find('.choice-disabled .choice-reason', HTMLElement).textContent).toBe(REFUSAL);
    expect(container.querySelector('p p')).toBeNull(); // not HTML
    const before = sent.length;
    press(find('input[value=other]', HTMLInputElement));
    expect(sent).toHaveLength(before);
  });
});

describe('a switch to another kind of loan', () => {
  test('is confirmed by its figures, with its new rate (ROUTE-113, ROUTE-115)', () => {
    const screen = screenAfter(...CONFIRMING);
    const dialog = screen.find('dialog', HTMLDialogElement);
    expect(dialog.open).toBe(true);
    for (const words of [
      'Switch to another type of loan?',
      'The agreement you signed ends',
      'The interest rate is different from today’s.',
      'Each payment$266.41',
      'Annual interest rate99.00%',
      'Type of loanInstallment loan',
    ])
      expect(dialog.textContent).toContain(words);
    expectPresses(screen, [
      ['Yes, switch', { type: 'switch.confirmed' }],
      ['Choose again', { type: 'switch.declined' }],
    ]);
    expect(show({ ...termsAfter(...CONFIRMING), rateChanges: false }).text()).not.toContain('The interest rate is different from');
    const LIMIT = 'The most you can borrow is a different amount from today’s.';
    expect(dialog.textContent).not.toContain(LIMIT);
    expect(show(termsAfter(...CONFIRMING.slice(0, -1), 'getSwitchRisks: the limit changes')).text()).toContain(LIMIT);
  });
  test('that the lender could not check is not confirmed, and no lock is blamed for it', () => {
    const { find, text } = screenAfter(...CONFIRMING.slice(0, -1), 'getSwitchRisks: no answer');
    expect(find('[role=alert]', HTMLElement).textContent).toContain('Error fetching latest loan data.');
    expect(text()).not.toContain('Failed to make lock request');
    expect(text()).not.toContain('Yes, switch');
  });
});

describe('what the lender says about the renewal', () => {
  const denied = [
    'getAccounts: her loan',
    'getDetail: her own loan',
    'readDraft: she pays $214.55',
    'readChoices: nothing was chosen',
    'getRisks: she is denied',
  ];
  test('a refused amount is in its own words, and Ann can still pay (FLOW-REFI-01)', () => {
    const screen = screenAfter(...OWN, 'priceSame: not with this amount');
    expect(screen.find('[role=alert]', HTMLElement).textContent).toContain(REFUSAL);
    expect(screen.text()).toContain('(512) 555-0150');
    expectPresses(screen, [
      ['Only pay $214.55', { type: 'plainPayment.chosen' }],
      ['Back to this account', { type: 'flow.left' }],
    ]);
  });
  test('a new loan that only the store makes leads to an appointment there, for the renewal or for the switch (ROUTE-075)', () => {
    const switching = loaded('a loan that can be switched');
    const none = screenAfter(...switching, 'priceSame: only in her store', 'priceOther: only in her store');
    expect(none.find('[role=alert]', HTMLElement).textContent).toContain('Make an appointment, or pay more now.');
    const forSwitch = ['Make an appointment for the switch', { type: 'appointment.chosen', product: 'other' }] as const;
    expectPresses(none, [['Make an appointment at your store', { type: 'appointment.chosen', product: 'same' }], forSwitch]);
    expect(none.container.querySelectorAll('[role=alert]')).toHaveLength(1); // the lender says the same of both
    const both = screenAfter(...switching, 'priceSame: not with this amount', 'priceOther: only in her store');
    expect([...both.container.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(REFUSAL),
      expect.stringContaining('This refinance needs your store'),
    ]);
    const one = screenAfter(...switching, SAME, 'priceOther: only in her store');
    expectPresses(one, [forSwitch]);
    expect(one.text()).not.toContain('Make an appointment at your store');
    expect(screenAfter(...OWN, 'priceSame: not with this amount').text()).not.toContain('Make an appointment');
  });
  test('a denial names customer service, and Ann can still pay (FLOW-REFI-18, ERR-023)', () => {
    const screen = screenAfter(...denied);
    expect(screen.find('[role=alert]', HTMLElement).textContent).toContain(
      'You are not eligible at this time. Please contact customer service.',
    );
    expectPresses(screen, [
      ['Only pay $214.55', { type: 'plainPayment.chosen' }],
      ['Back to this account', { type: 'flow.left' }],
    ]);
  });
  test.each([
    ['the rate and the limit have changed', 'Your rate has changed'],
    ['the limit has changed', 'Your credit limit has changed'],
  ])('that %s comes in a dialog, before any figure (ROUTE-112, ROUTE-113, OPEN-009)', (what, title) => {
    const screen = screenAfter(...OWN.slice(0, -1), `noteRisks: ${what}`);
    expect(screen.find('dialog', HTMLDialogElement).textContent).toContain(title);
    expect(screen.text()).not.toContain('New loan');
    expectPresses(screen, [['I understand', { type: 'risk.acknowledged' }]]);
    pressEscape(screen.find('dialog', HTMLDialogElement)); // closed is not read
    expect(sent.at(-1)).toEqual({ type: 'flow.left' });
  });
});

describe('when a call fails', () => {
  test('the lock’s failure is told, and the terms stay as they were (ERR-020)', () => {
    const { find, text } = screenAfter(...SHARED, 'goes on to renew', 'noteLock: it is noted', 'takeLock: no answer');
    expect(find('[role=alert]', HTMLElement).textContent).toContain('Failed to make lock request');
    expect(text()).toContain('Continue to renew with $214.55');
  });
  test('a lock that ran out is told, and that nothing was charged', () => {
    expect(screenAfter(...CHOOSING).text()).not.toContain('You were away for too long.');
    const view = renewalView(follow(renewalWalk(), 'Ann’s lock has run out', ...CHOOSING));
    if (view.screen !== 'ProductSwitch') throw new Error(`${view.screen} is on the screen`);
    expect(show(view).find('[role=status]', HTMLElement).textContent).toContain(
      'You were away for too long.Nothing was charged. These are the terms now.',
    );
  });
  test('without figures Ann can try again or go back, and no payment is offered', () => {
    const screen = screenAfter(...OWN, 'priceSame: no answer');
    expect(screen.text()).not.toContain('Only pay');
    expectPresses(screen, [
      ['Try again', { type: 'retry.chosen' }],
      ['Back to this account', { type: 'flow.left' }],
    ]);
  });
  test('a loan that is not hers shows nothing else', () => {
    const screen = screenAfter('getAccounts: another loan');
    expect(screen.text()).toContain('We couldn’t find this loan');
    expect(screen.text()).not.toContain('Only pay');
    expectPresses(screen, [['Back to this account', { type: 'flow.left' }]]);
  });
});

test('while Sam renews the loan, Ann reads his name, that nothing was charged, and goes back (ROUTE-061, FLOW-REFI-04)', () => {
  const screen = showBlocked(blocked());
  const { text } = screen;
  expect(screen.container.querySelector('main')?.dataset['screen']).toBe('AlternateBlocked');
  expect(text()).toContain('Sam Ito is renewing this loan now');
  expect(text()).toContain('Nothing was charged here. You can still make a payment.');
  expect(text()).toContain('(512) 555-0150');
  expectPresses(screen, [['Back to this account', { type: 'flow.left' }]]);
});

/** RULE-031 */
describe('a loan that is refinanced', () => {
  test('is never said to be renewed', () => {
    const refinanced = (...labels: string[]) => show({ ...termsAfter(...labels), useRefiTerm: true }).text();
    for (const words of ['What a refinance costs', 'Pay $214.55 and refinance', 'Continue to refinance with $214.55'])
      expect(refinanced(...CHOOSING)).toContain(words);
    expect(refinanced(...SWITCHING, 'goes on to renew')).toContain('Choose how you want to refinance.');
    for (const labels of [CHOOSING, [...SWITCHING, 'goes on to renew'], CONFIRMING]) expect(refinanced(...labels)).not.toMatch(/renew/i);
    const other = showBlocked({ ...blocked(), useRefiTerm: true }).text();
    expect(other).toContain('Sam Ito is refinancing this loan now');
    expect(other).not.toMatch(/renew/i);
  });
});

test('in Spanish', () => {
  const spoken = { locale: 'es', messages: spanish };
  const terms = show(termsAfter(...CHOOSING), spoken).text();
  for (const words of ['Lo que cuesta una renovación', 'Solo pagar $214.55', 'Pagar $214.55 y renovar', '10, cada 30 días'])
    expect(terms).toContain(words);
  expect(terms).not.toContain('renewal');
  expect(show(termsAfter(...CONFIRMING), spoken).find('dialog', HTMLDialogElement).textContent).toContain('Sí, cambiar');
  expect(showBlocked(blocked(), spoken).text()).toContain('Sam Ito está renovando este préstamo ahora');
});
