import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawEvent } from '../../../machines/draw/draw.types.ts';
import type { PendingDisbursementView } from '../../../machines/draw/draw.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions, Card, Figure } from '../../kit/Card.tsx';
import { secondText } from '../../kit/days.ts';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Money } from '../../kit/Money.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { useTitleWhenLost } from '../../kit/useTitleWhenLost.ts';
import type { ScreenProps } from '../flowView.tsx';
import { WayName } from '../cash/WayName.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { CancelDialog } from './parts/CancelDialog.tsx';
import { DrawPage } from './parts/DrawPage.tsx';
import { NumberMissing } from '../cash/NumberMissing.tsx';
import { ReferenceFact } from '../cash/ReferenceFact.tsx';

type Props = ScreenProps<PendingDisbursementView, DrawEvent>;

/** Cash that is not decided, or waits to be collected; it can be canceled. Spec: portal §2 "PendingDisbursement" (ROUTE-085, FLOW-DRAW-10). */
export function PendingDisbursement({ view, send }: Props) {
  const { phase, amount, storePhoneNumber } = view;
  const isOver = phase === 'cancelled' || phase === 'over';
  useTitleWhenLost(isOver ? phase : null);
  return (
    <DrawPage view={view} title={<Title view={view} />}>
      {!isOver && (
        <Card>
          {amount > 0 && (
            <Figure label={<Trans>You get</Trans>}>
              <Money cents={amount} size="hero" />
            </Figure>
          )}
          <Facts>
            <Fact label={<Trans>Sent to</Trans>}>
              <WayName where={view.where} />
            </Fact>
            <ReferenceFact number={view.referenceNumber} />
          </Facts>
        </Card>
      )}
      <WhatNow view={view} />
      {!isOver && view.lookedAt > 0 && <LookedAt view={view} />}
      {view.numberIsMissing && <NumberMissing onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase !== 'asking' && <FailureNote failure={view.failure} topic="other" />}
      <Actions>
        {!isOver && (
          <Button kind="primary" busy={phase === 'looking'} onPress={() => send({ type: 'look.chosen' })}>
            <Trans>Check again</Trans>
          </Button>
        )}
        {!isOver && (
          <Button disabled={phase === 'looking'} onPress={() => send({ type: 'cancel.chosen' })}>
            <Trans>Cancel this cash advance</Trans>
          </Button>
        )}
        <Button kind={isOver ? 'primary' : 'quiet'} onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to this account</Trans>
        </Button>
      </Actions>
      {storePhoneNumber !== '' && !isOver && <CallStore number={storePhoneNumber} />}
      {(phase === 'asking' || phase === 'cancelling') && <CancelDialog view={view} send={send} />}
    </DrawPage>
  );
}

/** It changes with each look, also when nothing else does. */
function LookedAt({ view: { lookedAt } }: Pick<Props, 'view'>) {
  const { i18n } = useLingui();
  const time = secondText(lookedAt, i18n.locale);
  return (
    <p className="quiet" role="status">
      <Trans>Last checked at {time}</Trans>
    </p>
  );
}

function Title({ view: { phase, isGranted } }: Pick<Props, 'view'>) {
  if (phase === 'cancelled') return <Trans>Your cash advance is canceled</Trans>;
  if (phase === 'over') return <Trans>This cash advance has ended</Trans>;
  return isGranted ? <Trans>Your cash is waiting for you</Trans> : <Trans>Your cash is on its way</Trans>;
}

function WhatNow({ view: { phase, isGranted, newBalance, where } }: Pick<Props, 'view'>) {
  if (phase === 'cancelled')
    return (
      <Notice tone="good" live="status" title={<Trans>You don’t owe anything for it</Trans>}>
        {newBalance !== null && (
          <p>
            <Trans>
              You owe <Money cents={newBalance} /> now.
            </Trans>
          </p>
        )}
      </Notice>
    );
  if (phase === 'over') return null; // the lender's own words stand below
  if (isGranted)
    return (
      <p>
        {where.way === 'moneyGram' ? (
          <Trans>Pick it up at any MoneyGram location. Bring the reference number and a photo ID. You can cancel it until then.</Trans>
        ) : (
          <Trans>Pick it up at your store. Bring the reference number and a photo ID. You can cancel it until then.</Trans>
        )}
      </p>
    );
  return (
    <Notice tone="info" title={<Trans>We have your request</Trans>}>
      <Trans>There’s no decision yet. Please don’t ask for it again: the money is sent once. You can leave and check again later.</Trans>
    </Notice>
  );
}
