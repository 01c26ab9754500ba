import * as asks from './draw.asks.ts';
import { drawSetup } from './draw.setup.ts';

const cleaning = { tags: ['busy', 'leaving'], on: { 'xstate.route': {}, 'flow.left': {} } } as const;

/** The loan is free for others, and nothing of the draw stays here but the record of an attempt without an outcome. Spec: FLOW-REFI-03, STORE-010. */
export const leaving = drawSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'attemptIsOpen', target: 'forgetting' }, { guard: 'holdsLock', target: 'releasing' }, { target: 'forgetting' }],
    },
    releasing: {
      ...cleaning,
      after: { lockPatience: 'forgetting' },
      invoke: { id: 'releaseLock', src: 'releaseLock', input: asks.releaseAsk, onDone: 'forgetting', onError: 'forgetting' },
    },
    forgetting: {
      ...cleaning,
      entry: 'stopDraft',
      invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: '#draw.closed' },
    },
  },
});
