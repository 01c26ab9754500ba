import { assign, setup } from 'xstate';
import { reloadAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { handOver, renewTokenCookie, skipIdleCheck } from '../../services/actors/handOff.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import { handOffDraft } from './ecommerce.draft.ts';
import * as rules from './ecommerce.rules.ts';
import type { EcommerceContext, EcommerceInput } from './ecommerce.rules.ts';
import { ecommerceWords } from './ecommerce.words.ts';

export type EcommerceEvent =
  /** To the online store; also again, when it did not open. */
  { type: 'renewal.chosen' };

const ecommerceSetup = setup({
  types: {} as { input: EcommerceInput; context: EcommerceContext; events: EcommerceEvent; output: { kind: 'ended' }; tags: 'busy' },
  actors: {
    keepHandOff: handOffDraft.write,
    reloadAccounts,
    releaseLock: call('POST /loanlock', { attempts: 2 }), // FLOW-REFI-03
    renewTokenCookie,
    skipIdleCheck,
    handOver,
  },
  guards: {
    isStillOpen: ({ context }, answer: Answer<'GET /accounts'>) => rules.isStillOpen(context, answer),
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { handOffWait: rules.HAND_OFF_WAIT_MS }, // CONST-026
});

const failing = { target: 'failed', actions: 'keepFailure' } as const;

/** The customer can choose it, for the first time or again. */
const offered = ecommerceSetup.createStateConfig({
  on: { 'renewal.chosen': { target: 'keeping', actions: 'forgetFailure' } },
});

/**
 * Hands the customer over to the online store, where the lender renews this loan. Each step waits for the one before it, and while one is on its
 * way a second press does nothing. Where a step fails the customer stays here, reads why, and can try again: nothing has been renewed. No money
 * moves here. Spec: FLOW-REFI-07, FLOW-REFI-08, CONST-026, CONF-018.
 */
export const ecommerceMachine = ecommerceSetup.createMachine({
  id: 'ecommerce',
  meta: ecommerceWords,
  context: ({ input }) => ({ ...input, failure: null }),
  output: { kind: 'ended' },
  initial: 'offered',
  states: {
    offered,
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepHandOff',
        src: 'keepHandOff',
        input: ({ context }) => ({ url: context.address, success: false }),
        onDone: 'reloading',
        onError: failing,
      },
    },
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'reloadAccounts',
        src: 'reloadAccounts',
        onDone: [{ guard: { type: 'isStillOpen', params: ({ event }) => event.output }, target: 'releasing' }, { target: 'ended' }],
        onError: failing,
      },
    },
    releasing: {
      tags: 'busy',
      invoke: {
        id: 'releaseLock',
        src: 'releaseLock',
        input: ({ context }) => rules.releaseAsk(context),
        onDone: 'renewingCookie',
        onError: failing,
      },
    },
    renewingCookie: {
      tags: 'busy',
      invoke: { id: 'renewTokenCookie', src: 'renewTokenCookie', onDone: 'skippingCheck', onError: failing },
    },
    skippingCheck: {
      tags: 'busy',
      invoke: { id: 'skipIdleCheck', src: 'skipIdleCheck', onDone: 'pausing', onError: failing },
    },
    pausing: { tags: 'busy', after: { handOffWait: 'opening' } },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context }) => ({ address: context.address }),
        onDone: 'opened',
        onError: failing,
      },
    },
    // the store replaces this page in a moment; this page stays when the browser cannot load it, and Back shows it again
    opened: offered,
    failed: offered,
    ended: { type: 'final' },
  },
});
