import type { Loan } from '../../../services/contract/accounts.ts';
import type { Card } from '../../../services/contract/cards.ts';
import { PAYMENT_CHANNEL } from '../../../services/contract/enums.ts';
import { cardNameOf } from '../../kit/card.ts';
import type { Person } from '../../kit/session.types.ts';
import { loanLike } from './loans.ts';
import { ann } from './people.ts';

export const dot: Person = {
  ...ann,
  profileId: 'profile-dot',
  customerId: 'C-dot',
  customerIds: { TLX: 'C-dot' },
  name: 'Dot Hanley',
  email: 'dot@example.com',
  username: 'dot@example.com',
  brands: ['TitleMax'],
};

/** Dot's loan: $50.00 to $1,500.00 in cash, every way. */
export const cashLoan: Loan = loanLike({
  loanId: 'cash',
  loanHeader: '10443-33000-01',
  productName: 'Personal loan',
  payoffAmount: 80_000,
  collateralDetail: undefined,
  disbursement: {
    minAmount: 5_000,
    maxAmount: 150_000,
    disbursementOptions: {
      isDebitDisbursementAvailable: true,
      isMoneyGramDisbursementAvailable: true,
      isStoreDisbursementAvailable: true,
    },
  },
});

const card = (lastFour: string, canDisburse: boolean, expirationYear = '30'): Card => ({
  cardToken: `token-${lastFour}`,
  cardIds: [{ type: 'BridgePay', id: lastFour }],
  cardNumber: `•••• •••• •••• ${lastFour}`,
  cardType: 'visa',
  cardholderName: 'Dot Hanley',
  customerIds: [],
  expirationMonth: '12',
  expirationYear,
  guestCard: false,
  newCard: false,
  canDisburse,
});

export const receiving: Card = card('5556', true);
export const secondReceiving: Card = card('0002', true);
export const notReceiving: Card = card('4444', false);
export const expiredReceiving: Card = card('1111', true, '24');

/** Money that goes to the card that can receive it. */
export const toCard = {
  channel: PAYMENT_CHANNEL.debit,
  card: { ...cardNameOf(receiving), cardIds: receiving.cardIds },
} as const;
