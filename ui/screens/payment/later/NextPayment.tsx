import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide';
import type { ConfirmPaymentView } from '../../../../machines/payment/views/confirmPayment.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card, Figure } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { LucideIcon } from '../../../kit/LucideIcon.tsx';
import { saveCalendarFile } from '../../../kit/calendar.ts';

/** The next due date, beside the receipt, and its entry for the customer's calendar. */
export function NextPayment({ view: { dueDate, loanId, loan, paidAt }, lender }: { view: ConfirmPaymentView; lender: string }) {
  const { t } = useLingui();
  const title = t`Loan payment due: ${lender}`;
  const text = [loan?.loanHeader, loan?.storePhoneNumber].filter(Boolean).join(', ');
  return (
    <Card tone="accent">
      <Figure label={<Trans>Next due date</Trans>}>
        <DateText day={dueDate} />
      </Figure>
      <Button
        icon={<LucideIcon icon={CalendarPlus} />}
        onPress={() => saveCalendarFile({ day: dueDate, title, text, id: `${loanId}-${dueDate}`, now: Date.parse(paidAt) })}
      >
        <Trans>Add to my calendar</Trans>
      </Button>
    </Card>
  );
}
