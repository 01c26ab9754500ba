import type { SnapshotFrom } from 'xstate';
import type { addressSearchMachine } from './addressSearch.machine.ts';
import type { AddressSearchView } from './addressSearch.types.ts';

/** While a further letter is waited for or asked about, what was offered last stays. */
const PHASES = {
  closed: 'closed',
  pausing: 'searching',
  searching: 'searching',
  open: 'open',
  nothing: 'nothing',
  fetching: 'fetching',
  unavailable: 'unavailable',
} as const satisfies Record<string, AddressSearchView['phase']>;

/** What the form shows of a search. */
export function addressSearchView({
  value,
  context,
}: Pick<SnapshotFrom<typeof addressSearchMachine>, 'value' | 'context'>): AddressSearchView {
  const { name, predictions, found } = context;
  return { name, phase: PHASES[value], predictions, found };
}
