import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountCard } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { Button } from '../../../kit/Button.tsx';
import { Figure } from '../../../kit/Card.tsx';
import { Money } from '../../../kit/Money.tsx';
import { SignBy } from '../../unsigned/SignBy.tsx';
import { WhyNotPay } from './WhyNotPay.tsx';

type Unsigned = NonNullable<AccountCard['unsigned']>;

/** The money of a new loan that is not signed yet. Spec: R-4 (origination-1). */
export const UnsignedFigure = ({ unsigned, size }: { unsigned: Unsigned; size: 'large' | 'hero' }) => (
  <>
    <Figure label={<Trans>Waits for your signature</Trans>}>
      <Money cents={unsigned.amount} size={size} />
    </Figure>
    <p>
      <Trans>The money is sent as soon as you have signed. Until then you owe nothing, and there is no interest.</Trans>{' '}
      {unsigned.signBy !== '' && <SignBy day={unsigned.signBy} />}
    </p>
  </>
);

type Props = {
  card: AccountCard;
  unsigned: Unsigned;
  /** Names the loan, where the page shows several. */
  what?: string;
  kind?: 'primary' | 'secondary' | 'quiet';
  wide?: boolean;
  send: (event: AccountsEvent) => void;
};

/** Leads to the signature of the loan, or says why it does not. Spec: ROUTE-047. */
export function ToSign({ card: { loanId, whyNotPay }, unsigned, what, kind = 'primary', wide = false, send }: Props) {
  const { t } = useLingui();
  const may = whyNotPay === 'loanIsSigned';
  return (
    <Button
      kind={kind}
      wide={wide}
      to={unsigned.to}
      {...(what !== undefined && { label: t`Sign to get your money: ${what}` })}
      disabled={!may}
      reason={whyNotPay && <WhyNotPay clause={whyNotPay} />}
      onPress={() => send({ type: 'signing.chosen', loanId })}
    >
      <Trans>Sign to get your money</Trans>
    </Button>
  );
}
