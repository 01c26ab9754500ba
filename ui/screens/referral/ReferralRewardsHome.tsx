import { Trans } from '@lingui/react/macro';
import type { ReferralEvent, Stats } from '../../../machines/referral/referral.rules.ts';
import type { ReferralRewardsHomeView } from '../../../machines/referral/referral.view.ts';
import { HOME } from '../../../machines/kit/places.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions, Card, Figure, Section } from '../../kit/Card.tsx';
import { moneyText } from '../../kit/currency.ts';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Money } from '../../kit/Money.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { History } from './parts/History.tsx';
import { Outside } from './parts/Outside.tsx';
import { Share } from './parts/Share.tsx';

export type HomeProps = ScreenProps<ReferralRewardsHomeView, ReferralEvent>;

/** What the code has earned, how to share it, and how the balance came about. Spec: portal §2 "Referral" (ROUTE-036). */
export function ReferralRewardsHome({ view, send }: HomeProps) {
  const { phase, stats } = view;
  const share = moneyText(view.amountPerShare);
  const isOutside = phase === 'outside' || phase === 'joining';
  return (
    <Page
      screen={view.screen}
      title={<Trans>Referral rewards</Trans>}
      lead={stats && <Trans>You get {share} for each friend who signs up with your code.</Trans>}
      busy={view.busy}
    >
      {phase === 'loading' && stats === null && (
        <>
          <SkeletonCard />
          <SkeletonCard lines={4} />
        </>
      )}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />}
      {isOutside && <Outside view={view} send={send} />}
      {stats && view.notice && <LastCashOut notice={view.notice} mayCashOut={view.mayCashOut} />}
      {stats && <Balance view={view} stats={stats} send={send} />}
      {stats && <Share view={view} stats={stats} send={send} />}
      {stats && <Brought stats={stats} />}
      {stats && <History view={view} />}
      {view.user === 'customer' && (
        <Actions>
          <Button kind="quiet" to={HOME} onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to my accounts</Trans>
          </Button>
        </Actions>
      )}
    </Page>
  );
}

/** What became of an earlier cash-out, where no receipt says it. */
function LastCashOut({ notice, mayCashOut }: Pick<HomeProps['view'], 'notice' | 'mayCashOut'>) {
  return notice === 'notSent' ? (
    <Notice tone="info" live="status" title={<Trans>Your last request was not sent.</Trans>}>
      {mayCashOut ? (
        <Trans>You still have your rewards, and can cash out again now.</Trans>
      ) : (
        <Trans>Your rewards were cashed out already, in another tab or on another device.</Trans>
      )}
    </Notice>
  ) : (
    <Notice tone="info" live="status" title={<Trans>Your cash-out in the other tab is finished.</Trans>}>
      <Trans>Your balance below is up to date.</Trans>
    </Notice>
  );
}

/** Not the first reward any more. */
const hadRewards = (history: HomeProps['view']['history'], { peopleSignedUp }: Stats): boolean =>
  peopleSignedUp > 0 || (history !== null && history.length > 0);

type StatsProps = HomeProps & { stats: Stats };

/** The balance first, and what can be done with it. */
function Balance({ view, stats, send }: StatsProps) {
  const { currentBalance } = stats;
  const sum = moneyText(currentBalance);
  return (
    <Card tone="lead">
      <Figure label={<Trans>Your balance</Trans>}>
        <Money cents={currentBalance} size="hero" />
      </Figure>
      {view.mayCashOut ? (
        <Button kind="primary" wide onPress={() => send({ type: 'cashOut.chosen' })}>
          <Trans>Cash out {sum} to a debit card</Trans>
        </Button>
      ) : (
        <p>
          {hadRewards(view.history, stats) ? (
            <Trans>You have no rewards to cash out right now. Share your code to earn more.</Trans>
          ) : (
            <Trans>There’s nothing to cash out yet. Share your code to earn your first reward.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}

/** Spec: FLOW-REFER-05. */
function Brought({ stats: { peopleSignedUp, codesScanned, amountPerShare } }: Pick<StatsProps, 'stats'>) {
  return (
    <Section title={<Trans>Results from your code</Trans>}>
      <Facts>
        <Fact label={<Trans>Friends who signed up</Trans>}>{peopleSignedUp}</Fact>
        <Fact label={<Trans>Times your code was opened or scanned</Trans>}>{codesScanned}</Fact>
        <Fact label={<Trans>You get for each friend</Trans>}>
          <Money cents={amountPerShare} />
        </Fact>
      </Facts>
    </Section>
  );
}
