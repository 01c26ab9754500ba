import { Trans } from '@lingui/react/macro';
import type { OffersEvent } from '../../../machines/offers/offers.machine.ts';
import type { OffersView } from '../../../machines/offers/offers.view.ts';
import { OutsideLink } from '../../papers/OutsideLink.tsx';
import { CallUs } from './parts/CallUs.tsx';
import { OfferPage } from './parts/OfferPage.tsx';

type Props = { view: OffersView; send: (event: OffersEvent) => void };

/** An offer that the customer applies for on the brand's own page. Spec: portal §2 "WidgetOffer" (ROUTE-052). */
export const WidgetOffer = ({ view, send }: Props) => (
  <OfferPage view={view} send={send}>
    {() => (
      <>
        <p>
          <Trans>You may qualify for a new loan of up to this amount. How much you get is decided when you apply.</Trans>
        </p>
        {view.applyPage === null ? (
          <CallUs send={send}>
            <Trans>To apply, call us.</Trans>
          </CallUs>
        ) : (
          <p>
            <OutsideLink address={view.applyPage}>
              <Trans>Apply for loan</Trans>
            </OutsideLink>
          </p>
        )}
      </>
    )}
  </OfferPage>
);
