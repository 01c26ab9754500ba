import { assign, setup } from 'xstate';
import { predictAddresses } from '../../services/actors/addresses.ts';
import { call } from '../../services/actors/call.ts';
import { heard } from '../kit/heard.ts';
import * as rules from './addressSearch.rules.ts';
import type { AddressSearchContext, AddressSearchEvent } from './addressSearch.types.ts';
import { addressSearchWords } from './addressSearch.words.ts';

/**
 * Completes an address while it is being typed: a pause in typing asks, every further letter stops the question before, a choice fetches the
 * whole address. Whatever fails, the customer goes on typing by hand. Spec: ROUTE-117, CALL-001, CALL-002.
 */
export const addressSearchMachine = setup({
  types: {} as { context: AddressSearchContext; events: AddressSearchEvent; tags: 'busy' },
  actors: { predict: predictAddresses, getDetails: call('GET /addressDetails') },
  guards: {
    isLongEnough: ({ event }) => rules.isLongEnough(event),
    isOffered: ({ context, event }) => rules.isOffered(context, event),
    nothingFits: ({ event }) => heard<'GET /addressPredictions'>(event).predictions.length === 0,
  },
  actions: {
    keepTyped: assign(({ context, event }) => rules.typed(context, event)),
    keepPredictions: assign(({ event }) => rules.predicted(event)),
    keepPlace: assign({ placeId: ({ context, event }) => (event.type === 'search.chosen' ? event.placeId : context.placeId) }),
    keepFound: assign(({ context, event }) => rules.found(context, heard<'GET /addressDetails'>(event).details)),
    forgetPredictions: assign({ predictions: [] }),
  },
  delays: { typingPause: 250 }, // ms, ours: shorter than between two words, longer than between two letters
}).createMachine({
  id: 'addressSearch',
  meta: addressSearchWords,
  context: { name: 'home', text: '', token: '', predictions: [], placeId: '', found: null },
  initial: 'closed',
  on: {
    'search.typed': [
      { guard: 'isLongEnough', target: '.pausing', actions: 'keepTyped' },
      { target: '.closed', actions: ['keepTyped', 'forgetPredictions'] },
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
          { guard: 'nothingFits', target: 'nothing', actions: 'keepPredictions' },
          { target: 'open', actions: 'keepPredictions' },
        ],
        onError: { target: 'unavailable', actions: 'forgetPredictions' },
      },
    },
    open: { on: { 'search.chosen': { guard: 'isOffered', target: 'fetching', actions: 'keepPlace' } } },
    nothing: {},
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'getDetails',
        src: 'getDetails',
        input: ({ context: { placeId, token } }) => ({ placeId, sessionToken: token }),
        onDone: { target: 'closed', actions: 'keepFound' },
        onError: { target: 'unavailable', actions: 'forgetPredictions' },
      },
    },
    unavailable: {},
  },
});
