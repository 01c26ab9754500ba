import { and, assign, fromPromise, not, setup } from 'xstate';
import { writeInFlight } from '../../services/actors/inFlight.ts';
import { newKey } from '../../services/actors/payment.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import { failureIn } from '../kit/failureIn.ts';
import { sendingWords } from './sending.words.ts';

export type SendingInput = {
  ask: unknown;
  /** Saved before the POST goes out. */
  record: InFlight;
};

/** The result of one send. `key` is the key of the last POST. `abandoned`: the key is fenced, none of its sends counts. */
export type SendingOutcome =
  | { kind: 'accepted'; key: string; messageKey: string }
  | { kind: 'refused'; key: string; failure: Failure }
  | { kind: 'unknown'; key: string; failure: Failure }
  | { kind: 'abandoned'; key: string };

type Context = SendingInput & {
  /** The first key was fenced, the intent is sent under another. */
  rekeyed: boolean;
  outcome: SendingOutcome | null;
};

/** The lender's code for a fenced key: PaymentAbandoned, DrawAbandoned. No send of the key counts or ever will. Spec: the contract's posts. */
const saysFenced = ({ status, code }: Failure): boolean => status === 409 && code.endsWith('Abandoned');

const noPost = fromPromise<{ messageKey: string }, { key: string; ask: unknown }>(() =>
  Promise.reject(new Error('nothing was sent: the flow gave its attempt no post')),
);

/**
 * One POST that moves money: recorded first, sent once, its response recorded. A key that was fenced meanwhile is replaced, once: none of its
 * sends can count. Every response that is not clear is `unknown`, never "failed". Spec: quality §1.2 to §1.4, POLL-010, CONF-009.
 */
export const sendingMachine = setup({
  types: {} as { input: SendingInput; context: Context; output: SendingOutcome },
  actors: { newKey, writeInFlight, post: noPost },
  guards: {
    isRekeyed: ({ context }) => context.rekeyed,
    saysAbandoned: ({ event }) => saysFenced(failureIn(event)),
    saysRefused: ({ event }) => failureIn(event).kind === 'refused',
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
    // the send continues when storage fails: the lender's key protects the money (quality §1.2)
    recording: {
      invoke: { id: 'record', src: 'writeInFlight', input: ({ context }) => context.record, onDone: 'posting', onError: 'posting' },
    },
    posting: {
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => ({ key: context.record.paymentKey, ask: context.ask }),
        onDone: {
          target: 'noting',
          actions: assign({
            outcome: ({ context, event }) => ({ kind: 'accepted', key: context.record.paymentKey, messageKey: event.output.messageKey }),
            record: ({ context, event }) => ({ ...context.record, messageKey: event.output.messageKey, phase: 'polling' }),
          }),
        },
        onError: [
          { guard: and(['saysAbandoned', not('isRekeyed')]), target: 'rekeying' },
          {
            guard: 'saysAbandoned',
            target: 'closed',
            actions: assign({ outcome: ({ context }) => ({ kind: 'abandoned', key: context.record.paymentKey }) }),
          },
          {
            guard: 'saysRefused',
            target: 'closed',
            actions: assign({
              outcome: ({ context, event }) => ({ kind: 'refused', key: context.record.paymentKey, failure: failureIn(event) }),
            }),
          },
          {
            target: 'closed',
            actions: assign({
              outcome: ({ context, event }) => ({ kind: 'unknown', key: context.record.paymentKey, failure: failureIn(event) }),
            }),
          },
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
