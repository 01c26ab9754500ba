import type { Selectable } from 'kysely';
import type { SigningStatus } from '../../contract/enums.ts';
import type { Database } from '../store/tables.ts';

export type SigningRow = Selectable<Database['signing']>;

/**
 * The status of a session. `open`: the papers can be read and signed. `signing`: a job records the signature. `failed`: the job gave up.
 * A signature in time counts, even when recording it takes longer than the session. Spec: portal §3 "Enums" (ENUM-009).
 */
export function statusOf(
  { status, signed_at, expires_at }: Pick<SigningRow, 'status' | 'signed_at' | 'expires_at'>,
  now: number,
): SigningStatus | 'failed' | 'open' | 'signing' {
  if (status !== null) return status;
  if (signed_at !== null) return 'signing';
  return now < expires_at ? 'open' : 'ttl_expired';
}
