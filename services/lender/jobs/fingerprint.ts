import { createHash } from 'node:crypto';

/** A digest of the fields that make two requests the same intent. Without cvv and token: a retry may carry another one-use token. */
export const fingerprintOf = (intent: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(intent)).digest('base64url');
