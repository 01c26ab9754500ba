import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountDetails } from '../../../../machines/kit/places.ts';
import type { OfrEvent } from '../../../../machines/ofr/ofr.rules.ts';
import type { OfrView } from '../../../../machines/ofr/ofr.view.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Page } from '../../../kit/Page.tsx';
import { Phone } from '../../../kit/Phone.tsx';
import { SkeletonCard } from '../../../kit/Skeleton.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { LoanName } from '../../paying/LoanName.tsx';
import { AskForVehicle } from './AskForVehicle.tsx';
import { Reinstatement } from './Reinstatement.tsx';

type Props = ScreenProps<OfrView, OfrEvent> & {
  title: ReactNode;
  /** Of what the lender says: where the vehicle is, or who is looking for it. */
  placeLabel: ReactNode;
  /** How it stands. */
  children: ReactNode;
};

/** How it stands, what to pay, whom to call, and the message to the store. */
export function VehiclePage({ view, send, title, placeLabel, children }: Props) {
  const nameOf = useBrandName();
  const { phase, brand, loanId, loan, phone } = view;
  return (
    <Page screen={view.screen} title={title} eyebrow={brand && nameOf(brand)} lead={loan && <LoanName loan={loan} />} busy={view.busy}>
      {phase === 'loading' && <SkeletonCard lines={6} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="loan" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {phase === 'shown' && (
        <>
          {children}
          <Reinstatement view={view} send={send} />
          <Facts>
            <Fact label={<Trans>Past due</Trans>}>
              <Money cents={view.pastDue} />
            </Fact>
            <Fact label={placeLabel}>{view.place}</Fact>
            <Fact label={<Trans>Who to call</Trans>}>{phone !== '' && <Phone number={phone} />}</Fact>
          </Facts>
          <AskForVehicle view={view} send={send} />
        </>
      )}
      {phase !== 'loading' && (
        <Actions>
          <Button kind="quiet" to={brand && accountDetails(brand, loanId)} onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to this account</Trans>
          </Button>
        </Actions>
      )}
    </Page>
  );
}
