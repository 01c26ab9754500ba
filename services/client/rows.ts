import { authentication } from '../contract/authentication.ts';
import { configuration } from '../contract/configuration.ts';
import type { CallName, Contract } from '../contract/index.ts';

let rows: Partial<Contract> = { ...authentication, ...configuration };

/**
 * The contract of a call. Rows that Login does not need are loaded with the first call that needs one: first those of every visit, the others
 * only for a flow that needs more (quality §7).
 */
export async function rowOf<K extends CallName>(name: K): Promise<Contract[K]> {
  const known: Contract[K] | undefined = rows[name];
  if (known) return known; // at once: a page that closes has no time for a download
  const { everyday } = await import('../contract/everyday.ts');
  rows = { ...rows, ...everyday };
  const common: Contract[K] | undefined = rows[name];
  if (common) return common;
  const { contract } = await import('../contract/index.ts');
  rows = contract;
  return contract[name];
}
