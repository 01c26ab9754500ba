import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { accountDetails } from '../../../../machines/kit/places.ts';
import type { AccountCard } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card } from '../../../kit/Card.tsx';
import { productText } from '../../loan/productText.ts';
import { RepossessionNotice } from '../../repossession/RepossessionNotice.tsx';
import { DueBadge, DueDay } from './Due.tsx';
import { DueFigure } from './DueFigure.tsx';
import { HeldBy } from './HeldBy.tsx';
import { StatusReason } from './StatusReason.tsx';
import { ToSign, UnsignedFigure } from './ToSign.tsx';
import { WhyNotPay } from './WhyNotPay.tsx';

export type AccountItemProps = {
  card: AccountCard;
  today: string;
  first: boolean;
  heading: 'h2' | 'h3' | undefined;
  send: (event: AccountsEvent) => void;
};

/** One loan in a list: what it is, what is due and when, and the payment. A late loan stands out, a paid-off one is muted. */
export const AccountItem = memo(function AccountItem({ card, today, first, heading, send }: AccountItemProps) {
  const { i18n, t } = useLingui();
  const { loanId, brand, collateral, due, recovery, unsigned, whyNotPay } = card;
  const productName = productText(i18n, card.productName);
  const which = collateral === '' ? card.loanHeader : collateral;
  const what = `${productName}, ${which}`;
  const rests = !card.active || whyNotPay === 'statusAllows';
  const tone = rests ? 'quiet' : due.kind === 'late' ? 'late' : 'plain';
  const canPay = whyNotPay === null;
  return (
    <li className="account-item">
      <Card
        tone={tone}
        title={productName}
        heading={heading}
        note={collateral === '' ? <span className="loan-number">{which}</span> : which}
        footer={
          <>
            {unsigned && <ToSign card={card} unsigned={unsigned} what={what} kind={first ? 'primary' : 'secondary'} send={send} />}
            {canPay && (
              <Button
                kind={first && !recovery ? 'primary' : 'secondary'}
                to={card.toPay}
                label={t`Make a payment: ${what}`}
                onPress={() => send({ type: 'payment.chosen', loanId })}
              >
                <Trans>Make a payment</Trans>
              </Button>
            )}
            <Button
              kind="quiet"
              to={accountDetails(brand, loanId)}
              label={t`View account: ${what}`}
              onPress={() => send({ type: 'account.opened', loanId })}
            >
              <Trans>View account</Trans>
            </Button>
          </>
        }
      >
        {recovery && (
          <RepossessionNotice
            recovery={recovery}
            phone={card.phone}
            otherwise={
              <Button kind="primary" label={t`See who to call: ${what}`} onPress={() => send({ type: 'account.opened', loanId })}>
                <Trans>See who to call</Trans>
              </Button>
            }
          />
        )}
        <AccountState card={card} today={today} />
        <HeldBy card={card} />
        {card.hasOpenDraw && (
          <p>
            <Trans>A cash advance on this loan is still open. View the account to see where it stands.</Trans>
          </p>
        )}
        {card.active && whyNotPay && !unsigned && (
          <p>{whyNotPay === 'statusAllows' ? <StatusReason status={card.status} /> : <WhyNotPay clause={whyNotPay} />}</p>
        )}
      </Card>
    </li>
  );
});

function AccountState({ card, today }: { card: AccountCard; today: string }) {
  const { due } = card;
  if (card.whyNotPay === 'statusAllows') return null; // no amount is shown where the customer cannot pay
  if (due.kind === 'replaced') {
    return <p>{due.day === '' ? <Trans>Replaced by a new loan</Trans> : <DueDay due={due} today={today} />}</p>;
  }
  if (due.kind === 'canceled') {
    return (
      <p>
        <StatusReason status={card.status} />
      </p>
    );
  }
  if (!card.active) {
    return (
      <p className="account-rest">
        <DueBadge due={due} />
        <span>
          <DueDay due={due} today={today} />
        </span>
      </p>
    );
  }
  return card.unsigned ? <UnsignedFigure unsigned={card.unsigned} size="large" /> : <DueFigure card={card} today={today} size="large" />;
}
