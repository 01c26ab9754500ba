import * as v from 'valibot';
import { GPS_RECEIPT_KEY } from './keys.ts';
import { settings } from './settings.ts';
import { forgetText, keepText, readParsed } from './storage.ts';

const MINUTE_MS = 60_000;
/** ms since 1970. */
const Until = v.object({ until: v.number() });

/** The customer has read how the location is asked for; it counts for seven days, also after a sign-out: the instructions are the same for everybody on this device. Spec: FLOW-GEO-06, CONST-022, STORE-007. */
export const keepReceipt = (): void =>
  keepText('local', GPS_RECEIPT_KEY, JSON.stringify({ until: Date.now() + settings().gpsReceiptMinutes * MINUTE_MS }));

export const hasReceipt = (): boolean => (readParsed('local', GPS_RECEIPT_KEY, Until)?.until ?? 0) > Date.now();

type Whose = { profileId: string; loanId: string };
const keyOf = ({ profileId, loanId }: Whose): string => `restrictedRetry:${profileId}:${loanId}`;

/** The location of this person and loan was refused: when it may be checked again, ms since 1970. Spec: FLOW-REFI-14, CONST-015 (location-4). */
export function keepRetry(whose: Whose): number {
  const until = Date.now() + settings().restrictedRetryMinutes * MINUTE_MS;
  keepText('local', keyOf(whose), JSON.stringify({ until }));
  return until;
}

/** 0 when it was not refused. */
export const retryAt = (whose: Whose): number => readParsed('local', keyOf(whose), Until)?.until ?? 0;

export const forgetRetry = (whose: Whose): void => forgetText('local', keyOf(whose));
