import { gatheringMachine } from '../../payment/gathering.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { draft as reviewed, paidBefore } from './payment.found.ts';
import { ann, gus, inFlight, loan, lost, NOON, visa } from './payment.people.ts';

const draft = { ...reviewed, cardIds: [] };

/** Everything that can happen before the first screen of a payment. */
export const gatheringWalk = once(() =>
  explore(gatheringMachine, {
    starts: {
      'Ann wants to pay': { person: ann, loanId: loan.loanId },
      'Gus follows his link': { person: gus, loanId: loan.loanId },
      'Ann has no loans in NLS': { person: { ...ann, systems: ['TLXe'] }, loanId: loan.loanId },
    },
    answers: {
      getAccounts: { 'the list names the loan system': { done: { loans: [{ ...loan, lmsId: '2' }] } }, 'no list': { fails: lost } },
      getDetail: { 'the loan is there': { done: { loan } }, 'no loan in it': { done: {} }, 'no answer': { fails: lost } },
      getBusinessDate: {
        'it is Monday': { done: { businessDate: '2026-11-23' } },
        'it is not a date': { done: { businessDate: '2026-13-45' } },
        'no answer': { fails: lost },
      },
      getSystems: { 'the ids': { done: { referenceIds: { NLS: '2', TLXe: '1' } } }, 'no answer': { fails: lost } },
      getCards: {
        'one card': { done: { cards: [visa], validations: { payment: true, noCardForm: [] } } },
        'cards may not pay': { done: { cards: [visa], validations: { payment: false, noCardForm: [] } } },
        'no answer': { fails: lost },
      },
      readClock: { noon: { done: { now: NOON } } },
      readLeft: {
        'a draft': { done: { draft, inFlight: null, receipt: null } },
        'a draft and a payment in flight': { done: { draft, inFlight, receipt: null } },
        'a payment in flight': { done: { draft: null, inFlight, receipt: null } },
        'the receipt of its payment': { done: { draft: null, inFlight: null, receipt: paidBefore } },
        nothing: { done: { draft: null, inFlight: null, receipt: null } },
        'no answer': { fails: lost },
      },
    },
    sees: ({
      context: {
        person,
        loan: known,
        failure,
        cards,
        cardsFailure,
        nextBusinessDate,
        draft: savedDraft,
        inFlight: open,
        receipt,
        lmsId,
        cardsMayPay,
        nlsId,
      },
    }) => [
      cardsMayPay,
      nlsId,
      person.profileId,
      person.systems.length,
      known !== null,
      failure?.kind,
      cards.length,
      cardsFailure !== null,
      nextBusinessDate,
      savedDraft !== null,
      open !== null,
      receipt !== null,
      lmsId,
    ],
    background: ['getAccounts', 'getDetail', 'getBusinessDate', 'getSystems', 'getCards', 'readClock', 'readLeft'],
  }),
);
