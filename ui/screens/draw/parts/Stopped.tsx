import { Trans } from '@lingui/react/macro';
import type { DrawEvent } from '../../../../machines/draw/draw.types.ts';
import type { GetCashNoticeView } from '../../../../machines/draw/draw.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** Why the draw cannot go on now. Spec: FLOW-REFI-06, FLOW-DRAW-12, ERR-020, ERR-029. */
export function Stopped({ view: { phase, failure }, send }: ScreenProps<GetCashNoticeView, DrawEvent>) {
  const reason = failure?.texts.join(' ') ?? '';
  const retry = (
    <Button kind="primary" onPress={() => send({ type: 'retry.chosen' })}>
      <Trans>Try again</Trans>
    </Button>
  );
  if (phase === 'held')
    return (
      <Notice tone="warning" live="alert" title={<Trans>Someone else is working on this loan</Trans>} actions={retry}>
        {reason === '' ? <Trans>Only one person can get cash at a time. Try again later.</Trans> : reason}
      </Notice>
    );
  if (phase === 'elsewhere')
    return (
      <Notice
        tone="warning"
        live="alert"
        title={<Trans>Your location doesn’t match your store</Trans>}
        actions={
          <Button kind="primary" onPress={() => send({ type: 'location.chosen' })}>
            <Trans>Check my location</Trans>
          </Button>
        }
      >
        {reason === '' ? <Trans>Error validating your location, please try again.</Trans> : reason}
      </Notice>
    );
  return (
    <Notice tone="danger" live="alert" title={<Trans>Failed to make lock request</Trans>} actions={retry}>
      <FailureSmallPrint failure={failure} topic="other" />
    </Notice>
  );
}
