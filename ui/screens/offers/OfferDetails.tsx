import { Trans } from '@lingui/react/macro';
import type { OffersEvent } from '../../../machines/offers/offers.machine.ts';
import type { OffersView, OfferView } from '../../../machines/offers/offers.view.ts';
import { Button } from '../../kit/Button.tsx';
import { CallUs } from './parts/CallUs.tsx';
import { OfferPage } from './parts/OfferPage.tsx';

type Props = { view: OffersView; send: (event: OffersEvent) => void };

/** A settlement or appraisal offer: what it is, how much, until when, and how to take it. Spec: portal §2 "OfferDetails" (ROUTE-051, ROUTE-111). */
export const OfferDetails = ({ view, send }: Props) => (
  <OfferPage view={view} send={send}>
    {({ kind, progress }) =>
      kind === 'settlement' ? (
        <>
          <p>
            <Trans>Pay this amount before the offer ends, and your loan is settled. You won’t owe anything more on it.</Trans>
          </p>
          {view.settlement ? (
            <Button kind="primary" wide to={view.settlement} onPress={() => send({ type: 'settlement.chosen' })}>
              <Trans>Settle this loan</Trans>
            </Button>
          ) : (
            <CallUs send={send}>
              <Trans>To accept this offer, call us.</Trans>
            </CallUs>
          )}
        </>
      ) : (
        <>
          <p>
            <Trans>After your appraisal, you may take a new loan of up to this amount. You decide how much you take.</Trans>
          </p>
          {view.origination ? (
            <Button kind="primary" wide to={view.origination} onPress={() => send({ type: 'origination.chosen' })}>
              <NextStep progress={progress} />
            </Button>
          ) : (
            <CallUs send={send}>
              <Trans>To take this loan, call us.</Trans>
            </CallUs>
          )}
        </>
      )
    }
  </OfferPage>
);

/** What comes next, on whatever device it was begun. */
function NextStep({ progress }: Pick<OfferView, 'progress'>) {
  if (progress === 'made') return <Trans>Sign to get your money</Trans>;
  return progress === 'accepted' ? <Trans>Continue your application</Trans> : <Trans>Take this loan</Trans>;
}
