import { ecommerceMachine } from '../../ecommerce/ecommerce.machine.ts';
import { ecommerceReturnMachine } from '../../ecommerce/ecommerceReturn.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { loanLike } from '../people/loans.ts';

export const STORE_PAGE = 'https://store.example/renew?loan=title';

const listing = (...loans: ReturnType<typeof loanLike>[]) => ({ done: { loans } });
const offline = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });
const broken = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call, status: 500 }) });

/** Everything that can happen when Ann goes to the online store. */
export const ecommerceWalk = once(() =>
  explore(ecommerceMachine, {
    starts: { 'Ann’s loan is renewed in the online store': { loanId: 'title', address: STORE_PAGE } },
    events: { 'chooses the online store': { type: 'renewal.chosen' } },
    answers: {
      keepHandOff: { 'it is stored': { done: undefined }, 'it cannot be stored': { fails: new Error('no storage') } },
      reloadAccounts: {
        'the loan is open': listing(loanLike({ loanId: 'title' }), loanLike({ loanId: 'other', paidOff: true })),
        'the loan is paid off': listing(loanLike({ loanId: 'title', paidOff: true }), loanLike({ loanId: 'other' })),
        'the loan is gone': listing(),
        'no network': offline('GET /accounts'),
      },
      releaseLock: { 'it is released': { done: { alreadyLocked: false, lockedByName: '' } }, fails: broken('POST /loanlock') },
      renewTokenCookie: { 'it is written': { done: undefined }, 'no network': offline('refresh') },
      skipIdleCheck: { 'it is skipped': { done: undefined }, 'it cannot be skipped': { fails: new Error('no') } },
      handOver: { 'the browser loads it': { done: undefined }, 'the address is not allowed': { fails: new TypeError('no') } },
    },
    sees: ({ context }) => [context.failure?.kind],
    outcomes: ['ended'],
  }),
);

/** Everything that can happen when the online store leads back. */
export const ecommerceReturnWalk = once(() =>
  explore(ecommerceReturnMachine, {
    starts: { 'Ann comes back from the online store': undefined },
    answers: {
      readHandOff: {
        'this tab went there': { done: { url: STORE_PAGE, success: false } },
        'this tab came back before': { done: { url: STORE_PAGE, success: true } },
        'nothing is stored': { done: null },
        'it cannot be read': { fails: new Error('no storage') },
      },
      keepHandOff: { 'it is stored': { done: undefined }, 'it cannot be stored': { fails: new Error('no storage') } },
      reloadAccounts: { 'no loans': { done: { loans: [] } }, 'no network': offline('GET /accounts') },
    },
    sees: ({ context }) => [context.found?.success, context.found?.url],
    outcomes: ['returned'],
  }),
);
