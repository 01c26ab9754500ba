import { createHash } from 'node:crypto';

/** What makes two requests the same intent, as a short text. Never of a cvv or a token: the same intent may come with another one-use token. */
export const fingerprintOf = (intent: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(intent)).digest('base64url');
