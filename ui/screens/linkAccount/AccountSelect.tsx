import { Plural, Trans } from '@lingui/react/macro';
import { dashboard } from '../../../machines/kit/places.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Card, List } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { LinkScreen } from './parts/kind.ts';
import { LoanNames } from './parts/LoanNames.tsx';

/** Accounts with several brands: which one to open. Spec: portal §2 "AccountSelect" (ROUTE-020). */
export function AccountSelect({ view, send }: LinkScreen) {
  const nameOf = useBrandName();
  const { brands } = view;
  return (
    <Page
      screen="AccountSelect"
      title={<Trans>Which accounts do you want to see?</Trans>}
      lead={<Trans>You can switch to the others at any time in the menu.</Trans>}
      busy={view.busy}
    >
      <FailureNote failure={view.failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
      {view.busy && brands === null && (
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      )}
      {brands?.length === 0 && <Notice tone="info" title={<Trans>There are no accounts in your profile yet.</Trans>} />}
      {brands && (
        <List>
          {brands.map(({ brand, open, loans }) => {
            const name = nameOf(brand);
            return (
              <li key={brand}>
                <Card
                  title={name}
                  note={<Plural value={loans.length} one="# account" other="# accounts" />}
                  footer={
                    <Button
                      disabled={!open}
                      reason={<Trans>Not available right now. Please try again later.</Trans>}
                      to={dashboard(brand)}
                      onPress={() => send({ type: 'brand.chosen', brand })}
                    >
                      <Trans>Go to {name}</Trans>
                    </Button>
                  }
                >
                  <LoanNames loans={loans} />
                </Card>
              </li>
            );
          })}
        </List>
      )}
      {!view.busy && (
        <Button kind="quiet" onPress={() => send({ type: 'linking.chosen', purpose: 'link' })}>
          <Trans>Link another account</Trans>
        </Button>
      )}
    </Page>
  );
}
