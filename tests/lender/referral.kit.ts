import * as v from 'valibot';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { worldOf, type World } from '../calls/world.ts';
import { LedgerEntry, type Bench } from './kit/bench.ts';
import { vaultOf } from './vault.kit.ts';

/** The lender, signed in as this person, with a card form to fill in. */
export const here = (at: Bench, person: string): Promise<World> =>
  worldOf({ ...at, sandbox: true, vault: (request) => vaultOf(at).fetch(request) }, person);

/** The ledger's cash-outs of a person since the reset, newest first. */
export async function cashOuts(at: Pick<Bench, 'ask'>, person: string): Promise<LedgerEntry[]> {
  const { body } = await at.ask('GET', '/sandbox/ledger');
  const { entries } = v.parse(v.object({ entries: v.array(LedgerEntry) }), body);
  return entries.filter((entry) => entry.kind === 'cashOut' && entry.customerId === profileIdOf(person));
}
