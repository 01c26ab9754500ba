import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as asks from './draw.asks.ts';
import { drawSetup } from './draw.setup.ts';

/** Nothing is lost on the way: the customer may leave. */
const waiting = { tags: 'busy', on: stay } as const;
const why = ({ event }: { event: { error?: unknown } }) => failureIn(event);

/**
 * GetCashNotice: what the cash costs, and its papers, which are acknowledged. Then the location and the lock of the loan, where the lender wants them.
 * Spec: ROUTE-087, FLOW-REFI-06, FLOW-DRAW-12, CALL-029, CALL-032, CALL-077, CALL-078, ERR-020.
 */
export const notice = drawSetup.createStateConfig({
  id: 'GetCashNotice',
  route: { guard: 'mayReadNotice' },
  entry: assign({ requested: 'GetCashAmount' }),
  on: { 'flow.left': 'leaving', 'amount.changeChosen': 'amount', 'where.changeChosen': 'where' },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isAgreed', target: 'agreed' }, { target: 'askingRegister' }] },
    // the lender asks its register of covered borrowers anew before it lends; its answer comes with the papers (military-1)
    askingRegister: {
      ...waiting,
      entry: 'forgetFailure',
      invoke: {
        id: 'askRegister',
        src: 'askRegister',
        input: asks.militaryAsk,
        onDone: 'loading',
        onError: { target: 'withoutPapers', actions: 'keepFailure' },
      },
    },
    loading: {
      ...waiting,
      invoke: {
        id: 'getPapers',
        src: 'getPapers',
        input: asks.papersAsk,
        onDone: { target: 'reading', actions: assign({ papers: ({ event }) => event.output.documents }) },
        onError: { target: 'withoutPapers', actions: 'keepFailure' },
      },
    },
    withoutPapers: { on: { 'retry.chosen': 'askingRegister' } },
    reading: {
      on: {
        'agreement.submitted': [
          { guard: { type: 'boxIsChecked', params: ({ event }) => event }, target: 'acknowledging' },
          { actions: assign({ boxIsMissing: true }) },
        ],
      },
    },
    acknowledging: {
      ...waiting,
      entry: ['forgetFailure', assign({ haveChanged: false })],
      invoke: {
        id: 'acknowledge',
        src: 'acknowledge',
        input: asks.agreementAsk,
        onDone: { target: 'agreed', actions: [assign({ isAgreed: true }), 'updateDraft'] },
        onError: [
          { guard: { type: 'isOutdated', params: why }, target: 'loading', actions: assign({ haveChanged: true }) },
          { target: 'reading', actions: 'keepFailure' },
        ],
      },
    },
    agreed: { always: [{ guard: 'asksLocation', target: 'locating' }, { target: 'checkingLock' }] },
    locating: {
      ...waiting,
      invoke: {
        id: 'readLocated',
        src: 'readLocated',
        input: asks.locatedAsk,
        onDone: [
          { guard: { type: 'isLocated', params: ({ event }) => event.output }, target: 'checkingLock' },
          { target: '#draw.closed', actions: assign({ outcome: 'drawLocationWanted' }) },
        ],
      },
    },
    checkingLock: {
      ...waiting,
      entry: 'forgetFailure',
      invoke: {
        id: 'checkLock',
        src: 'checkLock',
        input: asks.lockCheckAsk,
        onDone: [{ guard: { type: 'isLocked', params: ({ event }) => event.output }, target: 'held' }, { target: 'locking' }],
        onError: { target: 'unlocked', actions: 'keepFailure' },
      },
    },
    locking: {
      ...waiting,
      invoke: {
        id: 'takeLock',
        src: 'takeLock',
        input: asks.lockAsk,
        onDone: { target: '#draw.confirming', actions: [assign({ holdsLock: true }), 'updateDraft'] },
        onError: [
          { guard: { type: 'isHeld', params: why }, target: 'held', actions: ['keepFailure', assign({ holdsLock: false })] },
          { guard: { type: 'isElsewhere', params: why }, target: 'elsewhere', actions: 'keepFailure' },
          // the lender may have taken it although its answer is lost: it is given back when the customer leaves
          { target: 'unlocked', actions: ['keepFailure', assign({ holdsLock: true })] },
        ],
      },
    },
    // somebody else gets cash on this loan now
    held: { on: { 'retry.chosen': 'checkingLock' } },
    elsewhere: { on: { 'location.chosen': { target: '#draw.closed', actions: assign({ outcome: 'drawLocationWanted' }) } } },
    unlocked: { on: { 'retry.chosen': 'checkingLock' } },
  },
});
