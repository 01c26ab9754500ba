import { Trans, useLingui } from '@lingui/react/macro';
import type { GpsLocationView } from '../../../../machines/location/location.view.ts';
import { FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { stateText } from './stateText.ts';

type Props = { view: GpsLocationView };

/** How far the check is, or why it does not go on. Spec: FLOW-GEO-02, FLOW-GEO-03, ERR-029. */
export function State({ view }: Props) {
  switch (view.phase) {
    case 'locating':
      return (
        <Notice tone="info" live="status" title={<Trans>Looking for your location</Trans>}>
          {view.willBeAsked && <Trans>Your browser may ask you now. Choose “Allow” to continue.</Trans>}
        </Notice>
      );
    case 'checking':
      return <Notice tone="info" live="status" title={<Trans>Your lender is checking your location</Trans>} />;
    case 'timedOut':
      return (
        <Notice tone="warning" live="alert" title={<Trans>We couldn’t find your location in time</Trans>}>
          <Trans>Nothing was sent. You can try again.</Trans>
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice tone="warning" live="alert" title={<Trans>Your device can’t find its location</Trans>}>
          <Trans>Turn on location on your device, or go where the signal is better. Then try again.</Trans>
        </Notice>
      );
    case 'unchecked':
      return (
        <Notice tone="danger" live="alert" title={<Trans>Error validating your location, please try again.</Trans>}>
          <FailureSmallPrint failure={view.failure} topic="other" />
        </Notice>
      );
    case 'refused':
      return <Refused view={view} />;
    case 'loading':
    case 'failed':
    case 'unknown':
    case 'explaining':
    case 'instructing':
    case 'consenting':
    case 'sending':
      return null;
  }
}

/** The lender's own words first. */
function Refused({ view: { failure, refusal, ...view } }: Props) {
  const { i18n } = useLingui();
  const state = stateText(i18n, view.state);
  const storeState = stateText(i18n, view.storeState);
  const reason = failure?.texts.join('\n\n') ?? '';
  if (reason !== '')
    return (
      <Notice tone="danger" live="alert">
        <p className="failure-text">{reason}</p>
      </Notice>
    );
  if (refusal === null) return <Notice tone="warning" title={<Trans>Your last location check didn’t pass</Trans>} />;
  if (refusal === 'notAllowed')
    return (
      <Notice tone="danger" live="alert" title={<Trans>Your lender doesn’t allow this from where you are</Trans>}>
        <Trans>Your device is in {state}, like your store. Your store can tell you more.</Trans>
      </Notice>
    );
  return (
    <Notice tone="danger" live="alert" title={<Trans>You must be in the same state as your store to continue.</Trans>}>
      {refusal === 'elsewhere' ? (
        <Trans>Your device isn’t in any of the states that we know. Your store is in {storeState}.</Trans>
      ) : (
        <Trans>
          Your device is in {state}. Your store is in {storeState}.
        </Trans>
      )}
    </Notice>
  );
}
