import type { Card } from '../../../services/contract/cards.ts';
import type { Disclosure } from '../../../services/contract/documents.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { autopayMachine } from '../../autopay/autopay.machine.ts';
import { methodIsMissing } from '../../autopay/autopay.rules.ts';
import type { AutopayInput } from '../../autopay/autopay.types.ts';
import { methodId } from '../../kit/card.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { unsignedLoan } from '../people/kim.ts';
import { titleLoan } from '../people/loans.ts';
import { ann } from '../people/people.ts';
import { addCardWalk } from './addCard.walks.ts';
import { NOW } from './cards.walks.ts';
import { expired, visa } from './payment.people.ts';

const on = settingsIn({ autoPayStandardPayment: true, canChangeAutoPay: true });
const withPayment = settingsIn({ autoPayStandardPayment: true });
const off = settingsIn({});

/** A bank account that Ann has saved. */
export const bank: Card = {
  ...visa,
  cardToken: 'bank-token',
  cardIds: [{ type: 'ach', id: 'bank-1' }],
  cardNumber: '•••• •••• •••• 6789',
  cardType: 'bank',
};
const enrolled = {
  ...titleLoan,
  autoPay: {
    enrolled: true,
    method: 'card' as const,
    methodId: visa.cardIds[0]?.id ?? '',
    cardType: 'visa',
    displayNumber: visa.cardNumber,
  },
};
export const paper: Disclosure = {
  documentId: 'autoPay-1',
  documentName: 'Permission to take payments',
  text: [
    'Permission to take payments',
    'Taken from: •••• •••• •••• 4242',
    'What you allow',
    'The lender takes each payment on its due date.',
  ],
  sha256: 'a'.repeat(64),
  files: [],
};

const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const refused = (call: string, code: string) => ({
  fails: new ApiError({ kind: 'refused', call, status: 422, code, texts: ['This card has expired. Choose another card.'] }),
});
const removed = (call: string) => ({
  fails: new ApiError({
    kind: 'refused',
    call,
    status: 422,
    code: 'MethodMissing',
    texts: ['This payment method is no longer saved. Choose another one.'],
  }),
});
const changed = {
  fails: new ApiError({ kind: 'refused', call: 'POST /disclosureacknowledgement', status: 409, code: 'DisclosuresChanged' }),
};
const opens = (screen = 'AutoPayConfirm', settings = on, search = {}): AutopayInput => ({
  person: ann,
  settings,
  params: { brand: 'TitleMax', loanId: 'title' },
  screen,
  search,
});
/** What is loaded after the lender has said that the method is no longer saved. */
const AGAIN = ['getAccounts: her loan', 'getAccounts: her loan, with autopay', 'listCards: a Visa, a bank account and an expired card'];
const lists = (cards: readonly Card[], payment = true) => ({ done: { cards, validations: { payment, noCardForm: [] } } });

/** Everything that can happen to Ann's autopay. */
export const autopayWalk = once(() =>
  explore(autopayMachine, {
    starts: {
      'Ann opens autopay': opens(),
      'Ann’s lender changes autopay only with a payment': opens('AutoPayConfirm', withPayment),
      'a payment asks Ann about autopay': opens('AutoPayConfirm', on, { because: 'payment' }),
      'Ann opens the methods by their address': opens('AutoPayUpdatePaymentMethod'),
      'Ann opens the new card by its address': opens('AutoPayAddMethod'),
      'Ann’s lender does not offer autopay': opens('AutoPayConfirm', off),
      'Ann opens an address without a brand': { ...opens(), params: { loanId: 'no' } },
    },
    events: {
      'wants another method': { type: 'method.changeChosen' },
      'chooses the Visa': { type: 'method.chosen', method: methodId(visa) },
      'chooses the bank account': { type: 'method.chosen', method: methodId(bank) },
      'chooses the expired card': { type: 'method.chosen', method: methodId(expired) },
      'goes on with it': { type: 'method.confirmed' },
      'adds a card': { type: 'method.addChosen' },
      agrees: { type: 'agreement.submitted', agreed: true },
      'forgets the box': { type: 'agreement.submitted', agreed: false },
      'does not want it now': { type: 'autopay.declined' },
      'wants to turn it off': { type: 'end.chosen' },
      'yes, turn it off': { type: 'end.confirmed' },
      'no, keep it': { type: 'end.declined' },
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      getAccounts: {
        'her loan': { done: { loans: [titleLoan] } },
        'her loan, with autopay': { done: { loans: [enrolled] } },
        'a new loan that is not signed': { done: { loans: [{ ...unsignedLoan, loanId: 'title' }] } },
        'a loan whose vehicle is being repossessed': { done: { loans: [{ ...titleLoan, loanStatusId: LOAN_STATUS.OutForRepo }] } },
        'a loan that takes no payments': { done: { loans: [{ ...titleLoan, payable: false }] } },
        'another loan': { done: { loans: [{ ...titleLoan, loanId: 'other' }] } },
        'no answer': lost('GET /accounts'),
      },
      listCards: {
        'a Visa, a bank account and an expired card': lists([visa, bank, expired]),
        'an expired card': lists([expired]),
        'cards that may not pay': lists([visa], false),
        'no answer': lost('GET /cards'),
      },
      readClock: { 'it is November 2026': { done: { now: NOW } } },
      readDraft: { 'no payment': { done: null } },
      getPapers: {
        'the authorization': { done: { documents: [paper] } },
        'the method is no longer saved': removed('GET /documents'),
        'no answer': lost('GET /documents'),
      },
      acknowledge: {
        'it is recorded': { done: { acknowledgedAt: '2026-11-23T15:00:00.000Z', documentId: 'D-1' } },
        'there is a newer one': changed,
        'the method is no longer saved': removed('POST /disclosureacknowledgement'),
        'no answer': lost('POST /disclosureacknowledgement'),
      },
      enroll: {
        'it is on': { done: { autoPay: { enrolled: true } } },
        'the authorization is not there': refused('PUT /autoPay', 'PapersMissing'),
        'the method is no longer saved': removed('PUT /autoPay'),
        'it is refused': refused('PUT /autoPay', ''),
        'no answer': lost('PUT /autoPay'),
      },
      endAutoPay: { 'it is off': { done: { autoPay: { enrolled: false } } }, 'no answer': lost('PUT /autoPay') },
      keepChoice: { 'the payment has it': { done: undefined } },
      addCard: {
        'the form is on the screen': { shows: addCardWalk().situations[0]?.snapshot },
        'a card is added': { done: { kind: 'added', card: visa, temporary: false } },
        'Ann goes back without a card': { done: { kind: 'declined' } },
      },
    },
    params: [{ brand: 'TitleMax', loanId: 'title' }],
    sees: ({ context }) => [
      context.brand,
      context.settings.canChangeAutoPay,
      context.settings.autoPayStandardPayment,
      context.fromPayment,
      context.requested,
      context.loan?.loanId,
      context.loan?.payable,
      context.loan?.unsigned !== undefined,
      context.loan?.autoPay?.enrolled,
      context.cards?.map(methodId),
      context.cardsMayPay,
      context.method,
      context.isChange,
      context.papers.length,
      context.boxIsMissing,
      context.haveChanged,
      context.failure?.code ?? null,
      context.result?.enrolled,
      context.ending,
    ],
    background: ['addCard'],
    outcomes: ['autoPayLeft'],
    refused: ['chooses the expired card'],
    // what is loaded again after that is loaded as before: once is enough
    happens: ({ context }, { label }) =>
      !methodIsMissing(context.failure) || !/^(getAccounts|listCards): /.test(label) || AGAIN.includes(label),
  }),
);
