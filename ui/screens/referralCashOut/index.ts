import '../address/address.css';
import '../paying/paying.css';
import './referralCashOut.css';
import type { SnapshotFrom } from 'xstate';
import type { referralCashOutMachine } from '../../../machines/referralCashOut/referralCashOut.machine.ts';
import type { CashOutEvent } from '../../../machines/referralCashOut/referralCashOut.rules.ts';
import {
  referralCashOutView,
  type CashOutViews,
  type ReferralCashOutView,
} from '../../../machines/referralCashOut/referralCashOut.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';

/** Downloaded after the first screen of the flow (quality §7). */
const ReferCompleteProfile = later(async () => (await import('./later.ts')).ReferCompleteProfile);
const ReferRedeemReview = later(async () => (await import('./later.ts')).ReferRedeemReview);
const ReferRedeemSuccess = later(async () => (await import('./later.ts')).ReferRedeemSuccess);

const own = (view: ReferralCashOutView) => (view.screen === 'ReferRedeemAddCard' ? null : view);

/** The screens of a cash-out; a new card is typed on the screen of addCard. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof referralCashOutMachine>, CashOutViews, CashOutEvent> = {
  select: (snapshot) => own(referralCashOutView(snapshot)),
  screens: { ReferCompleteProfile, ReferRedeemReview, ReferRedeemSuccess },
};
