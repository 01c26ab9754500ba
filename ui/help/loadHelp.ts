import { loadTexts } from '../i18n.ts';
import { placeHelp } from '../screens/app/helpParts.ts';
import { CallUs } from './CallUs.tsx';
import * as drawings from './drawings.tsx';

/** Loads the help components and their texts. Throws when a file cannot be fetched. */
export async function loadHelp(): Promise<void> {
  await loadTexts('help');
  placeHelp({ CallUs, ...drawings });
}
