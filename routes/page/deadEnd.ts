import type { CaseAsked, Help } from '../../machines/kit/help.ts';
import { keepContacts, openCase as open } from '../../services/client/help.ts';
import { loadHelp } from '../../ui/help/loadHelp.ts';

/** Numbers and words for the screens that lead nowhere else, while they can be had. */
export const keepHelp = (): Promise<unknown> => Promise.all([keepContacts(), loadHelp()]);

/** A case number and whom to call, and the words for it. Rejects when these cannot be fetched. */
export async function openCase(asked: CaseAsked): Promise<Help> {
  const [help] = await Promise.all([open(asked), loadHelp()]);
  return help;
}
