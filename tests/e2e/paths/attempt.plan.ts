import { standingOf } from '../../../machines/attempt/attempt.view.ts';
import { KEY, OTHER_KEY, receipt } from '../../../machines/paths/walks/payment.people.ts';
import { expect } from '../kit/test.ts';
import type { HeldCall, Plan, Wire } from './kit/plan.ts';
import type { S } from './attempt.world.ts';

const declined: Wire = { status: 422, body: { Error: 'Your card was declined.' } };
const fenced: Wire = { status: 409, body: { Error: 'Given up.', errorCode: 'PaymentAbandoned' } };
const notFound: Wire = { status: 404, body: {} };
const lost: Wire = { status: 502, body: { message: 'Bad gateway' } };

/** The page sends with its key, and with another key only if the first was fenced. */
const under = (key: string, last: Wire) => (at: S) => (at.context.key === key ? [last] : [fenced, last]);

/** A look-up that pauses before its request. */
const look = (answers: HeldCall<S>['answers']): HeldCall<S> => ({
  call: 'GET /payment',
  everyMs: 250,
  answers: { 'the payment went through': { body: receipt }, 'the payment was declined': declined, ...answers },
});
const has: Wire = { body: { pending: true } };

const phase = (at: S) => (at.status === 'active' ? standingOf(at).phase : null);

export const attemptPlan: Plan<S> = {
  actors: {
    newKey: { itself: 'a key is made' },
    readClock: { itself: 'it is now' },
    search: { itself: 'nobody can read the history', once: () => false }, // runs in the background
    forgetInFlight: { itself: 'the record is deleted' },
    watchOtherTab: { itself: 'the other tab has finished', once: () => false }, // stories with two tabs are elsewhere
    holdTab: { itself: 'this tab holds the loan', once: (at) => at.matches({ attempting: 'holding' }) },
    sending: {
      call: 'POST /payment',
      answers: {
        'the lender accepts it': under(OTHER_KEY, { body: { messageKey: 'm-2' } }),
        'the lender refuses it': under(OTHER_KEY, declined),
        'the lender refuses the first key': under(KEY, declined),
        'the answer is lost': under(OTHER_KEY, lost),
        'the key is fenced': () => [fenced, fenced],
      },
    },
    polling: look({ 'the time limit has passed': { passesMs: 30_000 } }),
    looking: look({ 'the lender has it': has, 'the lender does not have it': () => [notFound, notFound, notFound] }),
    checking: look({ 'the lender has it': has, 'the lender does not have it': notFound, 'no answer': 'cut' }),
    waiting: look({
      'the lender does not have it': ({ context: { silent } }) =>
        silent ? [{ undriven: 'a lender that cannot fence is asked until it has decided' }] : [notFound],
    }),
    fence: {
      call: 'POST /paymentTimeout',
      answers: {
        'it will never arrive': { body: { status: 'abandoned' } },
        'it has arrived': { body: { status: 'accepted' } },
        'the lender has no fence': { body: {} },
        'no answer': 'cut',
      },
    },
  },
  presses: {
    'Ann presses Pay': {
      offered: (at) => phase(at) === 'ready' || phase(at) === 'unknown',
      press: async ({ page, primary }) => {
        if (await page.locator('#cvv').isVisible()) await page.locator('#cvv').fill('123');
        await primary.click();
      },
    },
    'Ann drops it': {
      offered: (at) => phase(at) === 'unknown',
      press: ({ main }) => main.locator('.payment-changes button').last().click(),
    },
  },
  address: () => {
    throw new Error('an attempt has no addresses');
  },
  // Ann chose to change the card: once nothing can arrive any more the cards are shown, and Ann goes back with the same card
  afterwards: async ({ main, primary }, at, label, turn) => {
    if (!at.context.dropped || label !== 'fence: it will never arrive' || at.context.refusal) return;
    await expect
      .poll(async () => {
        await turn();
        return main.getAttribute('data-screen');
      })
      .toBe('SelectPaymentMethod');
    await primary.click();
  },
  shows: (at) => {
    if (at.status === 'done') return { screen: at.output.kind === 'paid' ? 'ConfirmPayment' : 'ReviewPayment' };
    const now = standingOf(at).phase;
    if (now === 'ready' || now === 'unknown' || now === 'preparing') return { screen: 'ReviewPayment', busy: false };
    return { screen: 'PaymentProcessing', busy: now !== 'stillWorking' && now !== 'unconfirmed' };
  },
};
