import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useDeferredValue, type ReactNode } from 'react';
import type { AccountCard } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { accountDetails } from '../../../../machines/kit/places.ts';
import { List } from '../../../kit/Card.tsx';
import { Money } from '../../../kit/Money.tsx';
import { PlaceLink } from '../../../kit/PlaceLink.tsx';
import { productText } from '../../loan/productText.ts';
import { DueBadge } from './Due.tsx';

type Urgency = 'late' | 'soon' | 'later' | 'rest';

const URGENCIES: readonly Urgency[] = ['late', 'soon', 'later', 'rest'];

const WEEK = 7;

const TITLES: Readonly<Record<Urgency, ReactNode>> = {
  late: <Trans>Past due</Trans>,
  soon: <Trans>Due in the next 7 days</Trans>,
  later: <Trans>Due later</Trans>,
  rest: <Trans>Nothing to pay here</Trans>,
};

function urgencyOf({ due, active, whyNotPay, unsigned }: AccountCard): Urgency {
  if (!active || whyNotPay === 'statusAllows' || unsigned || !('days' in due)) return 'rest';
  if (due.kind === 'late') return 'late';
  return due.days <= WEEK ? 'soon' : 'later';
}

/** More than any screen shows at once; the rest renders below it without a layout shift. */
const DRAWN_FIRST = 24;

type Props = {
  cards: readonly AccountCard[];
  /** Shows all lines, because the customer looks for one. */
  open: boolean;
  send: (event: AccountsEvent) => void;
};

/** A long list: one line for each loan, in parts by urgency. What is due later, and what needs no payment, is folded. */
export function AccountLines({ cards, open, send }: Props) {
  const drawn = useDeferredValue(cards.length, DRAWN_FIRST);
  const visible = cards.slice(0, drawn);
  return URGENCIES.map((urgency) => {
    const lines = visible.filter((card) => urgencyOf(card) === urgency);
    const count = cards.filter((card) => urgencyOf(card) === urgency).length;
    if (lines.length === 0) return null;
    return (
      <details key={`${urgency}-${open}`} className="account-part" open={open || urgency === 'late' || urgency === 'soon'}>
        <summary>
          {TITLES[urgency]} ({count})
        </summary>
        <List>
          {lines.map((card) => (
            <AccountLine key={card.loanId} card={card} send={send} />
          ))}
        </List>
      </details>
    );
  });
}

const AccountLine = memo(function AccountLine({ card, send }: { card: AccountCard; send: Props['send'] }) {
  const { i18n } = useLingui();
  const { loanId, brand, collateral, loanHeader, amounts, due, active, whyNotPay } = card;
  return (
    <li className="account-line">
      <PlaceLink to={accountDetails(brand, loanId)} className="account-line-link" onGo={() => send({ type: 'account.opened', loanId })}>
        <span className="account-line-name">{productText(i18n, card.productName)}</span>
        <span className="account-line-amount">
          {active && whyNotPay !== 'statusAllows' && <Money cents={amounts.pastDue > 0 ? amounts.pastDue : amounts.minimum} />}
        </span>
        <span className="account-line-which">
          {collateral && <span>{collateral}</span>}
          {collateral && ' · '}
          <span className="loan-number">{loanHeader}</span>
        </span>
        {whyNotPay !== 'statusAllows' && <DueBadge due={due} />}
      </PlaceLink>
    </li>
  );
});
