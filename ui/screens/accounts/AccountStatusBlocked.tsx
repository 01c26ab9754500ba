import { Trans, useLingui } from '@lingui/react/macro';
import { accountDetails, dashboard } from '../../../machines/kit/places.ts';
import type { AccountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Section } from '../../kit/Card.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { productText } from '../loan/productText.ts';
import { BrandName } from './parts/BrandName.tsx';
import { ContactLine, ContactName } from './parts/ContactLine.tsx';
import { StatusReason } from './parts/StatusReason.tsx';
import { ToDocuments, ToStatements } from './parts/Ways.tsx';

/** A loan whose status allows no action: the reason, whom to call, and its documents. Spec: portal §2 "Pending" (ROUTE-064, OPEN-039). */
export function AccountStatusBlocked({ view, send }: { view: AccountsView; send: (event: AccountsEvent) => void }) {
  const { i18n } = useLingui();
  const { account, brand } = view;
  if (!account) return null; // the chart opens this screen only with the loan
  const isReplaced = account.status === 'Refinance';
  return (
    <Page
      screen="AccountStatusBlocked"
      title={isReplaced ? <Trans>This loan was replaced</Trans> : <Trans>This account can’t be used here</Trans>}
      eyebrow={
        <>
          {brand && <BrandName brand={brand} />} · <span className="loan-number">{account.loanHeader}</span>
        </>
      }
      band
      busy={view.busy}
    >
      <Notice tone={isReplaced ? 'info' : 'warning'} title={productText(i18n, account.productName)}>
        <StatusReason status={account.status} />
      </Notice>
      {brand && account.replacedBy !== '' && (
        <p className="account-way">
          <Button
            kind="primary"
            to={accountDetails(brand, account.replacedBy)}
            onPress={() => send({ type: 'account.opened', loanId: account.replacedBy })}
          >
            <Trans>See the new loan</Trans>
          </Button>
        </p>
      )}
      {!isReplaced && (
        <p>
          <Trans>Please call us about it, and have your account number ready: {account.loanHeader}.</Trans>
        </p>
      )}
      <Facts>
        {account.contact && (
          <Fact label={<ContactName contact={account.contact} />} strong>
            <ContactLine contact={account.contact} />
          </Fact>
        )}
        <Fact label={<Trans>Secured by</Trans>}>{account.collateral}</Fact>
      </Facts>
      <Section title={<Trans>Documents</Trans>}>
        <ul className="ways">
          <li>
            <ToDocuments account={account} send={send} />
          </li>
          <li>
            <ToStatements account={account} send={send} />
          </li>
        </ul>
      </Section>
      <Button to={brand && dashboard(brand)} onPress={() => send({ type: 'accounts.opened' })}>
        <Trans>See my accounts</Trans>
      </Button>
    </Page>
  );
}
