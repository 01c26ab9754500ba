import type { SnapshotFrom } from 'xstate';
import type { AddressSearchContext, addressSearchMachine } from './addressSearch.machine.ts';

/** While the next letter is awaited or searched, the last predictions stay. */
const PHASES = {
  closed: 'closed',
  pausing: 'searching',
  searching: 'searching',
  open: 'open',
  nothing: 'nothing',
  fetching: 'fetching',
  unavailable: 'unavailable',
} as const;

/** `nothing`: no address fits. `unavailable`: no search is possible now; typing by hand always is. */
export type AddressSearchView = Pick<AddressSearchContext, 'name' | 'predictions' | 'found'> & {
  phase: (typeof PHASES)[keyof typeof PHASES];
};

export const NO_SEARCH: AddressSearchView = { name: 'home', phase: 'closed', predictions: [], found: null };

/** What the form shows of a search. */
export function addressSearchView({
  value,
  context,
}: Pick<SnapshotFrom<typeof addressSearchMachine>, 'value' | 'context'>): AddressSearchView {
  const { name, predictions, found } = context;
  return { name, phase: PHASES[value], predictions, found };
}
