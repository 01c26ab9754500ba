import { Plural, Trans } from '@lingui/react/macro';
import { dashboard } from '../../../machines/kit/places.ts';
import type { AccountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Section } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { AccountList } from './parts/AccountList.tsx';
import { AsOf } from './parts/AsOf.tsx';
import { BrandName, BrandTitle } from './parts/BrandName.tsx';
import { InstallWay } from './parts/InstallWay.tsx';
import { NoAccounts } from './parts/NoAccounts.tsx';
import { Reapply } from './parts/Reapply.tsx';
import { UnfinishedNote } from './parts/UnfinishedNote.tsx';

/** All of the customer's accounts across brands. Spec: portal §2 "Home" (ROUTE-018). */
export function Home({ view, send }: { view: AccountsView; send: (event: AccountsEvent) => void }) {
  const { groups, failure } = view;
  return (
    <Page screen="Home" title={<Trans>All my accounts</Trans>} eyebrow={view.name} busy={view.busy}>
      <FailureNote failure={failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
      {groups === null && !failure && (
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      )}
      {groups !== null && view.unfinished && <UnfinishedNote unfinished={view.unfinished} send={send} />}
      {groups?.length === 0 && <NoAccounts />}
      {view.applyPage !== null && <Reapply page={view.applyPage} />}
      {groups?.map(({ brand, open, cards }, at) => (
        <Section
          key={brand}
          brand={brand}
          title={<BrandTitle brand={brand} />}
          note={<Plural value={cards.length} one="# account" other="# accounts" />}
        >
          {!open && (
            <Notice tone="info" title={<Trans>Not available right now</Trans>}>
              <Trans>You can see these accounts, but not pay them here at the moment. Please try again later.</Trans>
            </Notice>
          )}
          <AccountList cards={cards} today={view.today} first={at === 0} send={send} />
          {open && (
            <p className="account-way">
              <Button kind="quiet" to={dashboard(brand)} onPress={() => send({ type: 'brand.opened', brand })}>
                <Trans>
                  Go to <BrandName brand={brand} />
                </Trans>
              </Button>
            </p>
          )}
        </Section>
      ))}
      {groups !== null && <AsOf />}
      {groups !== null && <InstallWay onPress={() => send({ type: 'install.chosen' })} />}
    </Page>
  );
}
