import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide';
import type { ConfirmPaymentView } from '../../../../machines/payment/views/confirmPayment.ts';
import { Button } from '../../../kit/Button.tsx';
import { LucideIcon } from '../../../kit/LucideIcon.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { momentText } from '../../../kit/days.ts';

/** Shares the receipt as text, on a device that has a share sheet. Without the loan's number and the card. */
export function ShareReceipt({ view, lender }: { view: ConfirmPaymentView; lender: string }) {
  const { t, i18n } = useLingui();
  if (typeof navigator.share !== 'function') return null;
  const sum = moneyText(view.amountPaid);
  const when = momentText(view.paidAt, i18n.locale, view.timeZone);
  const text = t`Payment received: ${sum} to ${lender}, ${when}. Confirmation number: ${view.confirmationNumber}`;
  // the customer may close the sheet, which is no failure
  const share = () => void navigator.share({ text }).catch(() => undefined);
  return (
    <Button kind="quiet" icon={<LucideIcon icon={Share2} />} onPress={share}>
      <Trans>Share the receipt</Trans>
    </Button>
  );
}
