// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { AgreementEvent } from '../../machines/agreement/agreement.types.ts';
import { agreementView, type AccountDisclosuresView } from '../../machines/agreement/agreement.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { agreementWalk, cost, rights } from '../../machines/paths/walks/agreement.walks.ts';
import { messages as spanish } from '../../ui/locales/es/agreement.po';
import { AccountDisclosures } from '../../ui/screens/agreement/AccountDisclosures.tsx';
import { paste, press, stage } from '../ui/stage.tsx';

const sent: AgreementEvent[] = [];
const send = (event: AgreementEvent) => void sent.push(event);

const KNOWN = [
  'getAccounts: her loan',
  'readDraft: it renews the loan',
  'getTerms: she has agreed to electronic documents',
  'customerDetails: the lender lacks nothing',
  'getCustomer: Ann Lee',
];
const TWO = [...KNOWN, 'getPapers: two documents'];
const READ = [...TWO, 'opens what it costs', 'closes it', 'opens her right', 'closes it'];
const SENT = [...READ, 'confirms the documents', 'readClock: it is November 2026'];
const TO_SIGN = [
  ...KNOWN,
  'getPapers: an authorization, and they must be signed',
  'opens the authorization',
  'closes it',
  'confirms the documents',
  'readClock: it is November 2026',
  'acknowledge: it is recorded',
];

function viewAfter(...labels: string[]): AccountDisclosuresView {
  const view = agreementView(follow(agreementWalk(), 'Ann’s payment renews her loan', ...labels));
  if (view.screen !== 'AccountDisclosures') throw new Error(`${view.screen} is on the screen`);
  return view;
}
const show = (view: AccountDisclosuresView, spoken = {}) => stage(<AccountDisclosures view={view} send={send} />, spoken);
const screenAfter = (...labels: string[]) => show(viewAfter(...labels));

/** ROUTE-081 */
describe('the papers of Ann’s new loan', () => {
  test('begin with what she agrees to, in the lender’s figures', () => {
    const { text } = screenAfter(...TWO);
    for (const words of [
      'Amount of your new loan$1,617.55',
      'You pay now$214.55',
      'Each payment$263.25',
      '10, every 30 days',
      'First payment',
      'Dec 23, 2026',
      'Annual interest rate120.00%',
      'Total of all payments, at most$2,632.50',
    ])
      expect(text()).toContain(words);
  });
  test('say to each party of a shared loan as whom they agree, and that the other one is told (ROLE-007, R-14)', () => {
    const textFor = (parties: Partial<NonNullable<AccountDisclosuresView['parties']>>) =>
      show({ ...viewAfter(...TWO), parties: { other: 'Sam Ortega', isCoSigner: false, isNotified: true, ...parties } }).text();
    expect(textFor({})).toContain('You share this loan with Sam Ortega');
    expect(textFor({})).toContain('The new loan is for both of you, and your agreement is enough. We’ll let Sam Ortega know');
    expect(textFor({ isNotified: false })).not.toContain('We’ll let');
    expect(textFor({ other: 'Ann Ashby', isCoSigner: true })).toContain(
      'You agree as the co-signer of this loanAnn Ashby is the borrower.',
    );
    expect(screenAfter(...TWO).text()).not.toContain('your agreement is enough');
  });
  test('are a list that says what is left to read; each opens in full, as text, with its PDF to save', () => {
    const { text, button, find } = screenAfter(...TWO);
    expect(text()).toContain(`${cost.documentName}Not opened yet`);
    press(button('Read'));
    expect(sent.at(-1)).toEqual({ type: 'paper.opened', documentId: cost.documentId });
    expect(find('li button', HTMLButtonElement).getAttribute('aria-label')).toBe(`Read: ${cost.documentName}`);
    const open = screenAfter(...TWO, 'opens what it costs');
    expect(open.find('dialog', HTMLDialogElement).open).toBe(true);
    for (const line of cost.text) expect(open.find('dialog', HTMLDialogElement).textContent).toContain(line);
    press(open.button('Save a copy (PDF)'));
    expect(sent.at(-1)).toEqual({ type: 'copy.chosen' });
    press(open.button('Close'));
    expect(sent.at(-1)).toEqual({ type: 'paper.closed' });
    expect(screenAfter(...READ).text()).toContain(`${rights.documentName}Opened`);
  });
  test('are confirmed with a name and initials that Ann types; nothing is filled in, and the initials are in capital letters (RULE-017)', () => {
    const { field, button, container } = screenAfter(...READ);
    expect([field('name').value, field('initials').value]).toEqual(['', '']);
    expect(container.querySelectorAll('input[type=checkbox]')).toHaveLength(0);
    paste(field('name'), 'Ann Lee');
    paste(field('initials'), 'al');
    expect(field('initials').value).toBe('AL');
    press(button('Confirm these documents'));
    expect(sent.at(-1)).toEqual({ type: 'agreement.submitted', name: 'Ann Lee', initials: 'AL' });
  });
  test('that are not read, and a wrong name, are errors by the field and in the summary', () => {
    const { find, text, field } = screenAfter(...TWO, 'types another name');
    expect(find('[role=alert] .error-links', HTMLElement).textContent).toBe(
      'Open and read each document.Type your name as we have it on file: Ann Lee',
    );
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect(find('#papers .field-error', HTMLElement).textContent).toBe('Open and read each document.');
    expect(text()).toContain('Please fix 2 things');
  });
  test('say what electronic papers mean, how to get paper and how to take the consent back, and when she gave it (quality §6 row 25)', () => {
    const { text } = screenAfter(...TWO);
    for (const point of ['What it covers:', 'On paper:', 'Withdrawing your consent:', 'What you need:', 'Your contact details:'])
      expect(text()).toContain(point);
    expect(text()).toContain('You agreed to this on Nov 23, 2026.');
  });
  test('are void with another amount, which a dialog says before Ann goes back', () => {
    press(screenAfter(...TWO).button('Change the amount'));
    expect(sent.at(-1)).toEqual({ type: 'amount.changeChosen' });
    const { find, button } = screenAfter(...TWO, 'wants another amount');
    expect(find('dialog', HTMLDialogElement).textContent).toContain('If you change the amount, they are void');
    press(button('Keep this amount'));
    expect(sent.at(-1)).toEqual({ type: 'amount.changeDeclined' });
    press([...find('dialog', HTMLDialogElement).querySelectorAll('button')][0] ?? button('none'));
    expect(sent.at(-1)).toEqual({ type: 'amount.changeConfirmed' });
  });
});

describe('what came of the confirmation', () => {
  test('papers that have changed are announced', () =>
    expect(
      screenAfter(...SENT, 'acknowledge: the documents have changed', 'getPapers: two documents').find('[role=alert]', HTMLElement)
        .textContent,
    ).toContain('The documents have changed since you opened them.'));
  test('the lender’s own words are shown', () => {
    const { find, text } = screenAfter(...SENT, 'acknowledge: the lender refuses it');
    expect(find('[role=alert]', HTMLElement).textContent).toContain('The details do not match our records. Check them and try again.');
    expect(text()).not.toContain('Press the button again');
  });
  test('after a lost answer the screen says only what is known', () => {
    const LOST = [...SENT, 'acknowledge: no answer'];
    expect(screenAfter(...LOST, 'reread: they are not confirmed').text()).toContain('Your documents aren’t confirmed yet.');
    expect(screenAfter(...LOST, 'reread: no answer').text()).toContain('We don’t know if we received it.');
  });
  test('an authorization that is not filed can be sent again', () => {
    const { button, text } = screenAfter(...TO_SIGN, 'fileOlpa: no answer');
    expect(text()).toContain('One of them hasn’t been filed yet. Nothing was charged.');
    press(button('Try again'));
    expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  });
});

describe('without papers', () => {
  test('Ann can try again, change the amount, or go back', () => {
    const { button } = screenAfter(...KNOWN, 'getPapers: no answer');
    for (const [words, type] of [
      ['Try again', 'retry.chosen'],
      ['Change the amount', 'amount.changeChosen'],
      ['Back to the payment', 'flow.left'],
    ] as const) {
      press(button(words));
      expect(sent.at(-1)).toEqual({ type });
    }
  });
  test('for a loan that has none, the store is named', () => {
    const { text } = screenAfter(...KNOWN, 'getPapers: no documents');
    expect(text()).toContain('There are no documents for this loan');
    expect(text()).toContain('Call your store: (512) 555-0150');
  });
  test('for a loan that is not hers, nothing else is shown', () =>
    expect(screenAfter('getAccounts: another loan').text()).toContain('We couldn’t find this loan'));
});

test('after a payment that was refused for want of them, the screen says that nothing was charged', () =>
  expect(show({ ...viewAfter(...TWO), wasRefused: true }).text()).toContain(
    'Your payment wasn’t madeYou need to confirm these documents first. Nothing was charged.',
  ));

test('in Spanish', () => {
  const { text } = show(viewAfter(...TWO), { locale: 'es', messages: spanish });
  for (const words of ['Los documentos de su préstamo nuevo', 'Cada pago', '10, cada 30 días', 'Confirmar estos documentos'])
    expect(text()).toContain(words);
});
