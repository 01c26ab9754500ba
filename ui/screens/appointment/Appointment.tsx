import { Trans, useLingui } from '@lingui/react/macro';
import { accountDetails, HOME } from '../../../machines/kit/places.ts';
import type { AppointmentEvent } from '../../../machines/appointment/appointment.types.ts';
import type { AppointmentView } from '../../../machines/appointment/appointment.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { CallButton } from '../../kit/Phone.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { productText } from '../loan/productText.ts';
import { Booked } from './parts/Booked.tsx';
import { ComingTimes } from './parts/ComingTimes.tsx';
import { ChooseTime } from './parts/ChooseTime.tsx';

type Props = { view: AppointmentView; send: (event: AppointmentEvent) => void };

/** An appointment in a store, for one loan. Spec: portal §2 "Appointment" (ROUTE-062, PROD-017). */
export function Appointment({ view, send }: Props) {
  const { i18n } = useLingui();
  const brandName = useBrandName();
  const { brand, loan } = view;
  return (
    <Page
      screen={view.name}
      title={<Title view={view} />}
      eyebrow={
        <>
          {brand && brandName(brand)}
          {loan && (
            <>
              {' '}
              · {productText(i18n, loan.productName)} <span className="loan-number">{loan.loanHeader}</span>
            </>
          )}
        </>
      }
      busy={view.busy}
    >
      <Content view={view} send={send} />
    </Page>
  );
}

function Title({ view: { state, bookedAt } }: { view: AppointmentView }) {
  if (state === 'booked') return <Trans>Your appointment</Trans>;
  return bookedAt === '' ? <Trans>Make an appointment</Trans> : <Trans>Move your appointment</Trans>;
}

function Content({ view, send }: Props) {
  switch (view.state) {
    case 'loading':
      return (
        <>
          <Skeleton size="button" />
          <Skeleton size="button" />
          <ComingTimes />
        </>
      );
    case 'booked':
      return <Booked view={view} send={send} />;
    case 'choosing':
      return <ChooseTime view={view} send={send} />;
    case 'failed':
      return (
        <>
          {view.isUnsure && (
            <Notice tone="warning" title={<Trans>We don’t know yet if your appointment was made.</Trans>}>
              <Trans>Try again. We’ll look for it first, so you won’t get two.</Trans>
            </Notice>
          )}
          <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />
          {view.loan && view.loan.storePhone !== '' && (
            <CallButton number={view.loan.storePhone}>
              <Trans>Call the store</Trans>
            </CallButton>
          )}
        </>
      );
    case 'notOffered':
      return (
        <Notice
          tone="warning"
          title={<Trans>You can’t make an appointment for this account.</Trans>}
          actions={
            <Button kind="primary" to={view.brand && accountDetails(view.brand, view.loanId)} onPress={() => send({ type: 'flow.left' })}>
              <Trans>Back to my account</Trans>
            </Button>
          }
        >
          <Trans>Your account says why, and what you can do instead.</Trans>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice
          tone="warning"
          title={<Trans>This account is not in your profile.</Trans>}
          actions={
            <Button kind="primary" to={HOME} onPress={() => send({ type: 'flow.left' })}>
              <Trans>See my accounts</Trans>
            </Button>
          }
        >
          <Trans>The link may be old, or the account belongs to another profile.</Trans>
        </Notice>
      );
  }
}
