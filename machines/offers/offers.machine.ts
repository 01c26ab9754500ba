/**
 * The offers of one brand to a signed-in customer: all of them (Offers), one settlement or appraisal offer (OfferDetails), and one that leads
 * to the brand's own application (WidgetOffer). No money moves here. Spec: portal §1 "see offers", §2 "Offers", §4 "Offers viewed"
 * (PROD-024, ROUTE-050 to ROUTE-052, ROUTE-111, FLOW-OFFER-01).
 */
import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { readClock } from '../../services/actors/clock.ts';
import { listOffers, storeViewedOffers } from '../../services/actors/offers.ts';
import { failureIn } from '../kit/failureIn.ts';
import { mayHaveOffers } from '../menu/menu.rules.ts';
import * as rules from './offers.rules.ts';
import { offersWords } from './offers.words.ts';

export type OffersEvent =
  | { type: 'offer.opened'; offer: string }
  | { type: 'offers.opened' }
  | { type: 'settlement.chosen' }
  | { type: 'origination.chosen' }
  | { type: 'help.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** The key of the offer that the event opens. */
const keyIn = (event: OffersEvent): string => {
  if (event.type === 'offer.opened') return event.offer;
  return event.type === 'xstate.route' ? (event.params?.['offer'] ?? '') : '';
};

export const offersMachine = setup({
  types: {} as {
    input: rules.OffersInput;
    context: rules.OffersContext;
    events: OffersEvent;
    output: rules.OffersOutcome;
    tags: 'busy';
  },
  actors: { readClock, getAccounts: listAccounts, getOffers: listOffers, storeViewed: storeViewedOffers },
  guards: {
    mayHaveOffers: ({ context }) => mayHaveOffers(context),
    isLoaded: ({ context }) => context.offers !== null,
    opensDetails: ({ context, event }) => rules.screenFor(context, keyIn(event)) === 'OfferDetails',
    opensWidget: ({ context, event }) => rules.screenFor(context, keyIn(event)) === 'WidgetOffer',
    asksForDetails: ({ context }) => rules.screenFor(context, context.offer) === 'OfferDetails',
    asksForWidget: ({ context }) => rules.screenFor(context, context.offer) === 'WidgetOffer',
    maySettle: ({ context }) => rules.settlementIn(context) !== null,
    mayOriginate: ({ context }) => rules.originationIn(context) !== null,
    asksForOffer: ({ context }) => context.offer !== '',
  },
  actions: {
    keepOffer: assign({ offer: ({ event }) => keyIn(event), gone: false }),
    markOpened: assign({ viewed: ({ context }) => [...context.viewed, context.offer] }),
  },
}).createMachine({
  id: 'offers',
  meta: offersWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'opening',
  on: {
    'flow.left': '.closed',
    'help.chosen': { target: '.closed', actions: assign({ ends: 'helpChosen' }) },
  },
  states: {
    opening: {
      always: [
        { guard: 'mayHaveOffers', target: 'readingClock' },
        { target: 'closed', actions: assign({ ends: 'unavailable' }) },
      ],
    },
    readingClock: {
      tags: 'busy',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'loadingLoans', actions: assign({ now: ({ event }) => event.output.now }) },
      },
    },
    loadingLoans: {
      tags: 'busy',
      invoke: {
        id: 'getAccounts',
        src: 'getAccounts',
        input: {},
        onDone: { target: 'loading', actions: assign({ loans: ({ event }) => event.output.loans }) },
        onError: 'loading', // an offer can be read without the name of its loan
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getOffers',
        src: 'getOffers',
        onDone: { target: 'routing', actions: assign(({ context, event }) => rules.found(context, event.output)) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
      },
    },
    failed: { on: { 'retry.chosen': { target: 'loading', actions: assign({ failure: null }) } } },
    routing: {
      always: [
        { guard: 'asksForDetails', target: 'details' },
        { guard: 'asksForWidget', target: 'widget' },
        { guard: 'asksForOffer', target: 'list', actions: assign({ gone: true }) },
        { target: 'list' },
      ],
    },
    // an offer that is on the screen counts as viewed
    list: {
      id: 'Offers',
      route: { guard: 'isLoaded', actions: assign({ gone: false }) },
      entry: assign({ offer: '' }),
      invoke: { id: 'storeListed', src: 'storeViewed', input: ({ context }) => rules.keysOf(context), onError: {} },
      on: {
        'offer.opened': [
          { guard: 'opensDetails', target: 'details', actions: 'keepOffer' },
          { guard: 'opensWidget', target: 'widget', actions: 'keepOffer' },
        ],
      },
    },
    details: {
      id: 'OfferDetails',
      route: { guard: 'opensDetails', actions: 'keepOffer' },
      entry: 'markOpened',
      invoke: { id: 'storeDetails', src: 'storeViewed', input: ({ context }) => ({ keys: [context.offer] }), onError: {} },
      on: {
        'offers.opened': 'list',
        'settlement.chosen': { guard: 'maySettle', target: 'closed', actions: assign({ ends: 'placeChosen' }) },
        'origination.chosen': { guard: 'mayOriginate', target: 'closed', actions: assign({ ends: 'placeChosen' }) },
      },
    },
    widget: {
      id: 'WidgetOffer',
      route: { guard: 'opensWidget', actions: 'keepOffer' },
      entry: 'markOpened',
      invoke: { id: 'storeWidget', src: 'storeViewed', input: ({ context }) => ({ keys: [context.offer] }), onError: {} },
      on: { 'offers.opened': 'list' },
    },
    closed: { type: 'final' },
  },
});
