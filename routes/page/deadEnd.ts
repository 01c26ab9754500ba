import type { CaseRequest, Help } from '../../machines/kit/help.ts';
import { keepContacts, openCase as open } from '../../services/client/help.ts';
import { loadHelp } from '../../ui/help/loadHelp.ts';

/** Phone numbers and texts for the screens without a way on, if they can be fetched. */
export const keepHelp = (): Promise<unknown> => Promise.all([keepContacts(), loadHelp()]);

/** The hours of customer service are in the customer's language. */
export const renewHelp = (): void => void keepContacts({ again: true });

/** A case number, the phone numbers, and their texts. Rejects when these cannot be fetched. */
export async function openCase(failed: CaseRequest): Promise<Help> {
  const [help] = await Promise.all([open(failed), loadHelp()]);
  return help;
}
