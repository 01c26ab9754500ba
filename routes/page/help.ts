import { fromPromise } from 'xstate';
import type { CaseAsked, Help } from '../../machines/kit/help.ts';
import { loadHelp } from '../../ui/screens/app/helpParts.ts';

/** Opens a case at a dead end. What it takes has been on the page since the first quiet moment (keepHelp), as a rule. */
export const openCase = fromPromise<Help, CaseAsked>(async ({ input }) => {
  const [{ openCase: open }] = await Promise.all([import('../../services/client/help.ts'), loadHelp()]);
  return open(input);
});
