import type { Card } from '../../../services/contract/cards.ts';
import { PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { disburseMethodMachine } from '../../disburseMethod/disburseMethod.machine.ts';
import type { DisburseMethodInput } from '../../disburseMethod/disburseMethod.rules.ts';
import { cardNameOf, methodId } from '../../kit/card.ts';
import { loanNameOf } from '../../kit/loanName.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { cashLoan, expiredReceiving, notReceiving, receiving, secondReceiving } from '../people/dot.ts';
import { addCardWalk } from './addCard.walks.ts';

const NOW = Date.UTC(2026, 10, 21, 18);

const everyWay = { isDebitDisbursementAvailable: true, isMoneyGramDisbursementAvailable: true, isStoreDisbursementAvailable: true };
/** Dot gets $500.00. */
export const dotChooses: DisburseMethodInput = {
  settings: settingsIn({}),
  brand: 'TitleMax',
  loanId: cashLoan.loanId,
  loan: loanNameOf(cashLoan),
  storePhoneNumber: cashLoan.storePhoneNumber,
  amount: 50_000,
  options: everyWay,
  chosen: null,
};
/** One cent more than MoneyGram pays out. */
export const aboveMoneyGram: DisburseMethodInput = { ...dotChooses, amount: 1_000_001 };

const lists = (cards: readonly Card[], maxCardLimit?: number, noCardForm: readonly string[] = []) => ({
  done: { cards, validations: { payment: true, noCardForm, ...(maxCardLimit !== undefined && { disburse: { maxCardLimit } }) } },
});
const offline = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });

/** Everything that can happen while Dot chooses where her money goes. */
export const disburseMethodWalk = once(() =>
  explore(disburseMethodMachine, {
    starts: {
      'Dot has chosen nothing yet': dotChooses,
      'Dot comes back with the store': { ...dotChooses, chosen: { channel: PAYMENT_CHANNEL.store, card: null } },
      'Dot comes back with MoneyGram': { ...dotChooses, chosen: { channel: PAYMENT_CHANNEL.moneyGram, card: null } },
      'Dot comes back with her second card': {
        ...dotChooses,
        chosen: { channel: PAYMENT_CHANNEL.debit, card: { ...cardNameOf(secondReceiving), cardIds: secondReceiving.cardIds } },
      },
      'Dot wants more than MoneyGram pays out': aboveMoneyGram,
      'the lender offers the store only': {
        ...dotChooses,
        options: { isDebitDisbursementAvailable: false, isMoneyGramDisbursementAvailable: false, isStoreDisbursementAvailable: true },
      },
    },
    events: {
      'chooses her card': { type: 'method.chosen', choice: methodId(receiving) },
      'chooses the card that cannot receive money': { type: 'method.chosen', choice: methodId(notReceiving) },
      'chooses the expired card': { type: 'method.chosen', choice: methodId(expiredReceiving) },
      'chooses MoneyGram': { type: 'method.chosen', choice: 'moneyGram' },
      'chooses the store': { type: 'method.chosen', choice: 'store' },
      continues: { type: 'method.confirmed' },
      'adds a card': { type: 'card.addChosen' },
      'removes her card': { type: 'card.removeChosen', card: methodId(receiving) },
      'removes a card of another person': { type: 'card.removeChosen', card: 'BridgePay:other' },
      'yes, remove it': { type: 'card.removeConfirmed' },
      'no, keep it': { type: 'card.removeDeclined' },
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      readClock: { 'it is November 2026': { done: { now: NOW } } },
      listCards: {
        'four cards, two can receive money': lists([notReceiving, expiredReceiving, receiving, secondReceiving]),
        'as many as the lender allows': lists([receiving, secondReceiving], 2),
        'no cards': lists([]),
        'no card form for the brand': lists([receiving], 5, ['TitleMax']),
        'no network': offline('GET /cards'),
      },
      removeCard: {
        'it is removed': { done: undefined },
        'autopay uses it': {
          fails: new ApiError({ kind: 'refused', status: 422, call: 'DELETE /cards', texts: ['Autopay uses this card.'] }),
        },
        'no answer': { fails: new ApiError({ kind: 'unknown', call: 'DELETE /cards' }) },
      },
      checkCards: {
        'it is still there': lists([receiving, secondReceiving]),
        'it is gone': lists([secondReceiving]),
        'no network': offline('GET /cards'),
      },
      addCard: {
        'the form is on the screen': { shows: addCardWalk().situations[0]?.snapshot },
        'a card that can receive money': { done: { kind: 'added', card: receiving, temporary: false } },
        'a card that cannot': { done: { kind: 'added', card: notReceiving, temporary: false } },
        'no card': { done: { kind: 'declined' } },
      },
    },
    params: [{ brand: 'TitleMax', loanId: cashLoan.loanId }],
    refused: ['chooses the card that cannot receive money', 'chooses the expired card', 'removes a card of another person'],
    sees: ({
      context: { amount, options, chosen, cards, maxCards, noCardForm, choice, isMissing, removing, notice, failure, removal, ending },
    }) => [
      amount,
      options.isDebitDisbursementAvailable,
      chosen?.channel,
      cards?.map(methodId).toSorted(),
      maxCards,
      noCardForm,
      choice,
      isMissing,
      removing,
      notice?.kind,
      failure?.kind,
      removal?.kind,
      ending,
    ],
    background: ['addCard'],
    outcomes: ['chosen', 'back'],
  }),
);
