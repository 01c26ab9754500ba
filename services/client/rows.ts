import { authentication } from '../contract/authentication.ts';
import { configuration } from '../contract/configuration.ts';
import type { CallName, Contract } from '../contract/index.ts';

let rows: Partial<Contract> = { ...authentication, ...configuration };

/**
 * What a call asks and answers. The rows that Login does without come with the first call that needs one: those of every visit first, all the
 * others only for a flow that needs more (quality §7).
 */
export async function rowOf<K extends CallName>(name: K): Promise<Contract[K]> {
  const known: Contract[K] | undefined = rows[name];
  if (known) return known; // at once: a page that is being left has no time for a file
  const { everyday } = await import('../contract/everyday.ts');
  rows = { ...rows, ...everyday };
  const common: Contract[K] | undefined = rows[name];
  if (common) return common;
  const { contract } = await import('../contract/index.ts');
  rows = contract;
  return contract[name];
}
