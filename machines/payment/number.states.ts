import { assign } from 'xstate';
import { present, tidyingSetup } from './tidying.setup.ts';

/** The number by which the cash of a renewal is known where it is paid out. The customer may leave without it. Spec: CALL-074, FLOW-DRAW-13. */
export const number = tidyingSetup.createStateConfig({
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'hasCash', target: 'reading' }, { target: 'done' }] },
    reading: {
      on: { 'flow.left': 'done' },
      invoke: {
        id: 'getReference',
        src: 'getReference',
        input: ({ context }) => present(context.cash),
        onDone: { target: 'done', actions: assign({ referenceNumber: ({ event }) => event.output.referenceNumber }) },
        onError: 'missing',
      },
    },
    missing: { tags: 'withoutNumber', on: { 'number.requested': 'reading', 'flow.left': 'done' } },
    done: { type: 'final' },
  },
});
