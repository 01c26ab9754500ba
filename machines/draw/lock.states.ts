import { assign, type DoneActorEvent } from 'xstate';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as asks from './draw.asks.ts';
import { drawSetup } from './draw.setup.ts';

/** Nothing is lost on the way: the customer may leave. */
export const waiting = { tags: 'busy', on: stay } as const;
export const why = ({ event }: { event: { error?: unknown } }) => failureIn(event);
export const answer = ({ event }: { event: DoneActorEvent<Answer<'GET /accountdetail'>> }) => event.output;

/**
 * The last states of GetCashNotice: the lock of the loan, and the loan once more under it. A draw from another device gives the lock back, so none
 * goes unnoticed. Spec: FLOW-REFI-06, FLOW-DRAW-12, CALL-077, CALL-078, ERR-020.
 */
export const lock = {
  checkingLock: drawSetup.createStateConfig({
    ...waiting,
    entry: 'forgetFailure',
    invoke: {
      id: 'checkLock',
      src: 'checkLock',
      input: asks.lockCheckAsk,
      onDone: [{ guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'held' }, { target: 'locking' }],
      onError: { target: 'unlocked', actions: 'keepFailure' },
    },
  }),
  locking: drawSetup.createStateConfig({
    ...waiting,
    invoke: {
      id: 'takeLock',
      src: 'takeLock',
      input: asks.lockAsk,
      onDone: { target: 'comparing', actions: [assign({ holdsLock: true }), 'updateDraft'] },
      onError: [
        { guard: { type: 'isHeld', params: why }, target: 'held', actions: ['keepFailure', assign({ holdsLock: false })] },
        { guard: { type: 'isElsewhere', params: why }, target: 'elsewhere', actions: 'keepFailure' },
        // the lender may have taken it although its answer is lost: it is given back when the customer leaves
        { target: 'unlocked', actions: ['keepFailure', assign({ holdsLock: true })] },
      ],
    },
  }),
  // under the lock: is it still the loan that the customer has agreed to?
  comparing: drawSetup.createStateConfig({
    ...waiting,
    invoke: {
      id: 'readLocked',
      src: 'getDetail',
      input: asks.detailAsk,
      onDone: [
        { guard: { type: 'isAsAgreed', params: answer }, target: '#draw.confirming', actions: { type: 'keepDetail', params: answer } },
        {
          guard: { type: 'canStillDraw', params: answer },
          target: 'askingRegister',
          actions: [{ type: 'keepDetail', params: answer }, 'tellOfChange'],
        },
        { target: '#GetCashAmount', actions: { type: 'reload', params: 'loanChanged' } },
      ],
      onError: { target: 'withoutPapers', actions: 'keepFailure' },
    },
  }),
  // somebody else gets cash on this loan now
  held: drawSetup.createStateConfig({ on: { 'retry.chosen': 'checkingLock' } }),
  elsewhere: drawSetup.createStateConfig({
    on: { 'location.chosen': { target: '#draw.closed', actions: assign({ outcome: 'drawLocationWanted' }) } },
  }),
  unlocked: drawSetup.createStateConfig({ on: { 'retry.chosen': 'checkingLock' } }),
};
