import { Trans } from '@lingui/react/macro';
import { documents, monthlyDocuments } from '../../../../machines/kit/places.ts';
import type { AccountView } from '../../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.place.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';

/** The ways to the papers of the loan, paid off or not. Spec: ROUTE-059, ROUTE-060. */
export function AccountPapers({ account, send }: { account: AccountView; send: (event: AccountsEvent) => void }) {
  const { brand, loanId, lmsId } = account;
  return (
    <Actions>
      <Button to={documents(brand, loanId, lmsId)} onPress={() => send({ type: 'documents.chosen', monthly: false })}>
        <Trans>Documents</Trans>
      </Button>
      <Button to={monthlyDocuments(brand, loanId)} onPress={() => send({ type: 'documents.chosen', monthly: true })}>
        <Trans>Statements and signed papers</Trans>
      </Button>
    </Actions>
  );
}
