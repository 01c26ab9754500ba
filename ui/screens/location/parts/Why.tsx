import { Trans, useLingui } from '@lingui/react/macro';
import type { GpsLocationView } from '../../../../machines/location/location.view.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { stateText } from './stateText.ts';

/** Why the lender wants to know, and what it gets. Spec: RULE-014, FLOW-GEO-02. */
export function Why({ view: { wasRefused, ...view } }: { view: GpsLocationView }) {
  const { i18n } = useLingui();
  const storeState = stateText(i18n, view.storeState);
  return (
    <>
      {wasRefused && (
        <Notice tone="warning" title={<Trans>Your payment wasn’t made</Trans>}>
          <Trans>Nothing was charged. Your lender needs to check your location again. After that, you can send the payment.</Trans>
        </Notice>
      )}
      <p>
        {view.forDraw ? (
          <Trans>
            Your store is in {storeState}. Your lender needs you to be in {storeState}, too, when you get cash here.
          </Trans>
        ) : (
          <Trans>
            Your store is in {storeState}. To continue, you need to be in {storeState}, too: your lender requires it.
          </Trans>
        )}
      </p>
      <ul className="location-points">
        <li>
          {view.forDraw ? (
            <Trans>Your lender learns where you are when you continue to the cash. No one else does.</Trans>
          ) : (
            <Trans>We send only the state you’re in, never where in it you are.</Trans>
          )}
        </li>
        <li>
          <Trans>We don’t save your exact location.</Trans>
        </li>
        <li>
          {view.forDraw ? (
            <Trans>You can say no. Your store can still give you the cash.</Trans>
          ) : (
            <Trans>You can say no. Your store can still help you.</Trans>
          )}
        </li>
      </ul>
    </>
  );
}
