import { loadTexts } from '../../i18n.ts';
import { later } from '../later.tsx';

const download = async () => (await Promise.all([import('./later/index.ts'), loadTexts('paymentLater')]))[0];

/** The screens after the amount, and what MakePayment has for some loans or amounts only: they download while the customer chooses the amount (quality §7). */
export const SelectPaymentMethod = later(async () => (await download()).SelectPaymentMethod);
export const ReviewPayment = later(async () => (await download()).ReviewPayment);
export const ConfirmPayment = later(async () => (await download()).ConfirmPayment);
export const PartialDialog = later(async () => (await download()).PartialDialog, null);
export const RenewalChoice = later(async () => (await download()).RenewalChoice, null);
