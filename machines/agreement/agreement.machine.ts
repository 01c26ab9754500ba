/**
 * The papers of a renewal, between the card and the review of its payment: the customer reads each, confirms them with name and initials, and the
 * payment goes on. What is signed is what is charged: the papers are of the amount and the products in the payment's draft, and another amount
 * makes them void. No money moves here. Spec: ROUTE-081, PROD-015, FLOW-DOC-06, OPEN-040.
 */
import { assign } from 'xstate';
import { findingLoan } from '../kit/findingLoan.ts';
import { stay } from '../kit/stay.ts';
import { acknowledging, dating, filing, rereading, storing, withdrawing } from './acknowledging.states.ts';
import * as rules from './agreement.rules.ts';
import { agreementSetup } from './agreement.setup.ts';
import { agreementWords } from './agreement.words.ts';
import { checkingConsent, loadingCustomer, loadingPapers, readingDraft } from './loading.states.ts';
import { reading } from './reading.states.ts';

export const agreementMachine = agreementSetup.createMachine({
  id: 'agreement',
  meta: agreementWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'papers',
  states: {
    papers: {
      id: 'AccountDisclosures',
      route: { guard: 'hasPapers' },
      on: { 'flow.left': 'closed' },
      initial: 'arriving',
      states: {
        // back from another screen of the flow: the papers are those that were loaded
        arriving: { always: [{ guard: 'hasPapers', target: 'deciding' }, { target: 'finding' }] },
        finding: { ...findingLoan('readingDraft'), on: stay },
        // another customer's loan, or none
        unknown: {},
        failed: { on: { 'retry.chosen': { target: 'finding', actions: 'forgetFailure' } } },
        readingDraft,
        checkingConsent,
        loadingCustomer,
        loadingPapers,
        withoutPapers: {
          on: {
            'retry.chosen': 'loadingPapers',
            'amount.changeChosen': { target: '#agreement.closed', actions: assign({ ending: 'amountChanged' }) },
          },
        },
        deciding: {
          always: [
            { guard: 'areAcknowledged', target: 'acknowledged' },
            { guard: 'wasAgreed', target: 'withdrawing' },
            { guard: 'hasPapers', target: 'reading' },
            { target: 'withoutPapers' },
          ],
        },
        withdrawing,
        reading,
        dating,
        acknowledging,
        rereading,
        acknowledged: {
          always: [{ guard: 'mustFile', target: 'filing' }, { guard: 'mustSign', target: '#agreement.signing' }, { target: 'storing' }],
        },
        filing,
        notFiled: { on: { ...stay, 'retry.chosen': 'filing' } },
        storing,
      },
    },
    // before the papers: CustomerDetails asks for what the lender lacks (ROUTE-078)
    details: {
      id: 'CustomerDetails',
      route: { guard: 'isLoaded' },
      invoke: {
        id: 'customerDetails',
        src: 'customerDetails',
        input: rules.detailsInput,
        onSnapshot: {},
        onDone: [
          { guard: { type: 'isInformed', params: ({ event }) => event.output }, target: '#AccountDisclosures.loadingCustomer' },
          { target: 'closed' },
        ],
      },
    },
    // after the papers: DocuSignView signs them (ROUTE-084)
    signing: {
      id: 'DocuSignView',
      route: { guard: 'maySign' },
      invoke: {
        id: 'signing',
        src: 'signing',
        input: rules.signingInput,
        onSnapshot: {},
        onDone: [
          { guard: { type: 'isSigned', params: ({ event }) => event.output }, target: '#AccountDisclosures.storing' },
          {
            guard: { type: 'isOutdatedNow', params: ({ event }) => event.output },
            target: '#AccountDisclosures.loadingPapers',
            actions: ['noteChange', assign({ hasReturned: false })],
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: 'closed',
            actions: assign({ ending: 'amountChanged' }),
          },
          { target: 'closed' },
        ],
      },
    },
    closed: { type: 'final' },
  },
});
