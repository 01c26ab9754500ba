import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import * as asks from './draw.asks.ts';
import { drawSetup } from './draw.setup.ts';
import { reference } from './reference.states.ts';

const why = ({ event }: { event: { error?: unknown } }) => failureIn(event);
/** The customer learns the result. */
const bound = { tags: 'busy', on: { 'flow.left': {} } } as const;

/**
 * PendingDisbursement: a draw that is not decided (1000), or waits to be collected (1002). It is looked up only when the customer wants it, and can be
 * cancelled. Before that it is looked up once more. Spec: ROUTE-085, FLOW-DRAW-02, 03, 10, 11; CALL-057 (draw-2 to draw-4).
 */
export const pending = drawSetup.createStateConfig({
  id: 'PendingDisbursement',
  tags: 'noBack', // its steps are over
  entry: ['forgetDraft', 'forgetAnswers'],
  // the lock was taken before this draw was known, which may come from another device
  on: { 'xstate.route': {}, 'flow.left': [{ guard: 'holdsLock', target: 'leaving' }, { target: 'closed' }] },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'look',
        src: 'look',
        input: asks.lookAsk,
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: '#ConfirmDisbursement.received',
            actions: [{ type: 'keepStatus', params: ({ event }) => event.output }, 'forgetRecord'],
          },
          {
            guard: { type: 'waitsToBeCollected', params: ({ event }) => event.output },
            target: 'readingClock',
            actions: [{ type: 'keepStatus', params: ({ event }) => event.output }, 'forgetRecord'],
          },
          { target: 'readingClock', actions: { type: 'keepStatus', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isOver', params: why }, target: 'over', actions: ['keepFailure', 'forgetRecord'] },
          { target: 'open', actions: 'keepFailure' },
        ],
      },
    },
    // the page says as of when, so that the customer sees that it was looked up
    readingClock: {
      tags: 'busy',
      invoke: {
        id: 'readLookedAt',
        src: 'readClock',
        onDone: [
          { guard: 'isGranted', target: 'granted', actions: assign({ lookedAt: ({ event }) => event.output.now }) },
          { target: 'open', actions: assign({ lookedAt: ({ event }) => event.output.now }) },
        ],
      },
    },
    open: { on: { 'look.chosen': 'looking', 'cancel.chosen': 'asking' } },
    // it is owed: only collecting or cancelling ends it
    granted: { ...reference, on: { 'look.chosen': 'looking', 'cancel.chosen': 'asking' } },
    asking: {
      on: {
        'cancel.confirmed': 'checking',
        'cancel.declined': [{ guard: 'isGranted', target: 'granted' }, { target: 'open' }],
      },
    },
    // it may have been paid out meanwhile
    checking: {
      ...bound,
      entry: 'forgetFailure',
      invoke: {
        id: 'lookBefore',
        src: 'look',
        input: asks.lookAsk,
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: '#ConfirmDisbursement.received',
            actions: [{ type: 'keepStatus', params: ({ event }) => event.output }, 'forgetRecord'],
          },
          { target: 'cancelling', actions: { type: 'keepStatus', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isOver', params: why }, target: 'over', actions: ['keepFailure', 'forgetRecord'] },
          { target: 'asking', actions: 'keepFailure' },
        ],
      },
    },
    cancelling: {
      ...bound,
      invoke: {
        id: 'cancelDraw',
        src: 'cancelDraw',
        input: asks.cancelAsk,
        onDone: {
          target: 'cancelled',
          actions: [assign({ newBalance: ({ event }) => event.output.newBalance }), 'forgetRecord', 'forgetAnswers'],
        },
        onError: { target: 'asking', actions: 'keepFailure' },
      },
    },
    cancelled: {},
    // turned down, or cancelled elsewhere: the lender says so
    over: {},
  },
});
