import { useDeferredValue } from 'react';
import type { AccountCard } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { List } from '../../../kit/Card.tsx';
import { AccountItem } from './AccountItem.tsx';

/** More than any screen shows at once; the rest renders below it without a layout shift. */
const DRAWN_FIRST = 12;

export type AccountListProps = {
  cards: readonly AccountCard[];
  today: string;
  first: boolean;
  /** The level of its headings: h3 below the heading of a brand. */
  heading?: 'h2' | 'h3';
  send: (event: AccountsEvent) => void;
};

/** A list of loans. The visible ones are drawn first, the others right after: 200 show as fast as two (quality §7). */
export function AccountList({ cards, today, first, heading, send }: AccountListProps) {
  const drawn = useDeferredValue(cards.length, DRAWN_FIRST);
  return (
    <List>
      {cards.slice(0, drawn).map((card, place) => (
        <AccountItem key={card.loanId} card={card} today={today} first={first && place === 0} heading={heading} send={send} />
      ))}
    </List>
  );
}
