import { fromPromise } from 'xstate';
import type { Card } from '../contract/cards.ts';
import { sendCall } from './call.ts';
import type { NewCard } from './guestCards.ts';

/** The payout card of a session of the hosted form: asked again, it is the same until another card takes its place. */
async function payoutCard(transactionUuid: string, signal: AbortSignal): Promise<Card> {
  const { paymentToken, firstName, lastName, cardNumber, cardType } = await sendCall(
    'GET /cardSecureAcceptance',
    { transactionUuid },
    signal,
    2,
  );
  return {
    cardToken: paymentToken,
    cardIds: [],
    cardNumber,
    cardType,
    cardholderName: `${firstName} ${lastName}`.trim(),
    customerIds: [],
    expirationMonth: '', // the call does not say it, and no list shows this card
    expirationYear: '',
    guestCard: true,
    newCard: true,
    canDisburse: true,
  };
}

/** Registers the card that the hosted form has taken for a cash-out. Error: ApiError. Spec: FLOW-REFER-03, ROUTE-038. */
export const acceptPayoutCard = fromPromise<Card, NewCard>(({ input: { nonce }, signal }) => payoutCard(nonce, signal));

/** The same card after a reload. Error: ApiError. */
export const readPayoutCard = fromPromise<Card, { transactionUuid: string }>(({ input, signal }) =>
  payoutCard(input.transactionUuid, signal),
);
