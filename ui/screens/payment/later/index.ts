/** What loads after the flow's first screen, in one file with texts of its own. */
export { ConfirmPayment } from './ConfirmPayment.tsx';
export { PartialDialog } from './PartialDialog.tsx';
export { RenewalChoice } from './RenewalChoice.tsx';
export { ReviewPayment } from './ReviewPayment.tsx';
export { SelectPaymentMethod } from './SelectPaymentMethod.tsx';
