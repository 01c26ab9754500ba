import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CashOutEvent } from '../../../machines/referralCashOut/referralCashOut.rules.ts';
import type { ReferRedeemReviewView } from '../../../machines/referralCashOut/referralCashOut.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions, Card, Figure } from '../../kit/Card.tsx';
import { moneyText } from '../../kit/currency.ts';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { Money } from '../../kit/Money.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { MethodName } from '../paying/MethodName.tsx';
import { isOtherOpen, LastAttempt } from './parts/LastAttempt.tsx';

export type ReviewProps = ScreenProps<ReferRedeemReviewView, CashOutEvent>;

const RESTING: readonly ReferRedeemReviewView['phase'][] = ['preparing', 'ready', 'unknown', 'refused'];

/** The last check, then the cash-out under way. Spec: portal §2 "ReferRedeemReview" (ROUTE-039, FLOW-REFER-02). */
export function ReferRedeemReview({ view, send }: ReviewProps) {
  const { phase } = view;
  return (
    <Page screen={view.screen} title={<Title phase={phase} />} busy={view.busy}>
      {phase === 'loading' && <SkeletonCard lines={3} />}
      {RESTING.includes(phase) && <LastAttempt view={view} />}
      {phase !== 'loading' && <What view={view} />}
      {RESTING.includes(phase) && <Decision view={view} send={send} />}
      {phase !== 'loading' && !RESTING.includes(phase) && <Going view={view} send={send} />}
    </Page>
  );
}

function Title({ phase }: Pick<ReferRedeemReviewView, 'phase'>) {
  if (phase === 'stillWorking' || phase === 'unconfirmed') return <Trans>We couldn’t confirm your cash-out yet</Trans>;
  if (phase === 'loading' || RESTING.includes(phase)) return <Trans>Review your cash-out</Trans>;
  return <Trans>Your money is on its way</Trans>;
}

function What({ view: { amount, card } }: Pick<ReviewProps, 'view'>) {
  return (
    <Card>
      <Figure label={<Trans>You get your whole balance</Trans>}>
        <Money cents={amount} size="hero" />
      </Figure>
      <Facts>
        <Fact label={<Trans>Sent to</Trans>}>{card && <MethodName method={card} />}</Fact>
        <Fact label={<Trans>Name on the card</Trans>}>{card?.holder}</Fact>
      </Facts>
      <p>
        <Trans>Your bank decides when you’ll see the money.</Trans>
      </p>
    </Card>
  );
}

function Decision({ view, send }: ReviewProps) {
  const sum = moneyText(view.amount);
  return (
    <Actions>
      <Button kind="primary" disabled={!view.maySend} reason={<WhyNot view={view} />} onPress={() => send({ type: 'cashOut.submitted' })}>
        {view.phase === 'unknown' ? <Trans>Send this same request again</Trans> : <Trans>Send {sum} to this card</Trans>}
      </Button>
      {view.mayChangeCard && (
        <Button onPress={() => send({ type: 'card.changeChosen' })}>
          <Trans>Use another card</Trans>
        </Button>
      )}
      <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
        <Trans>Back to my rewards</Trans>
      </Button>
    </Actions>
  );
}

/** Why the money cannot be sent now. */
function WhyNot({ view }: Pick<ReviewProps, 'view'>) {
  const { phase, card } = view;
  if (phase === 'refused' && isOtherOpen(view)) return <Trans>Another cash-out is on its way. Go back, and look again later.</Trans>;
  if (phase === 'refused') return <Trans>This cash-out was declined. Use another card, or go back.</Trans>;
  if (card === null) return <Trans>Choose a card first.</Trans>;
  return <Trans>One moment, please.</Trans>;
}

/** What happens, what is safe to do, and how long it may take. */
function Going({ view, send }: ReviewProps) {
  const { t } = useLingui();
  const { phase, limitSeconds } = view;
  const isOpen = phase === 'stillWorking' || phase === 'unconfirmed';
  return (
    <>
      <progress className="cash-out-going" aria-label={t`Cash-out in progress`} />
      <p role="status">
        <WhatHappens phase={phase} />
      </p>
      {isOpen ? (
        <>
          <Notice tone="info" title={<Trans>The money is sent at most once.</Trans>}>
            <Trans>You can leave: we’ll keep going and show you the result when you come back.</Trans>
          </Notice>
          <Button wide onPress={() => send({ type: 'flow.left' })}>
            <Trans>Leave and come back later</Trans>
          </Button>
        </>
      ) : (
        <p className="payment-safe">
          <Plural
            value={limitSeconds}
            one="This usually takes a few seconds. If it takes longer than # second, we’ll show you the status here. If this page closes, nothing is lost: the money is sent once, and we’ll show you the result when you come back."
            other="This usually takes a few seconds. If it takes longer than # seconds, we’ll show you the status here. If this page closes, nothing is lost: the money is sent once, and we’ll show you the result when you come back."
          />
        </p>
      )}
    </>
  );
}

function WhatHappens({ phase }: Pick<ReferRedeemReviewView, 'phase'>) {
  if (phase === 'sending') return <Trans>We’re sending your request.</Trans>;
  if (phase === 'pending') return <Trans>We have your request and are waiting for the card service.</Trans>;
  if (phase === 'deciding') return <Trans>We didn’t get an answer. We’re finding out whether your request arrived.</Trans>;
  return <Trans>We’re still checking. This page updates by itself as soon as we know.</Trans>;
}
