/** The screens of a cash-out, in one file. */
export { ReferCompleteProfile } from './ReferCompleteProfile.tsx';
export { ReferRedeemReview } from './ReferRedeemReview.tsx';
export { ReferRedeemSuccess } from './ReferRedeemSuccess.tsx';
