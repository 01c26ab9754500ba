import { Trans } from '@lingui/react/macro';
import type { MakePaymentView, RenewalOffer } from '../../../../machines/payment/views/makePayment.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card } from '../../../kit/Card.tsx';
import { Money } from '../../../kit/Money.tsx';
import { moneyText } from '../../../kit/currency.ts';
import type { PaymentScreen } from '../parts/kind.ts';

/** "Pay and renew" beside "pay only": never chosen for the customer, and its cost comes before anything is agreed (FLOW-REFI-01, R-6). */
export function RenewalChoice({ view, renewal, send }: PaymentScreen<MakePaymentView> & { renewal: RenewalOffer }) {
  const { useRefiTerm, amount } = view;
  const sum = moneyText(amount ?? 0);
  return (
    <Card title={useRefiTerm ? <Trans>Or pay and refinance</Trans> : <Trans>Or pay and renew</Trans>}>
      <p>
        <Trans>This pays off the loan with a new one. You’ll pay for longer, and the loan costs more in total.</Trans>
      </p>
      {renewal.mayChoose ? (
        <Button onPress={() => send({ type: 'renewal.chosen' })} busy={view.busy}>
          {useRefiTerm ? <Trans>See what a refinance with {sum} costs</Trans> : <Trans>See what a renewal with {sum} costs</Trans>}
        </Button>
      ) : (
        <p>
          <Which view={view} renewal={renewal} />
        </p>
      )}
    </Card>
  );
}

/** Which amounts renew the loan. Spec: RULE-020 (e), RULE-022. */
function Which({ view: { useRefiTerm }, renewal: { limits } }: { view: MakePaymentView; renewal: RenewalOffer }) {
  if (limits) {
    const least = <Money cents={limits.least} />;
    const most = <Money cents={limits.most} />;
    return useRefiTerm ? (
      <Trans>
        To refinance, choose an amount from {least} to {most}.
      </Trans>
    ) : (
      <Trans>
        To renew, choose an amount from {least} to {most}.
      </Trans>
    );
  }
  return useRefiTerm ? (
    <Trans>To refinance, choose an amount that doesn’t pay off the loan.</Trans>
  ) : (
    <Trans>To renew, choose an amount that doesn’t pay off the loan.</Trans>
  );
}
