/**
 * A loan is settled for less than is owed: the customer reads what that means, signs it on the lender's page, and pays the amount in the payment. The
 * lender says what is signed, paid and expired. No money moves here. Spec: PROD-009, ROUTE-071, ROUTE-110, FLOW-PAY-12, FLOW-OFFER-02, FLOW-OFFER-03.
 */
import { assign } from 'xstate';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import { checkingConsent, counting, loadingOffers, loadingPapers, readingStatus } from './loading.states.ts';
import * as rules from './settlement.rules.ts';
import { settlementSetup } from './settlement.setup.ts';
import { settlementWords } from './settlement.words.ts';

export const settlementMachine = settlementSetup.createMachine({
  id: 'settlement',
  meta: settlementWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'offer',
  states: {
    offer: {
      id: 'SettlementOffer',
      route: { guard: 'isLoaded' },
      on: { 'flow.left': 'closed' },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isLoaded', target: 'deciding' }, { target: 'dating' }] },
        dating: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: { target: 'finding', actions: assign({ now: ({ event }) => event.output.now }) },
          },
        },
        finding: { ...findingLoan('looking'), on: stay },
        // another customer's loan, or none
        unknown: {},
        failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } },
        // ROUTE-110, BRAND-009
        looking: {
          always: [
            { guard: 'brandHasPage', target: 'loadingOffers' },
            { target: '#settlement.closed', actions: assign({ leads: 'unavailable' }) },
          ],
        },
        loadingOffers,
        readingStatus,
        counting,
        // the lender's reason is on the screen where it gave one
        notOffered: {},
        deciding: {
          always: [
            { guard: 'isPaid', target: 'paid' },
            { guard: 'isExpired', target: 'expired' },
            { guard: 'isSpent', target: 'spent' },
            { guard: 'isSigned', target: 'ready' },
            { guard: 'hasPapers', target: 'returning' },
            { target: 'checkingConsent' },
          ],
        },
        paid: {},
        expired: {},
        // FLOW-PAY-12: only the store takes it now
        spent: {},
        checkingConsent,
        loadingPapers,
        returning: { always: [{ guard: 'hasReturned', target: '#DocuSignView' }, { target: 'ready' }] },
        ready: { on: { 'settlement.accepted': [{ guard: 'isSigned', target: 'beginning' }, { target: '#DocuSignView' }] } },
        beginning: {
          tags: 'busy',
          on: stay,
          entry: assign({ leads: 'paying' }),
          invoke: { id: 'beginPayment', src: 'beginPayment', input: rules.paymentInput, onDone: '#settlement.closed' },
        },
      },
    },
    // ROUTE-084
    signing: {
      id: 'DocuSignView',
      route: { guard: 'maySign' },
      invoke: {
        id: 'signing',
        src: 'signing',
        input: rules.signingInput,
        onSnapshot: {},
        onDone: [
          { guard: { type: 'wasSigned', params: ({ event }) => event.output }, target: 'noting' },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'offer.readingStatus',
            actions: ['forgetReturn', assign({ papers: null })],
          },
          { target: 'offer', actions: 'forgetReturn' },
        ],
      },
    },
    // the lender knows it already, and decides; whatever goes wrong, it is asked again (FLOW-OFFER-03, settlement-1)
    noting: {
      tags: 'busy',
      on: stay,
      entry: 'forgetReturn',
      invoke: {
        id: 'noteSigned',
        src: 'noteSigned',
        input: rules.signedAsk,
        onDone: [
          {
            guard: { type: 'isNoted', params: ({ event }) => event.output },
            target: 'offer.beginning',
            actions: { type: 'keepStatus', params: ({ event }) => event.output },
          },
          { target: 'offer.readingStatus' },
        ],
        onError: 'offer.readingStatus',
      },
    },
    closed: { type: 'final' },
  },
});
