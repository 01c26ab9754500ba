import * as v from 'valibot';
import { InFlight } from '../contract/unfinishedPayment.ts';
import { IN_FLIGHT_PREFIX } from './keys.ts';
import { forgetText, keepText, storedKeys, readParsed } from './storage.ts';

/**
 * Payments, draws and cash-outs whose outcome is not yet known, one record of each per loan, written before the POST leaves. They outlive a sign-out, because the money
 * moves all the same; each is read only by the person it belongs to. Spec: decision 010; quality §1.
 */
const VERSION = 1;
const StoredInFlight = v.object({ version: v.literal(VERSION), record: InFlight });

const keyOf = (loanId: string, flow: InFlight['flow']): string => IN_FLIGHT_PREFIX + (flow ? `${flow}:` : '') + loanId;

/** Written when this returns. Throws when the record is not one. */
export function writeInFlight(record: InFlight): void {
  keepText('session', keyOf(record.loanId, record.flow), JSON.stringify({ version: VERSION, record: v.parse(InFlight, record) }));
}

/** This person's record: of one loan, without `flow` of its payment, or the newest of all. */
export function readInFlight(profileId: string, loanId?: string, flow?: InFlight['flow']): InFlight | null {
  const all = () => storedKeys('session').filter((key) => key.startsWith(IN_FLIGHT_PREFIX));
  const keys = loanId === undefined ? all() : [keyOf(loanId, flow)];
  const records = keys.map((key) => readParsed('session', key, StoredInFlight)?.record ?? null);
  const own = records.filter((record) => record !== null && record.profileId === profileId);
  return own.toSorted((one, other) => (other?.startedAt ?? 0) - (one?.startedAt ?? 0))[0] ?? null;
}

/** To be called only when the outcome is known. Another person's record stays. */
export function forgetInFlight(profileId: string, loanId: string, flow?: InFlight['flow']): void {
  if (readInFlight(profileId, loanId, flow)) forgetText('session', keyOf(loanId, flow));
}
