import { authentication } from '../contract/authentication.ts';
import { configuration } from '../contract/configuration.ts';
import type { CallName, Contract } from '../contract/index.ts';

let rows: Partial<Contract> = { ...authentication, ...configuration };

/** What a call asks and answers. The rows that Login does without come with the first call that needs one (quality §7), then all are here. */
export async function rowOf<K extends CallName>(name: K): Promise<Contract[K]> {
  const known: Contract[K] | undefined = rows[name];
  if (known) return known; // at once: a page that is being left has no time for a file
  const { contract } = await import('../contract/index.ts');
  rows = contract;
  return contract[name];
}
