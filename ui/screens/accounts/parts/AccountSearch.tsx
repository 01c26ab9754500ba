import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountsView } from '../../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { Field } from '../../../kit/Field.tsx';

type Props = { view: AccountsView; send: (event: AccountsEvent) => void };

/** Finds a loan in a long list. */
export function AccountSearch({ view: { groups, search }, send }: Props) {
  const { t } = useLingui();
  return (
    <div role="search" aria-label={t`Accounts`}>
      <Field
        name="search"
        type="search"
        label={<Trans>Find an account</Trans>}
        hint={<Trans>Account number, product or vehicle</Trans>}
        defaultValue={search}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        onText={(text) => send({ type: 'search.changed', search: text })}
      />
      <p role="status" className="quiet">
        {groups?.length === 0 && <Trans>No account matches “{search}”.</Trans>}
      </p>
    </div>
  );
}
