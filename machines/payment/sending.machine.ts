import { and, assign, not, setup } from 'xstate';
import { writeInFlight } from '../../services/actors/inFlight.ts';
import { newKey, postPayment } from '../../services/actors/payment.ts';
import { failureIn } from '../kit/heard.ts';
import { isAbandoned } from './submission.rules.ts';
import type { SendingInput, SendingOutcome } from './submission.types.ts';
import { sendingWords } from './sending.words.ts';

type Context = SendingInput & {
  /** The first key was fenced, the intent goes out under another. */
  rekeyed: boolean;
  outcome: SendingOutcome | null;
};

/**
 * One POST /payment: kept first, sent once, its answer kept. A key that was fenced meanwhile is replaced, once: none of its sends can count.
 * Every answer that is not a clear one is `unknown`, never "failed". Spec: quality §1.2 to §1.4, POLL-010, CONF-009.
 */
export const sendingMachine = setup({
  types: {} as { input: SendingInput; context: Context; output: SendingOutcome },
  actors: { newKey, writeInFlight, postPayment },
  guards: {
    isRekeyed: ({ context }) => context.rekeyed,
    saysAbandoned: ({ event }) => isAbandoned(failureIn(event)),
    saysRefused: ({ event }) => failureIn(event).kind === 'refused',
  },
  actions: {
    keepAbandoned: assign({ outcome: ({ context }) => ({ kind: 'abandoned', key: context.record.paymentKey }) }),
    keepRefusal: assign({
      outcome: ({ context, event }) => ({ kind: 'refused', key: context.record.paymentKey, failure: failureIn(event) }),
    }),
    keepUnknown: assign({
      outcome: ({ context, event }) => ({ kind: 'unknown', key: context.record.paymentKey, failure: failureIn(event) }),
    }),
  },
}).createMachine({
  id: 'sending',
  meta: sendingWords,
  context: ({ input }) => ({ ...input, rekeyed: false, outcome: null }),
  output: ({ context }) => {
    if (!context.outcome) throw new Error('sending ended without an outcome');
    return context.outcome;
  },
  initial: 'recording',
  states: {
    // where nothing can be kept the payment goes on: the lender's key protects it (quality §1.2)
    recording: {
      invoke: { id: 'record', src: 'writeInFlight', input: ({ context }) => context.record, onDone: 'posting', onError: 'posting' },
    },
    posting: {
      invoke: {
        id: 'postPayment',
        src: 'postPayment',
        input: ({ context }) => ({ key: context.record.paymentKey, ask: context.intent }),
        onDone: {
          target: 'noting',
          actions: assign({
            outcome: ({ context, event }) => ({ kind: 'accepted', key: context.record.paymentKey, messageKey: event.output.messageKey }),
            record: ({ context, event }) => ({ ...context.record, messageKey: event.output.messageKey, phase: 'polling' }),
          }),
        },
        onError: [
          { guard: and(['saysAbandoned', not('isRekeyed')]), target: 'rekeying' },
          { guard: 'saysAbandoned', target: 'closed', actions: 'keepAbandoned' },
          { guard: 'saysRefused', target: 'closed', actions: 'keepRefusal' },
          { target: 'closed', actions: 'keepUnknown' },
        ],
      },
    },
    rekeying: {
      invoke: {
        id: 'newKey',
        src: 'newKey',
        onDone: {
          target: 'recording',
          actions: assign({
            rekeyed: true,
            record: ({ context, event }) => ({ ...context.record, paymentKey: event.output, phase: 'posting' }),
          }),
        },
      },
    },
    noting: { invoke: { id: 'note', src: 'writeInFlight', input: ({ context }) => context.record, onDone: 'closed', onError: 'closed' } },
    closed: { type: 'final' },
  },
});
