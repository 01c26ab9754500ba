/**
 * The terms of a renewal: what it costs beside a plain payment and a payoff, and as which product. Its payment has begun, and goes on with the
 * terms in its draft. The loan of two parties is locked from the choice on. Spec: ROUTE-069, FLOW-REFI, portal §4 "Refinance eligibility".
 */
import { assign } from 'xstate';
import { loading, pricing, warning } from './pricing.states.ts';
import * as rules from './renewal.rules.ts';
import { renewalSetup } from './renewal.setup.ts';
import { renewalWords } from './renewal.words.ts';

const stay = { 'xstate.route': {} } as const;

export const renewalMachine = renewalSetup.createMachine({
  id: 'renewal',
  meta: renewalWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context: { outcome, brand, loanId } }) => ({ kind: outcome, brand: brand ?? '', loanId }),
  initial: 'choice',
  states: {
    choice: {
      id: 'ProductSwitch',
      route: { guard: 'isLoaded' },
      on: { 'flow.left': 'leaving', 'plainPayment.chosen': 'paying' },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isLoaded', target: 'choosing' }, { target: 'loading' }] },
        loading: { ...loading, on: stay },
        // another customer's loan, or none
        unknown: {},
        failed: { on: { 'retry.chosen': 'loading' } },
        // FLOW-REFI-18, ERR-023
        denied: {},
        warning,
        pricing: { ...pricing, on: stay },
        // the lender refuses every product with this amount, and says why
        impossible: {},
        choosing: {
          on: {
            'product.chosen': {
              guard: { type: 'mayChoose', params: ({ event }) => event.product },
              actions: [assign({ product: ({ event }) => event.product }), 'forgetFailure'],
            },
            'terms.confirmed': [
              { guard: 'switches', target: 'checkingSwitch' },
              { guard: 'hasProduct', target: '#renewal.confirmed' },
              { actions: assign({ productIsMissing: true }) },
            ],
          },
        },
        // another product has another rate: the customer acknowledges that first (ROUTE-113, riskDialogs-3)
        checkingSwitch: {
          tags: 'busy',
          on: stay,
          entry: 'forgetFailure',
          invoke: {
            id: 'getSwitchRisks',
            src: 'getRisks',
            input: rules.riskAsk(true),
            onDone: [
              {
                guard: { type: 'isDenied', params: ({ event }) => event.output },
                target: 'denied',
              },
              { target: 'confirmingSwitch', actions: { type: 'keepRisks', params: ({ event }) => rules.risksIn(event.output) } },
            ],
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
        // ROUTE-115
        confirmingSwitch: { on: { 'switch.confirmed': '#renewal.confirmed', 'switch.declined': 'choosing' } },
      },
    },
    confirmed: { always: [{ guard: 'isAlone', target: 'selling' }, { target: 'locking' }] },
    locking: {
      tags: 'busy',
      on: stay,
      entry: 'forgetFailure',
      invoke: {
        id: 'takeLock',
        src: 'setLock',
        input: rules.lockAsk(true),
        onDone: [
          {
            guard: { type: 'isHeldByOther', params: ({ event }) => event.output },
            target: 'blocked',
            actions: { type: 'keepHolder', params: ({ event }) => event.output },
          },
          { target: 'locked', actions: assign({ holdsLock: true }) },
        ],
        // the lender may have the lock although its answer is lost: it is given back when the customer leaves
        onError: { target: 'choice.choosing', actions: ['keepFailure', 'keepDoubt'] },
      },
    },
    // a reload does not forget it
    locked: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'noteLock',
        src: 'noteLock',
        input: rules.lockNote(true),
        onDone: [{ guard: 'needsPartyCode', target: 'verifying' }, { target: 'selling' }],
      },
    },
    // the other party knows of the renewal
    verifying: {
      id: 'AltPartyVerifyCode',
      on: { 'flow.left': 'leaving' },
      invoke: {
        id: 'partyCode',
        src: 'partyCode',
        input: rules.partyCodeInput,
        onSnapshot: {},
        onDone: [
          { guard: { type: 'isVerified', params: ({ event }) => event.output }, target: 'selling', actions: assign({ isVerified: true }) },
          { target: 'choice' },
        ],
      },
    },
    selling: {
      id: 'AncillaryProducts',
      on: { 'flow.left': 'leaving' },
      invoke: {
        id: 'ancillary',
        src: 'ancillary',
        input: rules.ancillaryInput,
        onSnapshot: {},
        onDone: [
          {
            guard: { type: 'isSold', params: ({ event }) => event.output },
            target: 'storing',
            actions: { type: 'keepSold', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'needsStore', params: ({ event }) => event.output },
            target: 'leaving',
            actions: assign({ outcome: 'appointmentWanted' }),
          },
          { target: 'choice' },
        ],
      },
    },
    storing: {
      tags: 'busy',
      on: stay,
      entry: assign({ outcome: 'termsChosen' }),
      invoke: {
        id: 'keepRenewal',
        src: 'keepRenewal',
        input: ({ context }) => ({ ...rules.whose({ context }), renewal: rules.renewalOf(context) }),
        onDone: 'closed',
      },
    },
    // FLOW-REFI-05: the payment is dropped, here and with the service
    blocked: {
      id: 'AlternateBlocked',
      on: { ...stay, 'flow.left': 'closed' },
      entry: assign({ outcome: 'left' }),
      initial: 'dropping',
      states: { dropping: { invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: 'dropped' } }, dropped: {} },
    },
    paying: { entry: assign({ outcome: 'plainPaymentChosen' }), always: 'leaving' },
    leaving: { always: [{ guard: 'holdsLock', target: 'releasing' }, { target: 'closed' }] },
    releasing: {
      tags: ['busy', 'leaving'],
      on: stay,
      after: { lockPatience: 'released' },
      invoke: { id: 'releaseLock', src: 'setLock', input: rules.lockAsk('delete'), onDone: 'released', onError: 'released' },
    },
    released: {
      tags: ['busy', 'leaving'],
      on: stay,
      invoke: { id: 'noteRelease', src: 'noteLock', input: rules.lockNote(false), onDone: 'closed' },
    },
    closed: { type: 'final' },
  },
});
