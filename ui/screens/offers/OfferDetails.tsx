import { Trans } from '@lingui/react/macro';
import type { OffersEvent } from '../../../machines/offers/offers.machine.ts';
import type { OffersView } from '../../../machines/offers/offers.view.ts';
import { CallUs } from './parts/CallUs.tsx';
import { OfferPage } from './parts/OfferPage.tsx';

type Props = { view: OffersView; send: (event: OffersEvent) => void };

/** A settlement or appraisal offer: what it is, how much, until when, and whom to call. Spec: portal §2 "OfferDetails" (ROUTE-051, ROUTE-111). */
export const OfferDetails = ({ view, send }: Props) => (
  <OfferPage view={view} send={send}>
    {({ kind }) =>
      kind === 'settlement' ? (
        <>
          <p>
            <Trans>Pay this amount before the offer ends, and your loan is settled. You owe nothing more on it.</Trans>
          </p>
          <CallUs send={send}>
            <Trans>To accept this offer, call us.</Trans>
          </CallUs>
        </>
      ) : (
        <>
          <p>
            <Trans>After your appraisal you may take a new loan of up to this amount. You decide how much you take.</Trans>
          </p>
          <CallUs send={send}>
            <Trans>To take this loan, call us.</Trans>
          </CallUs>
        </>
      )
    }
  </OfferPage>
);
