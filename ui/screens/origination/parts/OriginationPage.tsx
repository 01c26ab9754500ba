import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OriginationView } from '../../../../machines/origination/origination.view.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { Page } from '../../../kit/Page.tsx';

type Own = Exclude<OriginationView, { screen: 'ManageDisburseMethod' }>;

/** A page of an origination, with its brand and what secures the loan. */
export function OriginationPage({ view, title, children }: { view: Own; title: ReactNode; children: ReactNode }) {
  const brandName = useBrandName();
  const { brand, collateral } = view;
  return (
    <Page
      screen={view.screen}
      title={title}
      eyebrow={brand && brandName(brand)}
      lead={collateral !== '' && <Trans>New loan · {collateral}</Trans>}
      busy={view.busy}
    >
      <EarlierAttempt view={view} />
      {children}
    </Page>
  );
}

/** The result of an earlier attempt; no loan came of it here. */
function EarlierAttempt({ view: { notice } }: { view: Own }) {
  switch (notice) {
    case null:
      return null;
    case 'notSent':
      return (
        <Notice tone="info" live="status" title={<Trans>Your last request was not sent.</Trans>}>
          <Trans>No loan was made, and you owe nothing for it. You can try again whenever you like.</Trans>
        </Notice>
      );
    case 'endedElsewhere':
      return (
        <Notice tone="info" live="status" title={<Trans>You continued in another tab or on another device.</Trans>}>
          <Trans>Here, you continue from there. You get only one loan.</Trans>
        </Notice>
      );
  }
}
