import { Trans } from '@lingui/react/macro';
import { REASONS, type CancelRenewalEvent } from '../../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import type { CancelRenewalView } from '../../../../machines/cancelRenewal/cancelRenewal.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { FailureNote, FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { LoanName } from '../../paying/LoanName.tsx';
import { ReasonText } from './ReasonText.tsx';

type Props = ScreenProps<CancelRenewalView, CancelRenewalEvent>;

const reasonOf = (value: string) => REASONS.find((reason) => reason === value);

/** Everything that the cancellation changes, before the button that does it. Nothing is chosen in advance. */
export function Offer({ view, send }: Props) {
  const { offer, earlier } = view;
  if (!offer) return null;
  return (
    <>
      <p>
        <Trans>This loan ends. Your earlier loan is open again, just as it was before, and you get back what you paid.</Trans>
      </p>
      <Facts>
        <Fact label={<Trans>You get back</Trans>} strong>
          <Money cents={offer.amountPaid} />
        </Fact>
        <Fact label={<Trans>Returned to</Trans>}>{offer.method}</Fact>
        {offer.disbursed > 0 && (
          <Fact label={<Trans>Cash that is taken back from you</Trans>}>
            <Money cents={offer.disbursed} />
          </Fact>
        )}
        <Fact label={<Trans>The loan that is open again</Trans>}>{earlier && <LoanName loan={earlier} />}</Fact>
        <Fact label={<Trans>You can cancel through</Trans>}>
          <DateText day={offer.until} />
        </Fact>
      </Facts>
      <ChoiceList
        name="reason"
        label={<Trans>Why are you canceling?</Trans>}
        hint={<Trans>You don’t have to say. We don’t share it with anyone.</Trans>}
        chosen={view.reason}
        onChoose={(value) => {
          const reason = reasonOf(value);
          if (reason) send({ type: 'reason.chosen', reason });
        }}
      >
        {REASONS.map((reason) => (
          <Choice key={reason} value={reason} title={<ReasonText reason={reason} />} />
        ))}
      </ChoiceList>
      {/* beside the button that was pressed: on a phone the top of the page is out of sight */}
      {!view.isNotDone && !view.isSending && <FailureNote failure={view.failure} topic="other" />}
      {view.isNotDone && <NotDone view={view} />}
      <p className="visually-hidden" role="status">
        {view.isSending && <Trans>Canceling. Please stay on this page.</Trans>}
      </p>
      <Button kind="danger" wide busy={view.isSending} onPress={() => send({ type: 'cancel.confirmed' })}>
        <CancelLabel view={view} cents={offer.amountPaid} />
      </Button>
    </>
  );
}

function CancelLabel({ view: { useRefiTerm, isSending }, cents }: Pick<Props, 'view'> & { cents: number }) {
  const amount = <Money cents={cents} />;
  if (isSending) return <Trans>Canceling</Trans>;
  if (cents === 0) return useRefiTerm ? <Trans>Cancel the refinance</Trans> : <Trans>Cancel the renewal</Trans>;
  return useRefiTerm ? <Trans>Cancel the refinance and get {amount} back</Trans> : <Trans>Cancel the renewal and get {amount} back</Trans>;
}

/** The request was sent, and the loan says that the renewal still stands. */
const NotDone = ({ view: { failure } }: Pick<Props, 'view'>) => (
  <Notice tone="warning" live="alert" title={<Trans>It isn’t canceled yet</Trans>}>
    <p>
      <Trans>Your request may still arrive. You can send it again. It’s canceled only once, and the money is returned only once.</Trans>
    </p>
    <FailureSmallPrint failure={failure} topic="other" />
  </Notice>
);
