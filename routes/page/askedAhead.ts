import { signedLinkAsk } from '../../machines/guards/guards.rules.ts';
import type { Target } from '../../machines/kit/target.ts';

/** Screens that begin with the customer's loans of all brands; a Dashboard asks for those of its brand (decision 032). */
const showsLoans = ({ flow, screen, params }: Target): boolean =>
  screen === 'Home' || (['accounts', 'payment'].includes(flow) && params['loanId'] !== undefined);

/**
 * Calls that need nothing but the address and the stored session go out at once, beside the settings and who the customer is. The charts find
 * them when they ask, and alone decide what becomes of them. Decision 036.
 */
export async function askAheadOf(target: Target): Promise<void> {
  const link = signedLinkAsk(target);
  if (link) (await import('../../services/client/entry.ts')).sendLinkAhead(link);
  else if (showsLoans(target)) (await import('../../services/client/loansAhead.ts')).askLoansAhead(target.screen === 'Home');
}
