import type { SnapshotFrom } from 'xstate';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { lastFour } from '../kit/card.ts';
import { isPartial } from './amount.rules.ts';
import { cardOf } from './payment.rules.ts';
import type { CardSaving, PaymentContext } from './payment.types.ts';
import type { tidyingMachine } from './tidying.machine.ts';

/** For a device without a time zone. Spec: CONST-031. */
const DEFAULT_TIME_ZONE = 'America/Chicago';

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;

/** The e-mail address if there is one, otherwise the phone number: a lender that sends to whatever it gets would send twice. Spec: CALL-072, FLOW-PAY-10. */
export const reach = ({ email, phoneNumber }: PaymentContext['person']) => (email ? { email } : phoneNumber ? { phoneNumber } : {});

/** The receipt has a recipient and a card. */
export const canConfirm = (context: PaymentContext): boolean =>
  context.receipt !== null && context.loan !== null && cardOf(context) !== undefined && sentTo(context) !== '';

export const sentTo = ({ person: { email, phoneNumber } }: PaymentContext): string => email || phoneNumber;

/** What the receipt offers for the card that has paid. Spec: FLOW-CARD-02. */
export function savingOf(at: SnapshotFrom<typeof tidyingMachine>): CardSaving {
  const phase = (['offered', 'saving', 'saved'] as const).find((tag) => at.hasTag(tag)) ?? 'unavailable';
  return { phase, failure: at.context.failure };
}

/** The receipt to be sent: last four digits only (RULE-030), to the e-mail address, else the phone (FLOW-PAY-10). Throws where canConfirm does not hold. */
export function confirmationAsk(context: PaymentContext): Ask<'POST /sendConfirmation'> {
  const { person, loan, receipt, amountType } = context;
  const card = cardOf(context);
  if (!receipt || !loan || !card) throw new Error('a receipt needs a confirmed payment and its card');
  return {
    ...reach(person),
    cardHolderName: card.cardholderName,
    amountPaid: toMoneyText(receipt.amountPaid),
    cardNumber: lastFour(card),
    customerName: person.name,
    storePhoneNumber: loan.storePhoneNumber,
    productBrand: loan.brand,
    isPayoff: receipt.newBalance === 0,
    isPartial: amountType !== null && isPartial(loan, amountType, receipt.amountPaid),
    username: person.username,
    confirmationNumber: receipt.confirmationNumber,
  };
}
