import type { Selectable } from 'kysely';
import type { SigningStatus } from '../../contract/enums.ts';
import type { Database } from '../store/tables.ts';

export type SigningRow = Selectable<Database['signing']>;

/**
 * How a session stands. `open`: it can be read and signed. `signing`: the name has been typed, and a job takes it down, or has `failed` to. Whoever has signed in time
 * is not too late, however long that takes. Spec: portal §3 "Enums" (ENUM-009).
 */
export function statusOf(
  { status, signed_at, expires_at }: Pick<SigningRow, 'status' | 'signed_at' | 'expires_at'>,
  now: number,
): SigningStatus | 'failed' | 'open' | 'signing' {
  if (status !== null) return status;
  if (signed_at !== null) return 'signing';
  return now < expires_at ? 'open' : 'ttl_expired';
}
