import { Plural, Trans } from '@lingui/react/macro';
import { HOME } from '../../../machines/kit/places.ts';
import { EXPERIAN_DISCLOSURE } from '../../../machines/terms/terms.places.ts';
import type { AccountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonBand, SkeletonCard } from '../../kit/Skeleton.tsx';
import { AccountLines } from './parts/AccountLines.tsx';
import { AccountList } from './parts/AccountList.tsx';
import { AccountSearch } from './parts/AccountSearch.tsx';
import { AsOf } from './parts/AsOf.tsx';
import { AllPaidOffDrawing } from './parts/drawings.tsx';
import { InstallWay } from './parts/InstallWay.tsx';
import { NoAccounts } from './parts/NoAccounts.tsx';
import { Reapply } from './parts/Reapply.tsx';
import { Standing } from './parts/Standing.tsx';
import { UnfinishedNote } from './parts/UnfinishedNote.tsx';

/** The accounts of one brand; paid-off ones when asked for. Spec: portal §2 "Dashboard" (ROUTE-057, ROUTE-109). */
export function Dashboard({ view, send }: { view: AccountsView; send: (event: AccountsEvent) => void }) {
  const { groups, failure, paidOffCount } = view;
  const mustCall = view.summary?.kind === 'call'; // leads; the service's message is then a part of it, not one more warning
  const cards = groups?.flatMap((group) => group.cards) ?? [];
  return (
    <Page screen="Dashboard" title={<Trans>My accounts</Trans>} eyebrow={view.name} band busy={view.busy}>
      <FailureNote failure={failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
      {groups !== null && view.isBack && <BackFromStore />}
      {groups !== null && <UnfinishedNote steps={view.unfinished} send={send} />}
      {groups !== null && view.message !== '' && !mustCall && <Notice tone="info">{view.message}</Notice>}
      {groups !== null && view.bankrupt && <Bankruptcy />}
      {groups === null && !failure && (
        <>
          <SkeletonBand />
          <SkeletonCard />
        </>
      )}
      {view.summary && <Standing summary={view.summary} today={view.today} note={mustCall ? view.message : ''} />}
      {groups !== null && cards.length === 0 && !view.isLong && <NoAccounts send={send} />}
      {cards.length > 0 && cards.every((card) => !card.active) && <AllPaidOff count={cards.length} />}
      {groups !== null && view.applyPage !== null && <Reapply page={view.applyPage} />}
      {view.isLong && <AccountSearch view={view} send={send} />}
      {view.isLong && <AccountLines cards={cards} open={view.search !== ''} send={send} />}
      {cards.length > 0 && !view.isLong && <AccountList cards={cards} today={view.today} first send={send} />}
      {groups !== null && paidOffCount > 0 && (
        <Checkbox
          name="showAll"
          label={<Plural value={paidOffCount} one="Show my # paid-off account too" other="Show my # paid-off accounts too" />}
          checked={view.showAll}
          onToggle={(showAll) => send({ type: 'showAll.changed', showAll })}
        />
      )}
      {view.mayGoHome && (
        <p className="account-way">
          <Button kind="quiet" to={HOME} onPress={() => send({ type: 'home.opened' })}>
            <Trans>See my accounts with every brand</Trans>
          </Button>
        </p>
      )}
      {groups !== null && view.reported && (
        <p className="account-way">
          <Button kind="quiet" to={EXPERIAN_DISCLOSURE} onPress={() => send({ type: 'experian.chosen' })}>
            <Trans>Experian disclosure: how we report your payments</Trans>
          </Button>
        </p>
      )}
      {groups !== null && <AsOf brand={view.brand} />}
      {groups !== null && <InstallWay onPress={() => send({ type: 'install.chosen' })} />}
    </Page>
  );
}

/** Only what is known: what was renewed is what the list shows. Spec: FLOW-REFI-08. */
function BackFromStore() {
  return (
    <Notice tone="info" live="status" title={<Trans>You’re back from the online store.</Trans>}>
      <Trans>Your loans are loaded again. If you finished there and nothing has changed here yet, look again later.</Trans>
    </Notice>
  );
}

/** Spec: CALL-022. */
function Bankruptcy() {
  return (
    <Notice tone="info" live="status" title={<Trans>You have an account that is part of a bankruptcy.</Trans>}>
      <Trans>A refinance and more cash are not available to you. You can still pay your other accounts here.</Trans>
    </Notice>
  );
}

function AllPaidOff({ count }: { count: number }) {
  return (
    <>
      <AllPaidOffDrawing />
      <Notice tone="good" title={<Trans>Everything is paid off.</Trans>}>
        <Plural
          value={count}
          one="You have no open account here. Your paid-off account is below."
          other="You have no open accounts here. Your # paid-off accounts are below."
        />
      </Notice>
    </>
  );
}
