import type { ReferralEvent } from '../../../machines/referral/referral.rules.ts';
import { referralView, type ReferralRewardsHomeView } from '../../../machines/referral/referral.view.ts';
import type { Page } from './page.ts';

/** The address of ReferralRewardsHome. */
export const HOME = '/Referral/ReferralRewardsHome';

export const press = (page: Page, event: ReferralEvent): void => page.flow('referral').send(event);

/** ReferralRewardsHome, once `holds`. */
export async function home(
  page: Page,
  holds: (view: ReferralRewardsHomeView) => boolean = ({ phase }) => phase === 'open',
): Promise<ReferralRewardsHomeView> {
  const now = () => {
    const { screen, flow } = page.now();
    const view = screen === 'ReferralRewardsHome' && flow === 'referral' ? referralView(page.flow('referral').getSnapshot()) : null;
    return view?.screen === 'ReferralRewardsHome' && holds(view) ? view : null;
  };
  await page.until(() => now() !== null);
  const view = now();
  if (!view) throw new Error('the rewards are no longer open');
  return view;
}
