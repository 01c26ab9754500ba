import './referral.css';
import type { SnapshotFrom } from 'xstate';
import type { referralMachine } from '../../../machines/referral/referral.machine.ts';
import type { ReferralEvent } from '../../../machines/referral/referral.rules.ts';
import { referralView, type ReferralRewardsHomeView, type ReferralView } from '../../../machines/referral/referral.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { ReferralRewardsHome } from './ReferralRewardsHome.tsx';

const own = (view: ReferralView): ReferralRewardsHomeView | null => (view.screen === 'cashOut' ? null : view);

/** Referral rewards as the shell shows them; the screens of the cash-out are those of a chart of its own. */
export const flowScreens: FlowScreens<
  SnapshotFrom<typeof referralMachine>,
  { ReferralRewardsHome: ReferralRewardsHomeView },
  ReferralEvent
> = { select: (snapshot) => own(referralView(snapshot)), screens: { ReferralRewardsHome } };
