import { Trans, useLingui } from '@lingui/react/macro';
import { dashboard } from '../../../machines/kit/places.ts';
import type { AccountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.place.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { productText } from '../loan/productText.ts';
import { AccountFacts } from './parts/AccountFacts.tsx';
import { AccountPapers } from './parts/AccountPapers.tsx';
import { AccountHead } from './parts/AccountHead.tsx';
import { BrandName } from './parts/BrandName.tsx';
import { History } from './parts/History.tsx';

type Props = { view: AccountsView; send: (event: AccountsEvent) => void };

/** One loan, freshly loaded, and its history. Spec: portal §2 "AccountDetails" (ROUTE-058). */
export function AccountDetails({ view, send }: Props) {
  const { i18n } = useLingui();
  const { account, brand } = view;
  return (
    <Page
      screen="AccountDetails"
      title={account ? productText(i18n, account.productName) : <Trans>Account</Trans>}
      eyebrow={
        <>
          {brand && <BrandName brand={brand} />}
          {account && <> · {account.loanHeader}</>}
        </>
      }
      lead={account?.collateral}
      busy={view.busy}
    >
      {account ? <Shown view={view} account={account} send={send} /> : <NotShown view={view} send={send} />}
    </Page>
  );
}

function Shown({ view, account, send }: Props & { account: NonNullable<AccountsView['account']> }) {
  return (
    <>
      <AccountHead account={account} today={view.today} send={send} />
      <AccountFacts account={account} send={send} />
      <AccountPapers account={account} send={send} />
      <History history={view.history} today={view.today} send={send} />
    </>
  );
}

function NotShown({ view, send }: Props) {
  const retry = () => send({ type: 'retry.chosen' });
  switch (view.accountState) {
    case 'asking':
    case 'shown':
      return (
        <>
          <Skeleton size="hero" />
          <Skeleton size="button" />
          <Skeleton lines={6} />
        </>
      );
    case 'failed':
      return <FailureNote failure={view.failure} topic="account" onRetry={retry} />;
    case 'empty': // ERR-015
      return (
        <Notice
          tone="danger"
          live="alert"
          title={<Trans>Error fetching latest loan data.</Trans>}
          actions={
            <Button icon={<Icon name="again" />} onPress={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      );
    case 'unknown':
      return (
        <Notice
          tone="warning"
          title={<Trans>This account is not in your profile.</Trans>}
          actions={
            <Button kind="primary" to={view.brand && dashboard(view.brand)} onPress={() => send({ type: 'accounts.opened' })}>
              <Trans>See my accounts</Trans>
            </Button>
          }
        >
          <Trans>The link may be old, or the account belongs to another profile.</Trans>
        </Notice>
      );
  }
}
