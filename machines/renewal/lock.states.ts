import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './renewal.rules.ts';
import { renewalSetup } from './renewal.setup.ts';

/** Before the request: neither a reload nor a lost answer forgets that the lender may have the lock. Spec: R-3. */
export const noting = renewalSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: { id: 'noteLock', src: 'noteLock', input: rules.lockNote(true), onDone: 'locking' },
});

/** Two attempts at most; the other party may have it already. Spec: FLOW-REFI-02 to -05. */
export const locking = renewalSetup.createStateConfig({
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
      { guard: 'needsPartyCode', target: 'verifying', actions: assign({ holdsLock: true }) },
      { target: 'selling', actions: assign({ holdsLock: true }) },
    ],
    // the lender may have the lock although its answer is lost: it is given back when the customer leaves
    onError: { target: 'choice.choosing', actions: ['keepFailure', 'keepDoubt'] },
  },
});

/** The other party can renew the loan again, and the draft says so at once: a page that is closed now does not lock it again. Spec: FLOW-REFI-03. */
export const releasing = renewalSetup.createStateConfig({
  tags: ['busy', 'leaving'],
  on: stay,
  entry: 'noteRelease',
  after: { lockPatience: 'closed' },
  invoke: { id: 'releaseLock', src: 'setLock', input: rules.lockAsk('delete'), onDone: 'closed', onError: 'closed' },
});
