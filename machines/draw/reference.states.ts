import { assign } from 'xstate';
import * as asks from './draw.asks.ts';
import { drawSetup } from './draw.setup.ts';

/** The number by which the money is known, once it is sent or waits to be collected. Spec: CALL-074, FLOW-DRAW-13. */
export const reference = drawSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'asksReference', target: 'reading' }, { target: 'complete' }] },
    reading: {
      invoke: {
        id: 'getReference',
        src: 'getReference',
        input: asks.referenceAsk,
        onDone: { target: 'complete', actions: assign({ reference: ({ event }) => event.output }) },
        onError: 'withoutNumber',
      },
    },
    withoutNumber: { on: { 'retry.chosen': 'reading' } },
    complete: {},
  },
});
