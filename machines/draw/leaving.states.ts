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
    // both at once: a page that is closed now leaves no draft without its lock, and no lock without its draft
    releasing: {
      ...cleaning,
      entry: 'stopDraft',
      after: { lockPatience: '#draw.closed' },
      invoke: [
        { id: 'forgetDraft', src: 'forgetDraft' },
        { id: 'releaseLock', src: 'releaseLock', input: asks.releaseAsk, onDone: '#draw.closed', onError: '#draw.closed' },
      ],
    },
    forgetting: {
      ...cleaning,
      entry: 'stopDraft',
      invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: '#draw.closed' },
    },
  },
});
