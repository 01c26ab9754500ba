import { Trans } from '@lingui/react/macro';
import type { ReviewPaymentView } from '../../../../machines/payment/views/reviewPayment.ts';
import { DateText } from '../../../kit/DateText.tsx';
import { Fact } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';

/** What is owed after the payment, and what of it is due next. Within <Facts>. */
export function AfterPaying({ view: { owedAfter, nextDue } }: { view: ReviewPaymentView }) {
  return (
    <>
      <Fact label={<Trans>Balance after this payment</Trans>}>
        <Money cents={owedAfter} />
      </Fact>
      {nextDue && nextDue.cents > 0 && (
        <Fact label={<Trans>Next due</Trans>}>
          <Trans>
            <Money cents={nextDue.cents} /> on <DateText day={nextDue.day} />
          </Trans>
        </Fact>
      )}
      {nextDue?.cents === 0 && (
        <Fact label={<Trans>Covers the payment due</Trans>}>
          <DateText day={nextDue.day} />
        </Fact>
      )}
    </>
  );
}
