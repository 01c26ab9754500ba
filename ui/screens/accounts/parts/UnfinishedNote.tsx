import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import type { UnfinishedView } from '../../../../machines/accounts/unfinished.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { productText } from '../../loan/productText.ts';

type Props = { unfinished: UnfinishedView; send: (event: AccountsEvent) => void };

/** What the customer began, here or on another device, and the way on. Spec: CONF-008. */
export function UnfinishedNote({ unfinished, send }: Props) {
  const { i18n } = useLingui();
  if (unfinished.flow === 'origination')
    return (
      <Notice
        tone="info"
        title={<Trans>You started to take a new loan and didn’t finish.</Trans>}
        actions={
          <Button to={unfinished.to} onPress={() => send({ type: 'unfinished.chosen' })}>
            <Trans>Continue your application</Trans>
          </Button>
        }
      >
        <Trans>What you chose is still there.</Trans>
      </Notice>
    );
  const { flow, to, productName, collateral, loanHeader } = unfinished;
  const which = collateral === '' ? loanHeader : collateral;
  return (
    <Notice
      tone="info"
      title={
        flow === 'draw' ? (
          <Trans>You started to get cash and didn’t finish.</Trans>
        ) : (
          <Trans>You started a payment and didn’t finish.</Trans>
        )
      }
      actions={
        <Button to={to} onPress={() => send({ type: 'unfinished.chosen' })}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      {productText(i18n, productName)}, {which}
    </Notice>
  );
}
