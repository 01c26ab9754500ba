import { loadTexts } from '../../i18n.ts';
import type * as Parts from '../../help/CallUs.tsx';

let parts: typeof Parts | null = null;

/** What a dead end shows of the way to a person; null while it is not on the page yet. */
export const helpParts = (): typeof Parts | null => parts;

/** Brings it and its texts onto the page, once. Throws when a file cannot be fetched. */
export async function loadHelp(): Promise<void> {
  [parts] = await Promise.all([import('../../help/CallUs.tsx'), loadTexts('help')]);
}
