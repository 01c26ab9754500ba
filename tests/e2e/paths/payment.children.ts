import * as rules from '../../../machines/payment/payment.rules.ts';
import { receipt } from '../../../machines/paths/walks/payment.people.ts';
import { silent, type Actor, type HeldCall, type NestedChart, type Wire } from './kit/plan.ts';
import type { S } from './payment.world.ts';

const declined: Wire = { status: 422, body: { Error: 'Your card was declined.' } };
const lost: Wire = { status: 502, body: { message: 'Bad gateway' } };
const pending: Wire = { body: { messageKey: 'm-1' } };
const otherwise = 'the attempt cannot say so here: its own stories tell all of it (attempt.plan.ts)';

const asks = (call: string, answers: HeldCall<S>['answers']): HeldCall<S> => ({ call, answers, otherwise });
/** A look-up that pauses before its request. */
const looks = (answers: HeldCall<S>['answers']): HeldCall<S> => ({
  ...asks('GET /payment', { 'it is paid': { body: receipt }, 'it is refused': declined, ...answers }),
  everyMs: 250,
});
const paid = looks({});

/** The attempt's call in its current state. */
export function attemptAt({ context }: S): Actor<S> {
  const { standing, wish } = context;
  const isLost = standing.failure !== null;
  switch (standing.phase) {
    case 'preparing':
      return { itself: 'it is ready' };
    case 'ready':
    case 'unconfirmed':
      return silent;
    case 'sending':
      return asks('POST /payment', { 'it is pending': pending, 'it is unknown': lost, ...(isLost ? {} : { 'it is refused': declined }) });
    case 'pending':
      return looks({ 'it is deciding': { passesMs: 30_000 } });
    case 'unknown':
      return paid;
    case 'stillWorking':
      return looks({ 'it is deciding': { status: 404, body: {} } });
    case 'deciding': {
      if (isLost && wish === null) return looks({ 'it is sending once more': { status: 404, body: {} } });
      const abandoned: Wire = { body: { status: 'abandoned' } };
      const accepted: Wire = { body: { status: 'accepted' } };
      return asks('POST /paymentTimeout', {
        [wish === null ? 'it is stillWorking' : 'it is pending']: accepted,
        [rules.mayReview(context) ? 'it is ready, nothing was sent' : 'it never arrived']: abandoned,
      });
    }
  }
}

/** AddPaymentMethod is the screen of addCard, which has its own stories (addCard.plan.ts). */
export const addCardPresses: NestedChart<S> = {
  presses: {
    'a card for one payment': {
      offered: (at) => at.matches({ adding: 'filling' }),
      press: async ({ enterCard, primary }) => {
        await enterCard();
        await primary.click();
      },
    },
    'no card': {
      offered: (at) => at.matches({ adding: 'filling' }),
      press: ({ main }) => main.locator('.form-actions button.button-quiet').click(),
    },
  },
};
