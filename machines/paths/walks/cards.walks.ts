import type { Card } from '../../../services/contract/cards.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { methodId } from '../../kit/card.ts';
import type { CardsInput } from '../../cards/cards.rules.ts';
import { cardsMachine } from '../../cards/cards.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { titleLoan } from '../people/loans.ts';
import { settings } from '../people/people.ts';
import { addCardWalk } from './addCard.walks.ts';
import { expired, mastercard, visa } from './payment.people.ts';

/** November 2026, by the clock of the path tests. */
export const NOW = Date.UTC(2026, 10, 21, 18);

const opens = (screen: string): CardsInput => ({ settings, params: { brand: 'TitleMax' }, screen });
/** Pays Ann's title loan by autopay; expires next month. */
export const autoPaying: Card = { ...mastercard, expirationMonth: '12', expirationYear: '26', canDisburse: true };
const temporary: Card = { ...visa, cardIds: [{ type: 'repay', id: 'guest-1' }], guestCard: true };
const withAutoPay = { ...titleLoan, autoPay: { enrolled: true, method: 'card' as const, methodId: 'mc-1' } };

const lists = (cards: readonly Card[], maxCardLimit?: number, { payment = true, noCardForm = [] as readonly string[] } = {}) => ({
  done: { cards, validations: { payment, noCardForm, ...(maxCardLimit !== undefined && { disburse: { maxCardLimit } }) } },
});
const offline = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });

/** Everything that can happen to Ann's cards. */
export const cardsWalk = once(() =>
  explore(cardsMachine, {
    starts: { 'Ann opens her cards': opens('PaymentMethods'), 'Ann opens the form by its address': opens('AddPaymentMethod') },
    events: {
      'adds a card': { type: 'card.addChosen' },
      'removes the Visa': { type: 'card.removeChosen', card: methodId(visa) },
      'removes the card that autopay uses': { type: 'card.removeChosen', card: methodId(autoPaying) },
      'removes a card of another person': { type: 'card.removeChosen', card: 'repay:other' },
      'yes, remove it': { type: 'card.removeConfirmed' },
      'no, keep it': { type: 'card.removeDeclined' },
      'goes to the autopay of her title loan': { type: 'autoPay.opened', loanId: titleLoan.loanId },
      'goes to the autopay of another loan': { type: 'autoPay.opened', loanId: 'other' },
      'tries again': { type: 'retry.chosen' },
      'goes back to the accounts': { type: 'flow.left' },
    },
    answers: {
      listCards: {
        'three cards': lists([visa, expired, autoPaying, temporary], 2),
        'as many as the lender allows': lists([visa, autoPaying], 1),
        'three cards that may not pay': lists([visa, expired, autoPaying], 2, { payment: false }),
        'no cards': lists([]),
        'no cards, and no card form for the brand': lists([], 2, { noCardForm: ['TitleMax'] }),
        'no network': offline('GET /cards'),
      },
      getAccounts: { 'autopay uses one': { done: { loans: [withAutoPay] } }, 'no network': offline('GET /accounts') },
      readClock: { 'it is November 2026': { done: { now: NOW } } },
      removeCard: {
        'it is removed': { done: undefined },
        'autopay uses it': {
          fails: new ApiError({ kind: 'refused', status: 409, call: 'DELETE /cards', texts: ['Autopay uses this card.'] }),
        },
        'too many cards were removed': {
          fails: new ApiError({ kind: 'limited', status: 429, call: 'DELETE /cards', code: 'TooManyRequestsException' }),
        },
        'no network': offline('DELETE /cards'),
      },
      checkCards: {
        'both are still there': lists([visa, expired, autoPaying]),
        'both are gone': lists([expired]),
        'no network': offline('GET /cards'),
      },
      addCard: {
        'the form is on the screen': { shows: addCardWalk().situations[0]?.snapshot },
        'a card is added': { done: { kind: 'added', card: visa, temporary: false } },
        'Ann goes back without a card': { done: { kind: 'declined' } },
      },
    },
    // a refused removal is not asked again
    sees: ({ context: { requested, cards, loans, maxCards, mayPay, noCardForm, chosen, notice, failure, removal } }) => [
      loans.length,
      requested,
      cards?.length,
      maxCards,
      chosen,
      notice?.kind,
      mayPay,
      noCardForm.length,
      failure !== null,
      removal?.kind,
    ],
    background: ['addCard'],
    refused: ['removes a card of another person', 'goes to the autopay of another loan'],
    outcomes: ['left', 'autoPayChosen'],
  }),
);
