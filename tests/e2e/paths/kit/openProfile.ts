import { annKnown } from '../../../../machines/paths/people/customers.ts';
import { titleLoan } from '../../../../machines/paths/people/loans.ts';
import type { Portal } from '../../kit/portal.ts';
import { stopClock } from './drive.ts';
import type { Answered } from './plan.ts';

/** The responses that the profile needs before its parts begin. */
export const ANNS_RECORD: Readonly<Record<string, Answered>> = {
  'GET /accounts': { body: { loans: [titleLoan] } },
  'GET /personalInfo': { body: annKnown },
};

/** Ann opens her profile by its address. The clock stops as soon as it `isThere`: by default with all its sections. */
export async function openProfile(
  portal: Portal,
  isThere: () => Promise<unknown> = () => portal.settled('CustomerProfile'),
): Promise<void> {
  await portal.withSession('ann@example.com');
  await portal.page.goto('/TitleMax/CustomerProfile');
  await isThere();
  await stopClock(portal.page);
}
