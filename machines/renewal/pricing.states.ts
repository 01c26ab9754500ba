import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { findingLoan } from '../kit/findingLoan.ts';
import { renewalSetup } from './renewal.setup.ts';
import * as rules from './renewal.rules.ts';

const why = ({ event }: { event: { error?: unknown } }) => failureIn(event);

/** The loan, never from the cache, and the amount of the payment that has begun; then what has changed. Spec: POLL-007, CALL-062. */
export const loading = renewalSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetFailure',
  initial: 'finding',
  states: {
    finding: findingLoan('reading'),
    unknown: { always: '#ProductSwitch.unknown' },
    failed: { always: '#ProductSwitch.failed' },
    reading: {
      invoke: {
        id: 'getDetail',
        src: 'getDetail',
        input: rules.detailAsk,
        onDone: [
          {
            guard: { type: 'hasLoan', params: ({ event }) => event.output },
            target: 'readingDraft',
            actions: { type: 'keepDetail', params: ({ event }) => event.output },
          },
          { target: '#ProductSwitch.unknown' },
        ],
        onError: { target: '#ProductSwitch.failed', actions: 'keepFailure' },
      },
    },
    readingDraft: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: rules.whose,
        onDone: { target: 'readingChoices', actions: { type: 'keepBegun', params: ({ event }) => event.output } },
      },
    },
    readingChoices: {
      invoke: {
        id: 'readChoices',
        src: 'readChoices',
        onDone: { target: 'looking', actions: { type: 'useChoices', params: ({ event }) => event.output } },
      },
    },
    // without an amount the payment comes first
    looking: { always: [{ guard: 'hasAmount', target: 'checkingRisk' }, { target: '#renewal.paying' }] },
    checkingRisk: {
      invoke: {
        id: 'getRisks',
        src: 'getRisks',
        input: rules.riskAsk(false),
        onDone: [
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: '#ProductSwitch.denied' },
          { target: 'noting', actions: { type: 'keepRisks', params: ({ event }) => rules.risksIn(event.output) } },
        ],
        onError: { target: '#ProductSwitch.failed', actions: 'keepFailure' },
      },
    },
    // what was not acknowledged before a reload counts as well (STORE-006)
    noting: {
      invoke: {
        id: 'noteRisks',
        src: 'noteRisks',
        input: ({ context }) => ({ ...rules.whose({ context }), found: context.risks }),
        onDone: { target: '#ProductSwitch.warning', actions: { type: 'keepRisks', params: ({ event }) => event.output } },
      },
    },
  },
});

/** The store makes a new loan that the lender refuses online. Spec: ROUTE-075 (productSwitch-2). */
export const meeting = renewalSetup.createStateConfig({
  on: {
    'appointment.chosen': {
      guard: { type: 'needsStoreFor', params: ({ event }) => event.product },
      target: '#renewal.leaving',
      actions: assign({ outcome: ({ event }) => rules.appointmentFor(event.product) }),
    },
  },
}).on;

/** One change after the other, until the customer has acknowledged each. Spec: ROUTE-112, ROUTE-113 (OPEN-009). */
export const warning = renewalSetup.createStateConfig({
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'hasOpenRisk', target: 'reading' }, { target: '#ProductSwitch.pricing' }] },
    reading: { on: { 'risk.acknowledged': 'acknowledging' } },
    acknowledging: {
      tags: 'busy',
      invoke: {
        id: 'acknowledgeRisk',
        src: 'acknowledgeRisk',
        input: ({ context }) => ({ ...rules.whose({ context }), risk: rules.openRisk(context) ?? 'rateChanged' }),
        onDone: { target: 'looking', actions: 'dropRisk' },
      },
    },
  },
});

/** The lender's figures for each product that the new loan can have; its refusal is one, too. Spec: ROUTE-069, FLOW-REFI-01. */
export const pricing = renewalSetup.createStateConfig({
  tags: 'busy',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'lacksCash', target: 'judging' }, { target: 'same' }] },
    same: {
      invoke: {
        id: 'priceSame',
        src: 'getPrice',
        input: ({ context }) => rules.priceAsk(context, 'same'),
        onDone: { target: 'next', actions: { type: 'keepPrice', params: ({ event }) => ({ product: 'same', answer: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: why }, target: 'next', actions: { type: 'keepRefusal', params: { product: 'same' } } },
          { target: '#ProductSwitch.failed', actions: 'keepFailure' },
        ],
      },
    },
    next: { always: [{ guard: 'asksOther', target: 'other' }, { target: 'judging' }] },
    other: {
      invoke: {
        id: 'priceOther',
        src: 'getPrice',
        input: ({ context }) => rules.priceAsk(context, 'other'),
        onDone: { target: 'judging', actions: { type: 'keepPrice', params: ({ event }) => ({ product: 'other', answer: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: why }, target: 'judging', actions: { type: 'keepRefusal', params: { product: 'other' } } },
          { target: '#ProductSwitch.failed', actions: 'keepFailure' },
        ],
      },
    },
    judging: {
      always: [
        { guard: 'isLoaded', target: '#ProductSwitch.choosing' },
        // other cash, or none, may be possible
        { guard: 'mayTryOtherCash', target: '#ProductSwitch.choosing' },
        { target: '#ProductSwitch.impossible' },
      ],
    },
  },
});
