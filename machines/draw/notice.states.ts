import { assign } from 'xstate';
import * as asks from './draw.asks.ts';
import { drawSetup } from './draw.setup.ts';
import { answer, lock, waiting, why } from './lock.states.ts';

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
    arriving: { always: [{ guard: 'isAgreed', target: 'agreed' }, { target: 'refreshing' }] },
    refreshing: {
      ...waiting,
      entry: 'forgetFailure',
      invoke: {
        id: 'readAnew',
        src: 'getDetail',
        input: asks.detailAsk,
        onDone: [
          { guard: { type: 'canStillDraw', params: answer }, target: 'askingRegister', actions: { type: 'keepDetail', params: answer } },
          { target: '#GetCashAmount', actions: { type: 'reload', params: 'loanChanged' } },
        ],
        onError: { target: 'withoutPapers', actions: 'keepFailure' },
      },
    },
    // the lender asks its register of covered borrowers again before it lends; its answer comes with the papers (military-1)
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
    withoutPapers: { on: { 'retry.chosen': 'arriving' } },
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
        onDone: { target: 'agreed', actions: ['keepAgreement', 'updateDraft'] },
        onError: [
          { guard: { type: 'isOutdated', params: why }, target: 'refreshing', actions: assign({ haveChanged: true }) },
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
    ...lock,
  },
});
