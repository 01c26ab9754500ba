import { Plural, Trans } from '@lingui/react/macro';
import type { LocationEvent } from '../../../../machines/location/location.types.ts';
import type { GpsLocationView } from '../../../../machines/location/location.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/**
 * One button in every phase, so that the focus stays on it. After a refusal it waits, and says for how long (OPEN-008).
 */
export function Check({ view, send }: ScreenProps<GpsLocationView, LocationEvent>) {
  const { phase, minutesLeft } = view;
  const isFirst = phase === 'explaining' || phase === 'instructing';
  const isWorking = phase === 'locating' || phase === 'checking';
  return (
    <Actions>
      <Button
        kind="primary"
        busy={isWorking}
        disabled={phase === 'refused' && (view.busy || minutesLeft > 0)}
        reason={
          minutesLeft > 0 && <Plural value={minutesLeft} one="You can try again in # minute." other="You can try again in # minutes." />
        }
        onPress={() => send({ type: phase === 'unchecked' ? 'retry.chosen' : 'check.chosen' })}
      >
        {isFirst || isWorking ? <Trans>Check my location</Trans> : <Trans>Try again</Trans>}
      </Button>
    </Actions>
  );
}
