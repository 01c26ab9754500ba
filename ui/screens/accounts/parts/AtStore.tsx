import { Trans } from '@lingui/react/macro';
import { appointment, storeDetails } from '../../../../machines/kit/places.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.place.ts';
import type { AccountView } from '../../../../machines/accounts/accounts.view.ts';
import { Button } from '../../../kit/Button.tsx';

/** Where the store of the loan is, and an appointment there. Spec: ROUTE-056, ROUTE-062. */
export function AtStore({ account, send }: { account: AccountView; send: (event: AccountsEvent) => void }) {
  const { brand, loanId, storeId, mayMeet } = account;
  if (storeId === '') return null;
  return (
    <div className="account-store">
      <Button kind="quiet" to={storeDetails(brand, storeId)} onPress={() => send({ type: 'store.opened' })}>
        <Trans>Store address and hours</Trans>
      </Button>
      {mayMeet && (
        <Button kind="quiet" to={appointment(brand, loanId)} onPress={() => send({ type: 'appointment.chosen' })}>
          <Trans>Make an appointment</Trans>
        </Button>
      )}
    </div>
  );
}
