import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../kit/Notice.tsx';

/** All loans are paid off and the customer may borrow again: a link to the brand's application. Spec: calls §7 "Accounts and loans", MENU-014. */
export function Reapply({ page }: { page: string }) {
  return (
    <Notice
      tone="info"
      title={<Trans>You can apply for a new loan.</Trans>}
      actions={
        <a className="button button-secondary" href={page} target="_blank" rel="noopener noreferrer">
          <Trans>Apply for loan</Trans>
        </a>
      }
    >
      <Trans>The application opens in a new window.</Trans>
    </Notice>
  );
}
