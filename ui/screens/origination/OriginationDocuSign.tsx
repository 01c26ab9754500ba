import { Trans } from '@lingui/react/macro';
import type { OriginationEvent } from '../../../machines/origination/origination.types.ts';
import type { OriginationDocuSignView } from '../../../machines/origination/origination.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions, Card, Figure } from '../../kit/Card.tsx';
import { DateText } from '../../kit/DateText.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Money } from '../../kit/Money.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { PrintButton, Receipt } from '../../kit/Receipt.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { useTitleWhenLost } from '../../kit/useTitleWhenLost.ts';
import { WayName } from '../cash/WayName.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { SignBy } from '../unsigned/SignBy.tsx';
import { OriginationPage } from './parts/OriginationPage.tsx';

type Props = ScreenProps<OriginationDocuSignView, OriginationEvent>;

/** The loan is made: its money waits for the signature, and is sent with it. Spec: portal §2 "OriginationDocuSign" (ROUTE-047, R-4). */
export function OriginationDocuSign({ view, send }: Props) {
  const { phase, storePhoneNumber } = view;
  useTitleWhenLost(phase === 'received' ? phase : null);
  return (
    <OriginationPage view={view} title={phase === 'received' ? <Trans>Your loan is signed</Trans> : <Trans>Sign to get your money</Trans>}>
      {phase === 'loading' && <SkeletonCard lines={4} />}
      {phase === 'failed' && (
        <FailureNote failure={view.failure} topic="loan" onRetry={() => send({ type: 'retry.chosen' })}>
          <p>
            <Trans>Your loan is made. We just couldn’t open its documents.</Trans>
          </p>
        </FailureNote>
      )}
      {phase === 'failed' && view.failure === null && <NotListed send={send} />}
      {phase === 'unsigned' && <Unsigned view={view} send={send} />}
      {phase === 'received' && <Received view={view} send={send} />}
      {phase === 'failed' && <Later send={send} />}
      {phase !== 'received' && storePhoneNumber !== '' && <CallStore number={storePhoneNumber} />}
    </OriginationPage>
  );
}

const Later = ({ send }: Pick<Props, 'send'>) => (
  <Actions>
    <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
      <Trans>Sign later</Trans>
    </Button>
  </Actions>
);

const NotListed = ({ send }: Pick<Props, 'send'>) => (
  <Notice
    tone="info"
    title={<Trans>Your new loan isn’t in your list yet</Trans>}
    actions={
      <Button kind="primary" onPress={() => send({ type: 'retry.chosen' })}>
        <Trans>Check again</Trans>
      </Button>
    }
  >
    <Trans>It’s made, and it will be there in a moment.</Trans>
  </Notice>
);

function Unsigned({ view, send }: Props) {
  const { amount, dueDate, signBy } = view;
  return (
    <>
      <Card>
        <Figure label={<Trans>Waits for your signature</Trans>}>
          <Money cents={amount} size="hero" />
        </Figure>
        <Facts>
          <Fact label={<Trans>Sent to</Trans>}>
            <WayName where={view.where} />
          </Fact>
          {dueDate !== '' && (
            <Fact label={<Trans>First due date</Trans>}>
              <DateText day={dueDate} />
            </Fact>
          )}
        </Facts>
      </Card>
      <p>
        <Trans>Your loan is ready. The money is sent as soon as you’ve signed, and not before.</Trans>
      </p>
      {signBy !== '' && (
        <p>
          <SignBy day={signBy} />
        </p>
      )}
      <Actions>
        <Button kind="primary" wide onPress={() => send({ type: 'signing.chosen' })}>
          <Trans>Read and sign</Trans>
        </Button>
        <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
          <Trans>Sign later</Trans>
        </Button>
      </Actions>
    </>
  );
}

/** What was signed, and where the money is. Spec: origination-2. */
function Received({ view, send }: Props) {
  const { amount, dueDate, referenceNumber, where } = view;
  return (
    <>
      <Receipt cents={amount} title={<Trans>Your new loan</Trans>} actions={<PrintButton />}>
        <Facts>
          {referenceNumber !== '' && (
            <Fact label={<Trans>Reference number</Trans>} strong>
              {referenceNumber}
            </Fact>
          )}
          <Fact label={<Trans>Sent to</Trans>}>
            <WayName where={where} />
          </Fact>
          {dueDate !== '' && (
            <Fact label={<Trans>First due date</Trans>}>
              <DateText day={dueDate} />
            </Fact>
          )}
        </Facts>
      </Receipt>
      <p>
        <WhereNow way={where.way} />
      </p>
      {referenceNumber === '' && (
        <Notice
          tone="warning"
          live="status"
          title={<Trans>We couldn’t load the reference number</Trans>}
          actions={
            <Button onPress={() => send({ type: 'retry.chosen' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your money is safe. Only the number is missing here.</Trans>
        </Notice>
      )}
      <Button kind="primary" wide onPress={() => send({ type: 'flow.left' })}>
        <Trans>See my accounts</Trans>
      </Button>
    </>
  );
}

function WhereNow({ way }: { way: OriginationDocuSignView['where']['way'] }) {
  switch (way) {
    case 'moneyGram':
      return <Trans>Pick it up at any MoneyGram location. Bring the reference number and a photo ID.</Trans>;
    case 'store':
      return <Trans>Pick it up at your store. Bring the reference number and a photo ID.</Trans>;
    case 'debit':
    case 'none':
      return <Trans>Your money is on its way to your card, usually within minutes, depending on your bank.</Trans>;
  }
}
