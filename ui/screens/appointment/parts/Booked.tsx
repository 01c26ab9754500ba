import { Trans, useLingui } from '@lingui/react/macro';
import { accountDetails } from '../../../../machines/kit/places.ts';
import type { AppointmentEvent } from '../../../../machines/appointment/appointment.types.ts';
import type { AppointmentView } from '../../../../machines/appointment/appointment.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions, Card } from '../../../kit/Card.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';
import { StoreAddress } from '../../store/StoreAddress.tsx';
import { NoCancel } from './NoCancel.tsx';
import { clockText, dateText, zoneText } from './when.ts';
import { useLookAt } from './useLookAt.ts';
import { ZoneNote } from './ZoneNote.tsx';

type Props = { view: AppointmentView; send: (event: AppointmentEvent) => void };

/** The appointment: when and where, and what can be done about it. Spec: FLOW-APPT-02. */
export function Booked({ view, send }: Props) {
  const { i18n } = useLingui();
  const { bookedAt, store, zone, brand, loanId, result } = view;
  const news = useLookAt(result !== null || view.failure !== null);
  if (!store || !zone) return null; // the chart shows an appointment only with its store
  const clock = clockText(bookedAt, i18n.locale, zone.store);
  return (
    <>
      {(result || view.failure) && (
        <div ref={news} tabIndex={-1} className="news">
          {result && (
            <Notice
              tone="good"
              live="status"
              title={result === 'moved' ? <Trans>Your appointment has been moved.</Trans> : <Trans>Your appointment is booked.</Trans>}
            />
          )}
          <FailureNote failure={view.failure} topic="other" />
        </div>
      )}
      <Card tone="accent">
        <div className="appointment-when">
          <p className="appointment-day">{dateText(bookedAt, i18n.locale, zone.store)}</p>
          <p className="appointment-clock">
            {clock}
            {(zone.device !== '' || zone.deviceIsUnknown) && <span className="appointment-zone">{zoneText(i18n.locale, zone.store)}</span>}
          </p>
        </div>
        <p className="appointment-store">{store.name}</p>
        <StoreAddress address={store.address} mapPage={store.mapPage} />
        <p className="contact-phone">
          <Icon name="phone" />
          <Phone number={store.phone} />
        </p>
      </Card>
      <ZoneNote zone={zone} moment={bookedAt} />
      <Actions>
        <Button kind="primary" to={brand && accountDetails(brand, loanId)} onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to my account</Trans>
        </Button>
        {view.mayMove && (
          <Button onPress={() => send({ type: 'move.chosen' })}>
            <Trans>Choose another time</Trans>
          </Button>
        )}
      </Actions>
      <NoCancel phone={store.phone} />
    </>
  );
}
