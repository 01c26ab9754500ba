import { assign, setup } from 'xstate';
import { predictAddresses } from '../../services/actors/addresses.ts';
import { call } from '../../services/actors/call.ts';
import type { PostalAddress } from '../../services/contract/addresses.ts';
import type { Answer } from '../../services/contract/index.ts';
import * as rules from './addressSearch.rules.ts';
import { addressSearchWords } from './addressSearch.words.ts';

/** Which address of a form is searched, by its name in the form. */
export type AddressName = 'home' | 'mailing' | 'spouse';

type Predictions = Answer<'GET /addressPredictions'>['predictions'];

export type AddressSearchContext = {
  name: AddressName;
  /** The text of the field. */
  text: string;
  /** Identifies this address while it is typed; empty before the first search and after the choice. Spec: CALL-002. */
  token: string;
  predictions: Predictions;
  placeId: string;
  /** The last chosen address; a new object for each choice. */
  found: { name: AddressName; address: PostalAddress } | null;
};

type SearchTyped = { type: 'search.typed'; name: AddressName; text: string };

export type AddressSearchEvent =
  | SearchTyped
  | { type: 'search.chosen'; placeId: string }
  /** Escape, or the field lost the focus. */
  | { type: 'search.closed' };

/**
 * Completes an address while it is typed: a pause in typing starts a search, the next letter stops it, a choice loads the full address. After
 * any failure the customer types on by hand. Spec: ROUTE-117, CALL-001, CALL-002.
 */
export const addressSearchMachine = setup({
  types: {} as { context: AddressSearchContext; events: AddressSearchEvent; tags: 'busy' },
  actors: { predict: predictAddresses, getDetails: call('GET /addressDetails') },
  guards: {
    isLongEnough: (_, text: string) => rules.isLongEnough(text),
    isOffered: ({ context }, placeId: string) => context.predictions.some((offered) => offered.placeId === placeId),
    nothingFits: (_, predictions: Predictions) => predictions.length === 0,
  },
  actions: {
    keepTyped: assign(({ context }, { name, text }: SearchTyped) => rules.typed(context, name, text)),
    keepPredictions: assign((_, found: Pick<AddressSearchContext, 'predictions' | 'token'>) => found),
    forgetPredictions: assign({ predictions: [] }),
  },
  delays: { typingPause: 250 }, // ms, ours: shorter than the pause between two words, longer than between two letters
}).createMachine({
  id: 'addressSearch',
  meta: addressSearchWords,
  context: { name: 'home', text: '', token: '', predictions: [], placeId: '', found: null },
  initial: 'closed',
  on: {
    'search.typed': [
      {
        guard: { type: 'isLongEnough', params: ({ event }) => event.text },
        target: '.pausing',
        actions: { type: 'keepTyped', params: ({ event }) => event },
      },
      { target: '.closed', actions: [{ type: 'keepTyped', params: ({ event }) => event }, 'forgetPredictions'] },
    ],
    'search.closed': { target: '.closed', actions: 'forgetPredictions' },
  },
  states: {
    closed: {},
    pausing: { tags: 'busy', after: { typingPause: 'searching' } },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'predict',
        src: 'predict',
        input: ({ context: { text, token } }) => ({ search: text, token }),
        onDone: [
          {
            guard: { type: 'nothingFits', params: ({ event }) => event.output.predictions },
            target: 'nothing',
            actions: { type: 'keepPredictions', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'keepPredictions', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: 'forgetPredictions' },
      },
    },
    open: {
      on: {
        'search.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.placeId },
          target: 'fetching',
          actions: assign({ placeId: ({ event }) => event.placeId }),
        },
      },
    },
    nothing: {},
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'getDetails',
        src: 'getDetails',
        input: ({ context: { placeId, token } }) => ({ placeId, sessionToken: token }),
        onDone: { target: 'closed', actions: assign(({ context, event }) => rules.chosen(context, event.output.details)) },
        onError: { target: 'unavailable', actions: 'forgetPredictions' },
      },
    },
    unavailable: {},
  },
});
