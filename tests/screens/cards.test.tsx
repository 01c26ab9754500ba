// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { CardsEvent } from '../../machines/cards/cards.rules.ts';
import { cardsView, type PaymentMethodsView } from '../../machines/cards/cards.view.ts';
import { addCardView } from '../../machines/addCard/addCard.view.ts';
import { methodId } from '../../machines/kit/card.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { addCardWalk } from '../../machines/paths/walks/addCard.walks.ts';
import { cardsWalk } from '../../machines/paths/walks/cards.walks.ts';
import { visa } from '../../machines/paths/walks/payment.people.ts';
import { messages as spanish } from '../../ui/locales/es/cards.po';
import { AddPaymentMethod } from '../../ui/screens/addCard/AddPaymentMethod.tsx';
import { PaymentMethods } from '../../ui/screens/cards/PaymentMethods.tsx';
import { SaveFailure } from '../../ui/screens/profile/parts/SaveFailure.tsx';
import { FailureNote } from '../../ui/kit/FailureNote.tsx';
import type { Failure } from '../../services/contract/error.ts';
import { press, stage } from '../ui/stage.tsx';

/** jsdom has no media queries. */
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));

const heard: CardsEvent[] = [];
const send = (event: CardsEvent) => void heard.push(event);
const rest = ['getAccounts: autopay uses one', 'readClock: it is November 2026'];

function ann(list: string, ...labels: string[]): PaymentMethodsView {
  const view = cardsView(follow(cardsWalk(), 'Ann opens her cards', `listCards: ${list}`, ...rest, ...labels));
  if (view.screen !== 'PaymentMethods') throw new Error('the list is not shown');
  return view;
}
const list = (view: PaymentMethodsView) => stage(<PaymentMethods view={view} send={send} />);
const asks = ['removes the Visa'];

test('Ann reads her cards: name, validity, which one a payment proposes, which one autopay uses (ROUTE-054, ROUTE-116, FLAG-009)', () => {
  const { container } = list(ann('three cards'));
  const rows = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('Visa ending in 4242');
  expect(rows[0]).toContain('Expires 12/30');
  expect(rows[0]).toContain('Default for payments');
  expect(rows[1]).toContain('Expired 10/26');
  expect(rows[1]).not.toContain('Default for payments');
  expect(rows[2]).toContain('Mastercard ending in 5454');
  expect(rows[2]).toContain('Expires soon: 12/26');
  expect(rows[2]).toContain('Autopay for Title loan');
  expect(container.querySelector('.card-note')?.textContent).toMatch(/^Autopay for Title loan/); // one sentence, not columns
  expect(rows[2]).toContain('Can receive money');
  expect(rows[0]).not.toContain('Can receive money');
});

test('each card shows its number in groups of bullets with the last four digits, and no other digits of it (ENT-013)', () => {
  const rows = [...list(ann('three cards')).container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows.map((row) => /•[• ]*\d+/.exec(row)?.[0])).toEqual(['•••• •••• •••• 4242', '•••• •••• •••• 1111', '•••• •••• •••• 5454']);
  expect(rows.join()).not.toMatch(/\d{6}/);
});

test('a new card is typed on AddPaymentMethod, which the list opens (ROUTE-055)', () => {
  press(list(ann('three cards')).button('Add a card'));
  expect(heard.at(-1)).toEqual({ type: 'card.addChosen' });
  const form = addCardView(
    follow(
      addCardWalk(),
      'Ann only saves a card',
      'openCardForm: a form is opened',
      'watchVault: the form is ready',
      'lookUpCard: it can receive money',
    ),
  );
  const { text, container } = stage(<AddPaymentMethod view={form} send={() => undefined} />);
  expect(text()).toContain('Add a card');
  expect(text()).toContain('Save this card');
  expect(text()).toContain('it can receive money');
  expect(container.querySelector('#saveCard')).toBeNull();
  expect(text()).not.toMatch(/payment|Continue/);
});

test('nobody has a card yet: the page says so, and offers the first one', () => {
  const { text, button } = list(ann('no cards'));
  expect(text()).toContain('You have no saved cards');
  press(button('Add a card'));
  expect(heard.at(-1)).toEqual({ type: 'card.addChosen' });
});

test('at the limit of the lender no card can be added, and the page says why (FLOW-DRAW-08, CONF-021)', () => {
  const { text, container } = list(ann('as many as the lender allows'));
  expect(text()).toContain('You can save only 1 card that can receive money, and you already have one.');
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Add a card');
});

test.each([
  [5, 1, 'en', 'You can save up to 5 cards that can receive money, and you’ve reached that limit. Remove one of them'],
  [5, 3, 'en', 'You can save up to 5 cards that can receive money, and you have more. Remove at least 3 of them to add another card.'],
  [1, 2, 'en', 'You can save only 1 card that can receive money, and you have more. Remove all of them to add another card.'],
  [1, 1, 'es', 'Puede guardar solo 1 tarjeta que reciba dinero, y ya la tiene.'],
  [5, 1, 'es', 'Puede guardar hasta 5 tarjetas que reciben dinero, y ya llegó a ese límite.'],
  [5, 3, 'es', 'Puede guardar hasta 5 tarjetas que reciben dinero, y tiene más. Elimine al menos 3 de ellas para agregar otra tarjeta.'],
  [1, 2, 'es', 'Puede guardar solo 1 tarjeta que reciba dinero, y tiene más. Elimínelas todas para agregar otra tarjeta.'],
])('with a limit of %i, Ann reads that she can add another card after she removes %i (%s)', (maxCards, toRemove, locale, sentence) => {
  const view: PaymentMethodsView = { ...ann('three cards'), mayAdd: false, whyNotAdd: 'full', maxCards, toRemove };
  const { text } = stage(<PaymentMethods view={view} send={send} />, locale === 'es' ? { locale, messages: spanish } : {});
  expect(text()).toContain(sentence);
});

test('ENT-015: where cards may not pay, the list says so with the store’s number, and no card is the default', () => {
  const view = ann('three cards that may not pay');
  const { text, find } = list(view);
  expect(view.rows?.map(({ isDefault }) => isDefault)).toEqual([false, false, false]);
  expect(text()).toContain('You can’t pay with a card here');
  expect(find('.notice a[href^="tel:"]', HTMLAnchorElement)).not.toBeNull();
  expect(list(ann('three cards')).text()).not.toContain('You can’t pay with a card here');
});

test('nobody has a card yet, and the brand takes no cards online: the page offers none, and has the store’s number (OPEN-047)', () => {
  const { text, container } = list(ann('no cards, and no card form for the brand'));
  expect(text()).toContain('You have no saved cards');
  expect(text()).not.toContain('Save a card here');
  expect(text()).toContain('You can’t add a card here. Call your store');
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Back to my accounts']);
});

test('where the processor has no card form, the store’s number stands in its place (part of OPEN-047)', () => {
  const { container, text } = list({ ...ann('three cards'), mayAdd: false, whyNotAdd: 'noForm' });
  expect(text()).toContain('You can’t add a card here. Call your store');
  expect(container.querySelector('a[href^="tel:"]')).not.toBeNull();
});

test.each([
  ['the processor has no form', 'You can’t add a card here. Call your store', []],
  ['the brand has no form', 'Cards cannot be added online here. Please call (512) 555-0159.', []],
  ['there is no form', 'Failed to get card information', ['Try again']],
])('AddPaymentMethod when %s says what to do, and leads back (OPEN-047)', (answer, sentence, retry) => {
  const sent: unknown[] = [];
  const view = addCardView(follow(addCardWalk(), 'Ann adds a card', `openCardForm: ${answer}`));
  const { text, container, button } = stage(<AddPaymentMethod view={view} send={(event) => void sent.push(event)} />);
  expect(text()).toContain(sentence);
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([...retry, 'Use a saved card']);
  press(button('Use a saved card'));
  expect(sent).toEqual([{ type: 'card.declined' }]);
});

test('a card is removed after a question that names it (FLOW-CARD-07)', () => {
  const rows = list(ann('three cards'));
  press(rows.button('Remove'));
  expect(heard.at(-1)).toEqual({ type: 'card.removeChosen', card: methodId(visa) });

  const question = list(ann('three cards', ...asks));
  expect(question.find('dialog h2', HTMLElement).textContent).toBe('Remove Visa ending in 4242?');
  press(question.button('Keep this card'));
  expect(heard.at(-1)).toEqual({ type: 'card.removeDeclined' });
  press(question.button('Remove this card'));
  expect(heard.at(-1)).toEqual({ type: 'card.removeConfirmed' });

  const gone = list(ann('three cards', ...asks, 'yes, remove it', 'removeCard: it is removed'));
  expect(gone.text()).toContain('Visa ending in 4242 was removed.');
  expect(gone.container.querySelector('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toContain('was removed.');
});

test('a bank account is called one, in the list and in the question', () => {
  const view = ann('three cards', ...asks);
  const rows = view.rows?.map((row) => (row === view.chosen ? { ...row, cardType: 'bank' as const } : row)) ?? [];
  const { find, button } = list({ ...view, rows, chosen: rows[0] ?? null });
  expect(find('[aria-label="Remove the bank account ending in 4242"]', HTMLElement)).not.toBeNull();
  expect(find('dialog', HTMLElement).textContent).toContain('you can’t add it again here');
  press(button('Keep this bank account'));
  expect(heard.at(-1)).toEqual({ type: 'card.removeDeclined' });
  press(button('Remove this bank account'));
  expect(heard.at(-1)).toEqual({ type: 'card.removeConfirmed' });
});

test('a card that autopay uses is not removed: the page names the loan, and leads to its autopay', () => {
  const { find, container, button } = list(ann('three cards', 'removes the card that autopay uses'));
  expect(find('dialog h2', HTMLElement).textContent).toBe('You can’t remove Mastercard ending in 5454 now');
  expect(find('dialog p', HTMLElement).textContent).toMatch(/^Autopay for .*10443-22871-01 uses it\. Choose another payment method/);
  expect(container.querySelector('dialog .button-danger')).toBeNull();
  press(button('Change or turn off autopay'));
  expect(heard.at(-1)).toEqual({ type: 'autoPay.opened', loanId: 'title' });
});

test('what the lender refuses is not offered again, and needs no case number (ERR-011)', () => {
  const refused = [...asks, 'yes, remove it', 'removeCard: autopay uses it', 'checkCards: both are still there'];
  const view = ann('three cards', ...refused);
  const { find, container, button } = list({ ...view, removal: view.removal && { ...view.removal, caseId: 'ABC-123' } });
  expect(find('dialog [role="alert"]', HTMLElement).textContent).toBe('Autopay uses this card.');
  expect(container.querySelector('dialog .button-danger')).toBeNull();
  press(button('Keep this card'));
  expect(heard.at(-1)).toEqual({ type: 'card.removeDeclined' });
});

test('a removal that did not arrive can be tried again', () => {
  const lost = [...asks, 'yes, remove it', 'removeCard: no network', 'checkCards: both are still there'];
  press(list(ann('three cards', ...lost)).button('Remove this card'));
  expect(heard.at(-1)).toEqual({ type: 'card.removeConfirmed' });
});

const refused: Failure = { kind: 'refused', call: 'DELETE /cards', status: 403, texts: [], code: '', message: '', caseId: '' };
const onlyCard =
  'This is your only card, and autopay for loan 10443-22871-01 uses it. Add another card for autopay, or turn it off, before you remove this one.';

test.each([
  [
    'the card of another person',
    refused, // the lender's reply says nothing about the card
    'You don’t have access to this card. Please sign in again.',
  ],
  ['the only card, which autopay uses', { ...refused, status: 422, texts: [onlyCard] }, onlyCard],
])('%s cannot be removed: the question says why, and nothing else changes (part of ERR-007, ERR-011)', (_, removal, sentence) => {
  const before = ann('three cards', ...asks);
  const { find, container } = list({ ...before, removal, mayRemove: false });
  expect(find('dialog [role="alert"]', HTMLElement).textContent).toBe(sentence);
  expect([...container.querySelectorAll('.cards-name')].map(({ textContent }) => textContent)).toEqual([
    'Visa ending in 4242',
    'Visa ending in 1111',
    'Mastercard ending in 5454',
  ]);
});

test('cards that could not be loaded: the page says so, tries again, and leads back to the accounts (ERR-013)', () => {
  const { text, button } = list(ann('no network'));
  expect(text()).not.toContain('Add a card');
  press(button('Back to my accounts'));
  expect(heard.at(-1)).toEqual({ type: 'flow.left' });
  press(button('Try again'));
  expect(heard.at(-1)).toEqual({ type: 'retry.chosen' });
});

const limited: Failure = { kind: 'limited', call: '', status: 429, texts: [], code: '', message: '', caseId: '' };

test.each([
  ['saving account information', <SaveFailure key="save" failure={limited} />, 'Too many attempts to save your account information.'],
  ['adding a card', <FailureNote key="add" failure={limited} topic="cards" />, 'Too many attempts to add a card.'],
  ['removing a card', <FailureNote key="remove" failure={limited} topic="cardRemoval" />, 'Too many attempts to remove a card.'],
] as const)('too many attempts at %s have a text of their own (ERR-022)', (_, note, sentence) =>
  expect(stage(note).text()).toContain(sentence),
);

test('in Spanish nothing is left in English', () => {
  const { text } = stage(<PaymentMethods view={ann('three cards', ...asks)} send={send} />, { locale: 'es', messages: spanish });
  expect(text()).toContain('¿Eliminar Visa terminada en 4242?');
  expect(text()).not.toMatch(/ending in|Expires|Remove|Autopay for/);
});
