import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import type { Failure } from '../../services/contract/error.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './ancillary.rules.ts';
import type { AncillaryContext, AncillaryEvent, AncillaryInput, AncillaryOutcome, Offer } from './ancillary.rules.ts';

/** What the ancillary products can do; the chart is in ancillary.machine.ts. */
export const ancillarySetup = setup({
  types: {} as {
    input: AncillaryInput;
    context: AncillaryContext;
    events: AncillaryEvent;
    output: AncillaryOutcome;
    tags: 'busy';
  },
  actors: {
    getProducts: call('GET /ancillaryProducts', { attempts: 2 }), // POLL-007
    getTerms: call('GET /documents', { attempts: 2 }),
  },
  guards: {
    isLoaded: ({ context }) => context.offer !== null,
    isEmpty: ({ context }) => rules.isEmpty(context),
    needsStore: ({ context }) => rules.needsStore(context),
    offersAppointment: ({ context }) => rules.offersAppointment(context),
    mayChoose: ({ context }, choice: { productId: string }) => rules.mayChoose(context, choice),
    mayConfirm: ({ context }) => rules.mayConfirm(context),
    isAgreed: ({ context }, answer: { agreed: boolean }) => rules.isAgreed(context, answer),
    isRefused: (_, failure: Failure) => rules.isRefused(failure),
    mayRetry: ({ context }) => rules.mayRetry(context),
  },
  actions: {
    keepOffer: assign({ offer: (_, offer: Offer) => offer }),
    keepChoice: assign(({ context }, choice: { productId: string; chosen: boolean }) => rules.withChoice(context, choice)),
    keepTerms: assign({ terms: (_, { terms }: { terms?: AncillaryContext['terms'] | undefined }) => terms ?? null }),
    dropTerms: assign({ terms: null, failure: null, boxIsMissing: false }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    keepEnding: assign({ ending: (_, ending: AncillaryOutcome['kind']) => ending }),
  },
});
