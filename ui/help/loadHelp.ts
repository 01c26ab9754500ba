import { loadTexts } from '../i18n.ts';
import { placeHelp } from '../screens/app/helpParts.ts';
import { CallUs } from './CallUs.tsx';

/** Brings the way to a person and its texts onto the page. Throws when a file cannot be fetched. */
export async function loadHelp(): Promise<void> {
  await loadTexts('help');
  placeHelp({ CallUs });
}
