import type { PostalAddress } from '../../services/contract/addresses.ts';
import type { AddressName, AddressSearchContext } from './addressSearch.machine.ts';

/** The service predicts nothing before the third character. Spec: calls §7 GET /addressPredictions. */
const SHORTEST = 3;
const LONGEST = 200;

export const isLongEnough = (text: string): boolean => text.trim().length >= SHORTEST && text.length <= LONGEST;

/** Another address starts another search session. */
export const typed = (context: AddressSearchContext, name: AddressName, text: string): Partial<AddressSearchContext> => ({
  name,
  text: text.trim(),
  ...(name === context.name ? {} : { token: '', predictions: [] }),
});

/** The choice ends the search session. */
export const chosen = ({ name }: AddressSearchContext, address: PostalAddress): Partial<AddressSearchContext> => ({
  found: { name, address },
  predictions: [],
  token: '',
  placeId: '',
});
