import { useDeferredValue } from 'react';
import type { AccountCard } from '../../../../machines/accounts/accounts.views.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import { List } from '../../../kit/Card.tsx';
import { AccountItem } from './AccountItem.tsx';

/** More than any screen shows at once; what comes after them comes below it and moves nothing. */
const DRAWN_FIRST = 12;

export type AccountListProps = {
  cards: readonly AccountCard[];
  today: string;
  /** The list stands first on its page. */
  first: boolean;
  send: (event: AccountsEvent) => void;
};

/** Loans below each other. Of hundreds those that can be seen are drawn at once, the others right after: 200 show as soon as two (quality §7). */
export function AccountList({ cards, today, first, send }: AccountListProps) {
  const drawn = useDeferredValue(cards.length, DRAWN_FIRST);
  return (
    <List>
      {cards.slice(0, drawn).map((card, place) => (
        <AccountItem key={card.loanId} card={card} today={today} first={first && place === 0} send={send} />
      ))}
    </List>
  );
}
