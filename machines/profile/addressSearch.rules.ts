import type { PostalAddress } from '../../services/contract/addresses.ts';
import type { AddressSearchContext, AddressSearchEvent, AddressSearchView, Prediction } from './addressSearch.types.ts';

type Kept = Partial<AddressSearchContext>;

/** The service predicts nothing before the third character. Spec: calls §7 GET /addressPredictions. */
const SHORTEST = 3;
const LONGEST = 200;

export const isLongEnough = (event: AddressSearchEvent): boolean =>
  event.type === 'search.typed' && event.text.trim().length >= SHORTEST && event.text.length <= LONGEST;

export const isOffered = ({ predictions }: AddressSearchContext, event: AddressSearchEvent): boolean =>
  event.type === 'search.chosen' && predictions.some(({ placeId }) => placeId === event.placeId);

/** Another address than the one before is another session of typing. */
export const typed = (context: AddressSearchContext, event: AddressSearchEvent): Kept =>
  event.type === 'search.typed'
    ? { name: event.name, text: event.text.trim(), ...(event.name === context.name ? {} : { token: '', predictions: [] }) }
    : {};

type Predicted = { output: { predictions: readonly Prediction[]; token: string } };

export const predicted = (event: Predicted | { type: string }): Kept =>
  'output' in event ? { predictions: event.output.predictions, token: event.output.token } : {};

/** The choice ends the session of typing. */
export const found = ({ name }: AddressSearchContext, address: PostalAddress): Kept => ({
  found: { name, address },
  predictions: [],
  token: '',
  placeId: '',
});

export const NO_SEARCH: AddressSearchView = { name: 'home', phase: 'closed', predictions: [], found: null };
