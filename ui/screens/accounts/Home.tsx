import { Plural, Trans } from '@lingui/react/macro';
import type { AccountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import { Section } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonBand, SkeletonCard } from '../../kit/Skeleton.tsx';
import { AccountLines } from './parts/AccountLines.tsx';
import { AccountList } from './parts/AccountList.tsx';
import { AccountSearch } from './parts/AccountSearch.tsx';
import { AsOf } from './parts/AsOf.tsx';
import { BrandTitle } from './parts/BrandName.tsx';
import { InstallWay } from './parts/InstallWay.tsx';
import { NoAccounts } from './parts/NoAccounts.tsx';
import { Reapply } from './parts/Reapply.tsx';
import { Standing } from './parts/Standing.tsx';
import { UnfinishedNote } from './parts/UnfinishedNote.tsx';

/** All of the customer's accounts across brands. Spec: portal §2 "Home" (ROUTE-018). */
export function Home({ view, send }: { view: AccountsView; send: (event: AccountsEvent) => void }) {
  const { groups, failure } = view;
  return (
    <Page screen="Home" title={<Trans>All my accounts</Trans>} eyebrow={view.name} busy={view.busy}>
      <FailureNote failure={failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
      {groups === null && !failure && (
        <>
          <SkeletonBand />
          <SkeletonCard />
          <SkeletonCard />
        </>
      )}
      {groups !== null && <UnfinishedNote steps={view.unfinished} send={send} />}
      {view.summary && <Standing summary={view.summary} today={view.today} />}
      {view.isLong && <AccountSearch view={view} send={send} />}
      {groups?.length === 0 && !view.isLong && <NoAccounts send={send} />}
      {view.applyPage !== null && <Reapply page={view.applyPage} />}
      {groups?.map(({ brand, open, cards }, at) => (
        <Section
          key={brand}
          brand={brand}
          title={<BrandTitle brand={brand} onOpen={open ? () => send({ type: 'brand.opened', brand }) : undefined} />}
          note={cards.length > 1 && <Plural value={cards.length} one="# account" other="# accounts" />}
        >
          {!open && (
            <Notice tone="info" title={<Trans>Not available right now</Trans>}>
              <Trans>You can see these accounts, but not pay them here at the moment. Please try again later.</Trans>
            </Notice>
          )}
          {view.isLong ? (
            <AccountLines cards={cards} open={view.search !== ''} send={send} />
          ) : (
            <AccountList cards={cards} today={view.today} first={at === 0} heading="h3" send={send} />
          )}
        </Section>
      ))}
      {groups !== null && <AsOf />}
      {groups !== null && <InstallWay onPress={() => send({ type: 'install.chosen' })} />}
    </Page>
  );
}
