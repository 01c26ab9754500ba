import { Trans } from '@lingui/react/macro';
import type { AccountView } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { Button } from '../../../kit/Button.tsx';
import { Figure } from '../../../kit/Card.tsx';
import { classes } from '../../../kit/classes.ts';
import { RepossessionNotice } from '../../repossession/RepossessionNotice.tsx';
import { Money } from '../../../kit/Money.tsx';
import { DueBadge, DueDay } from './Due.tsx';
import { DueFigure } from './DueFigure.tsx';
import { ToSign, UnsignedFigure } from './ToSign.tsx';
import { WhyNotPay } from './WhyNotPay.tsx';

/** What is due and when, with the button to pay or the reason why the customer cannot pay. A new loan has the button to sign instead. */
export function AccountHead({ account, today, send }: { account: AccountView; today: string; send: (event: AccountsEvent) => void }) {
  const { due, owed, active, whyNotPay, recovery, vehicle, contact, loanId } = account;
  if (account.unsigned)
    return (
      <>
        <UnsignedFigure unsigned={account.unsigned} size="hero" />
        <ToSign card={account} unsigned={account.unsigned} wide send={send} />
      </>
    );
  const needsStore = whyNotPay === 'storeIsNotNeeded';
  return (
    <>
      {recovery && <RepossessionNotice recovery={recovery} phone={contact?.phone ?? ''} hours={contact?.hours} />}
      {active ? (
        <div className={classes('account-hero', `account-hero-${due.kind}`)}>
          <DueFigure card={account} today={today} size="hero" />
        </div>
      ) : (
        <div className="account-due">
          <Figure label={<Trans>Balance</Trans>} note={<DueDay due={due} today={today} />}>
            <Money cents={owed} size="hero" />
          </Figure>
          <DueBadge due={due} />
        </div>
      )}
      {vehicle && (
        <Button wide to={vehicle} onPress={() => send({ type: 'vehicle.opened' })}>
          <Trans>What you can do about your vehicle</Trans>
        </Button>
      )}
      {active && !needsStore ? (
        <Button
          kind={recovery ? 'secondary' : 'primary'}
          wide
          to={account.toPay}
          disabled={whyNotPay !== null}
          reason={whyNotPay && <WhyNotPay clause={whyNotPay} />}
          onPress={() => send({ type: 'payment.chosen', loanId })}
        >
          <Trans>Make a payment</Trans>
        </Button>
      ) : (
        <p>
          <WhyNotPay clause={needsStore ? whyNotPay : 'loanIsActive'} />
        </p>
      )}
    </>
  );
}
