import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentEvent } from '../../../../machines/appointment/appointment.types.ts';
import type { AppointmentView } from '../../../../machines/appointment/appointment.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { CallButton } from '../../../kit/Phone.tsx';
import { HelpVideo } from '../../helpVideo/HelpVideo.tsx';
import { ComingTimes } from './ComingTimes.tsx';
import { Days } from './Days.tsx';
import { HalfHours } from './HalfHours.tsx';
import { NoCancel } from './NoCancel.tsx';
import { whenText } from './when.ts';
import { useLookAt } from './useLookAt.ts';
import { ZoneNote } from './ZoneNote.tsx';

/** The address is coming: its line is there. */
const BLANK_LINE = '\u00A0';

type Props = { view: AppointmentView; send: (event: AppointmentEvent) => void };

/** Store, day and time. The button says which. Spec: ROUTE-062, FLOW-APPT-01. */
export function ChooseTime({ view, send }: Props) {
  const { i18n, t } = useLingui();
  const { at, bookedAt, bookedStore, store, zone, stores, timesAreKnown, wasTaken } = view;
  const isMove = bookedAt !== '';
  const failure = view.isSending || wasTaken ? null : view.failure;
  const news = useLookAt(wasTaken || failure !== null);
  const when = at && zone ? whenText(at, i18n.locale, zone.store) : '';
  const hasTimes = view.days.some(({ times }) => times.length > 0);
  const wrong = view.timeIsMissing ? [{ field: 'time', text: t`Choose a time` }] : [];
  const keep = isMove && bookedStore && (
    <Button kind="quiet" onPress={() => send({ type: 'move.dropped' })}>
      <Keep when={whenText(bookedAt, i18n.locale, bookedStore.timeZone)} storeName={bookedStore.name} />
    </Button>
  );
  return (
    <>
      {(wasTaken || failure) && (
        <div ref={news} tabIndex={-1} className="news">
          {wasTaken && (
            <Notice tone="warning" live="alert" title={<Trans>Someone else just took this time.</Trans>}>
              <Trans>Please choose another one. These times are open now.</Trans>
            </Notice>
          )}
          <FailureNote failure={failure} topic="other" />
        </div>
      )}
      {view.refusedStore !== '' && store && (
        <Notice tone="info">
          <Trans>
            {view.refusedStore} doesn’t handle this loan. These times are for {store.name}.
          </Trans>
        </Notice>
      )}
      {view.isForSwitch && (
        <p>
          <Trans>The store will switch your loan to the other type with you. Until then, your loan stays as it is.</Trans>
        </p>
      )}
      <Form
        onSubmit={() => send({ type: 'appointment.confirmed' })}
        errors={wrong}
        busy={view.busy}
        submitLabel={hasTimes || !timesAreKnown ? <SubmitLabel when={when} isMove={isMove} /> : undefined}
        actions={keep || undefined}
      >
        {stores.length > 1 ? (
          <ChoiceList
            name="store"
            label={<Trans>Store</Trans>}
            chosen={view.atStore}
            onChoose={(storeId) => send({ type: 'store.chosen', storeId })}
          >
            {stores.map(({ storeId, name }) => (
              <Choice
                key={storeId}
                value={storeId}
                title={name}
                detail={storeId === view.atStore ? (timesAreKnown ? store?.address : BLANK_LINE) : undefined}
              />
            ))}
          </ChoiceList>
        ) : (
          store && (
            <p>
              <Trans>
                At {store.name}, {store.address}
              </Trans>
            </p>
          )
        )}
        {timesAreKnown ? <Times view={view} send={send} /> : <ComingTimes />}
      </Form>
      {timesAreKnown && !hasTimes && store && (
        <>
          <Notice tone="info" title={<Trans>There are no open times here in the next few days.</Trans>}>
            <Trans>Please call the store, or choose another one.</Trans>
          </Notice>
          <CallButton number={store.phone}>
            <Trans>Call the store</Trans>
          </CallButton>
        </>
      )}
      {store && <NoCancel phone={(bookedStore ?? store).phone} />}
      <HelpVideo video={view.video} send={send}>
        {view.isForSwitch ? (
          <Trans>Watch a video: what changes when you switch to another loan</Trans>
        ) : (
          <Trans>Watch a video: what happens at your appointment</Trans>
        )}
      </HelpVideo>
    </>
  );
}

/** By the clock of its own store, which is named when another one is on the screen. */
const Keep = ({ when, storeName }: { when: string; storeName: string }) =>
  storeName === '' ? (
    <Trans>Keep my appointment on {when}</Trans>
  ) : (
    <Trans>
      Keep my appointment on {when}, at {storeName}
    </Trans>
  );

function SubmitLabel({ when, isMove }: { when: string; isMove: boolean }) {
  if (when === '') return isMove ? <Trans>Move my appointment</Trans> : <Trans>Make the appointment</Trans>;
  return isMove ? <Trans>Move to {when}</Trans> : <Trans>Book {when}</Trans>;
}

function Times({ view, send }: Props) {
  const { days, day, zone, at } = view;
  const times = days.find((one) => one.day === day)?.times ?? [];
  if (!zone || times.length === 0) return null;
  return (
    <>
      <ZoneNote zone={zone} moment={at} />
      <Days days={days} day={day} send={send} />
      <HalfHours times={times} day={day} at={at} timeZone={zone.store} send={send} />
    </>
  );
}
