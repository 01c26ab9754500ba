import { PAYMENT_CHANNEL, PAYMENT_TYPE } from '../../contract/enums.ts';
import type { Asked } from '../../contract/index.ts';

/** What a request to pay is about. */
export type Does = 'payment' | 'reinstatement' | 'refinance' | 'settlement';

/** The fields that say what a payment is. Cents as text on the wire stay text: only zero matters here. */
export type Story = Pick<
  Asked<'POST /payment'>,
  | 'paymentType'
  | 'isRefi'
  | 'isPartial'
  | 'isPayoff'
  | 'migrateProduct'
  | 'disbursementAmount'
  | 'disbursementType'
  | 'disburseCardIds'
  | 'ofrPaymentValue'
>;

const isNothing = (money: string): boolean => /^[0.,]+$/.test(money);
const reinstates = ({ ofrPaymentValue }: Story): boolean => ofrPaymentValue !== undefined && !isNothing(ofrPaymentValue);
const lends = ({ disbursementAmount }: Story): boolean => !isNothing(disbursementAmount);

/** paymentType, the flags, what is sent out and the OFR amount must tell one story, clause by clause; all must hold. Spec: CONF-020. */
export const storyClauses = {
  typeIsOne: ({ paymentType }: Story) => paymentType !== PAYMENT_TYPE.none,
  refinanceIsOne: ({ paymentType, isRefi }: Story) => isRefi === (paymentType === PAYMENT_TYPE.refinance),
  kindIsOne: ({ paymentType, isPartial, isPayoff }: Story) =>
    paymentType === PAYMENT_TYPE.payment ? !(isPartial && isPayoff) : !isPartial && !isPayoff,
  onlyRefinanceSwitches: ({ isRefi, migrateProduct }: Story) => isRefi || !migrateProduct,
  onlyRefinanceLends: (story: Story) => story.isRefi || !lends(story),
  channelIsOfMoney: (story: Story) => lends(story) === (story.disbursementType !== PAYMENT_CHANNEL.none),
  cardIsOfDebit: ({ disbursementType, disburseCardIds }: Story) =>
    disburseCardIds.length > 0 === (disbursementType === PAYMENT_CHANNEL.debit),
  onlyPaymentReinstates: (story: Story) => !reinstates(story) || (story.paymentType === PAYMENT_TYPE.payment && !story.isPayoff),
} as const;

/** What the request is about; null when it contradicts itself. */
export function storyOf(story: Story): Does | null {
  if (!Object.values(storyClauses).every((holds) => holds(story))) return null;
  if (story.paymentType === PAYMENT_TYPE.refinance) return 'refinance';
  if (story.paymentType === PAYMENT_TYPE.settlement) return 'settlement';
  return reinstates(story) ? 'reinstatement' : 'payment';
}
