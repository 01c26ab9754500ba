import { createHash } from 'node:crypto';

/** The digest of a secret that goes into a table: it recognizes the secret but does not reveal it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
