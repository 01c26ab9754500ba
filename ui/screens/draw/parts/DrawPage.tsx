import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DrawView } from '../../../../machines/draw/draw.view.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { Page } from '../../../kit/Page.tsx';
import { LoanName } from '../../paying/LoanName.tsx';

type Own = Exclude<DrawView, { screen: 'ManageDisburseMethod' }>;

/** A page of a draw, with its brand and loan. */
export function DrawPage({ view, title, children }: { view: Own; title: ReactNode; children: ReactNode }) {
  const brandName = useBrandName();
  const { brand, loan } = view;
  return (
    <Page screen={view.screen} title={title} eyebrow={brand && brandName(brand)} lead={loan && <LoanName loan={loan} />} busy={view.busy}>
      <EarlierAttempt view={view} />
      {children}
    </Page>
  );
}

/** The result of an earlier attempt; nothing was sent. */
function EarlierAttempt({ view: { notice } }: { view: Own }) {
  switch (notice) {
    case null:
      return null;
    case 'notSent':
      return (
        <Notice tone="info" live="status" title={<Trans>Your last request was not sent.</Trans>}>
          <Trans>No money was sent, and you don’t owe anything for it. You can ask again whenever you like.</Trans>
        </Notice>
      );
    case 'endedElsewhere':
      return (
        <Notice tone="info" live="status" title={<Trans>Your other tab has finished.</Trans>}>
          <Trans>These are the figures now. Nothing was sent from this tab.</Trans>
        </Notice>
      );
    case 'loanChanged':
      return (
        <Notice tone="warning" live="alert" title={<Trans>This loan has changed since you opened it.</Trans>}>
          <Trans>Nothing was sent from this page. Look at what you owe now before you ask for more cash.</Trans>
        </Notice>
      );
    case 'lockRenewed':
      return (
        <Notice tone="warning" live="status" title={<Trans>No money was sent yet.</Trans>}>
          <Trans>You were away for a while. Everything is ready again: press the button once more.</Trans>
        </Notice>
      );
  }
}
