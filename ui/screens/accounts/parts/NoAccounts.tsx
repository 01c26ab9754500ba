import { Trans } from '@lingui/react/macro';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { LINK_ACCOUNT_OPTIONS } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { NoAccountsDrawing } from './drawings.tsx';

/** A profile without any loan: the way to one that was opened with other contact details. */
export function NoAccounts({ send }: { send: (event: AccountsEvent) => void }) {
  return (
    <>
      <NoAccountsDrawing />
      <Notice
        tone="info"
        title={<Trans>There are no accounts in your profile yet.</Trans>}
        actions={
          <Button kind="primary" to={LINK_ACCOUNT_OPTIONS} onPress={() => send({ type: 'link.chosen' })}>
            <Trans>Link my account</Trans>
          </Button>
        }
      >
        <Trans>
          If you have a loan with us, it was opened with other contact details. Link it here, or call us and we will connect it: see Help
          for the number and hours.
        </Trans>
      </Notice>
    </>
  );
}
