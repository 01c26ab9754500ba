import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AccountView } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import type { AccountsView } from '../../../../machines/accounts/accounts.view.ts';
import { dashboard } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Page } from '../../../kit/Page.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { productText } from '../../loan/productText.ts';
import { BrandName } from './BrandName.tsx';

export type OpenedProps = { view: AccountsView; account: AccountView; send: (event: AccountsEvent) => void };

type Props = Omit<OpenedProps, 'account'> & {
  screen: 'AccountDetails' | 'ManageAccount';
  /** Instead of the name of the loan, which then stands below. */
  title?: ReactNode;
  /** The opened loan. */
  children: (account: AccountView) => ReactNode;
};

/** The page of one loan, or why it is not there. */
export function AccountPage({ screen, title, view, send, children }: Props) {
  const { i18n } = useLingui();
  const { account, brand } = view;
  const name = account && productText(i18n, account.productName);
  return (
    <Page
      screen={screen}
      title={title ?? name ?? <Trans>Account</Trans>}
      eyebrow={
        <>
          {brand && <BrandName brand={brand} />}
          {account && (
            <>
              {' '}
              · <span className="loan-number">{account.loanHeader}</span>
            </>
          )}
        </>
      }
      lead={account && (title === undefined ? account.collateral : [name, account.collateral].filter(Boolean).join(', '))}
      band
      busy={view.busy}
    >
      {account ? children(account) : <NotOpened view={view} send={send} />}
    </Page>
  );
}

function NotOpened({ view, send }: Omit<OpenedProps, 'account'>) {
  const retry = () => send({ type: 'retry.chosen' });
  switch (view.accountState) {
    case 'loading':
    case 'loaded':
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
