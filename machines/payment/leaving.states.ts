import { lockAsk } from './payment.inputs.ts';
import { paymentSetup } from './payment.setup.ts';

/** A waiting state, and one after money: neither the address nor leaving moves it. Spec: decision 002, OPEN-004. */
export const stay = { 'xstate.route': {}, 'flow.left': {} } as const;

/** The draft is deleted before the payment ends. */
export const forgetting = paymentSetup.createStateConfig({
  tags: ['busy', 'leaving'],
  on: stay,
  entry: 'stopDraft',
  invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: '#payment.closed' },
});

/** The draft of a payment that may be in progress is not deleted, and Back to a step of the same renewal needs it. The other party gets the loan back (FLOW-REFI-03, R-3). */
export const leaving = paymentSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'attemptIsOpen', target: '#payment.closed' },
        { guard: 'goesBack', target: '#payment.closed' },
        { guard: 'holdsLock', target: 'releasing' },
        { target: 'forgetting' },
      ],
    },
    // both at once: a page that is closed now leaves no draft without its lock, and no lock without its draft
    releasing: {
      tags: ['busy', 'leaving'],
      on: stay,
      entry: 'stopDraft',
      after: { lockPatience: '#payment.closed' },
      invoke: [
        { id: 'forgetDraft', src: 'forgetDraft' },
        {
          id: 'releaseLock',
          src: 'releaseLock',
          input: ({ context }) => lockAsk(context),
          onDone: '#payment.closed',
          onError: '#payment.closed',
        },
      ],
    },
    forgetting,
  },
});
