import { Trans } from '@lingui/react/macro';
import type { OfrEvent } from '../../../../machines/ofr/ofr.rules.ts';
import type { OfrView } from '../../../../machines/ofr/ofr.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { MomentText } from '../../../kit/DateText.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Section } from '../../../kit/Card.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** The message to the store: sent once, then shown with its time. Spec: CALL-059. */
export function AskForVehicle({ view, send }: ScreenProps<OfrView, OfrEvent>) {
  const { screen, requestedAt, timeZone, busy } = view;
  const isTaken = screen === 'OfrVehicleRepossessed';
  const at = <MomentText moment={requestedAt} timeZone={timeZone} />;
  return (
    <Section title={<Trans>Your vehicle</Trans>}>
      <FailureNote failure={view.failure} topic="other" />
      {requestedAt === '' ? (
        <>
          <p>
            {isTaken ? (
              <Trans>Tell the store that you want your vehicle back. This isn’t a payment, and the store gets one message.</Trans>
            ) : (
              <Trans>Tell the store that you want to keep your vehicle. This isn’t a payment, and the store gets one message.</Trans>
            )}
          </p>
          <Button busy={busy} onPress={() => send({ type: 'vehicle.asked' })}>
            {isTaken ? <Trans>Ask for my vehicle</Trans> : <Trans>Tell the store</Trans>}
          </Button>
        </>
      ) : (
        <Notice tone="good" live="status" title={isTaken ? <Trans>You asked for your vehicle.</Trans> : <Trans>You told the store.</Trans>}>
          <p>
            <Trans>The store has your message of {at}. Call the store for the next step.</Trans>
          </p>
        </Notice>
      )}
    </Section>
  );
}
