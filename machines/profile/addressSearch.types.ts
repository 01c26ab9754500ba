import type { PostalAddress } from '../../services/contract/addresses.ts';
import type { Answer } from '../../services/contract/index.ts';

/** Which of the addresses of a form is being looked for: its own names, as the form calls them. */
export type AddressName = 'home' | 'mailing';

export type Prediction = Answer<'GET /addressPredictions'>['predictions'][number];

export type AddressSearchContext = {
  name: AddressName;
  /** What was typed so far. */
  text: string;
  /** Names this one address while it is being typed; empty before the first search and after the choice. Spec: CALL-002. */
  token: string;
  predictions: readonly Prediction[];
  placeId: string;
  /** The address that was chosen last; a new object for each choice. */
  found: { name: AddressName; address: PostalAddress } | null;
};

export type AddressSearchEvent =
  | { type: 'search.typed'; name: AddressName; text: string }
  | { type: 'search.chosen'; placeId: string }
  /** Escape, or the field was left. */
  | { type: 'search.closed' };

/** `nothing`: no address fits. `unavailable`: nobody can be asked now; typing by hand is always possible. */
export type AddressSearchView = {
  name: AddressName;
  phase: 'closed' | 'searching' | 'open' | 'nothing' | 'fetching' | 'unavailable';
  predictions: readonly Prediction[];
  found: AddressSearchContext['found'];
};
