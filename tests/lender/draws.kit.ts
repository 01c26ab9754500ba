import * as v from 'valibot';
import { worldOf, type World } from '../calls/world.ts';
import { LedgerEntry, type Bench } from './kit/bench.ts';

type Speaker = Pick<Bench, 'ask' | 'call' | 'answer'>;

/** The lender, signed in as this person. */
export const here = (at: Speaker, person: string): Promise<World> => worldOf({ ...at, sandbox: true }, person);

/** The key of a line that a person has from the start. */
const SEEDED = /^\d+-(\d+|made)$/;

/** The ledger's movements of this kind since the reset, newest first. */
export async function movements(
  at: Speaker,
  kind: 'payment' | 'draw' | 'origination' | 'cashOut',
  loanId?: string,
): Promise<LedgerEntry[]> {
  const { body } = await at.ask('GET', `/sandbox/ledger${loanId === undefined ? '' : `?loanId=${loanId}`}`);
  const { entries } = v.parse(v.object({ entries: v.array(LedgerEntry) }), body);
  return entries.filter((entry) => entry.kind === kind && !SEEDED.test(entry.key));
}

/** How often each status was returned. */
export const statuses = (replies: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]));

export const DAY_S = 86_400;
