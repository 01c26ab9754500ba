import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, test } from 'vitest';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { paymentView } from '../../machines/payment/payment.view.ts';
import { setApi, type Api } from '../../services/client/api.ts';
import { clearCache } from '../../services/client/cache.ts';
import { ApiError } from '../../services/contract/error.ts';
import type { Answer, Ask, CallName } from '../../services/contract/index.ts';
import { ann, loan, settings, visa } from '../../machines/paths/walks/payment.people.ts';

/** Ann's title loan: it can be refinanced, and Sam is its other party. */
const sharedLoan = { ...loan, refinanceEligible: true, cosignerId: 'sam-1', alternateName: 'Sam Ash' };

/** A lender that answers these calls and records every request. */
type Handlers = { [K in CallName]?: ((ask: Ask<K>) => Answer<K>) | undefined };
const calls: { name: CallName; ask: unknown; key: string | undefined }[] = [];

function lenderWith(handlers: Handlers): Api {
  return (name, ask, options = {}) => {
    calls.push({ name, ask, key: options.key });
    const answer = answerOf(handlers, name, ask);
    return answer ? Promise.resolve(answer) : Promise.reject(new ApiError({ kind: 'unknown', call: name, status: 503 }));
  };
}
function answerOf<K extends CallName>(handlers: Handlers, name: K, ask: Ask<K>): Answer<K> | undefined {
  const handler: Handlers[K] = handlers[name];
  return handler?.(ask);
}

const open = (part: Handlers = {}) => {
  setApi(
    lenderWith({
      'GET /accounts': () => ({ loans: [sharedLoan] }),
      'GET /accountdetail': () => ({ loan: sharedLoan }),
      'GET /cards': () => ({ cards: [visa], validations: { payment: true, noCardForm: [] } }),
      'GET /nextBusinessDate': () => ({ businessDate: '2026-11-23' }),
      'POST /loanlock': () => ({ alreadyLocked: false, lockedByName: '' }),
      'POST /usercache': () => ({}),
      'GET /usercache': () => ({ value: '' }),
      ...part,
    }),
  );
  const params = { brand: loan.brand, loanId: loan.loanId };
  return createActor(paymentMachine, { input: { person: ann, settings, params, screen: 'MakePayment' } }).start();
};
const locks = () => calls.filter(({ name }) => name === 'POST /loanlock').map(({ ask }) => ask);

beforeEach(() => {
  calls.length = 0;
  clearCache();
});

async function annReviews(actor: ReturnType<typeof open>) {
  await waitFor(actor, (at) => at.matches({ amount: 'choosing' }));
  actor.send({ type: 'amount.chosen', amountType: 'minimumDue' });
  actor.send({ type: 'amount.confirmed' });
  await waitFor(actor, (at) => at.matches('method'));
  actor.send({ type: 'method.confirmed' });
  await waitFor(actor, (at) => at.matches({ paying: 'review' }) && at.context.standing.phase === 'ready');
}

test('Ann reviews a loan that is shared with Sam, and leaves: no lock is requested (FLOW-REFI-02)', async () => {
  const actor = open();
  await annReviews(actor);
  actor.send({ type: 'flow.left' });
  await expect.poll(() => actor.getSnapshot().output).toEqual({ kind: 'left', brand: loan.brand, loanId: loan.loanId });
  expect(locks()).toEqual([]);
});

test('ten presses of Pay are one POST, and the page shows the receipt (F8)', async () => {
  const confirmationNumber = 'P23456789A';
  const actor = open({
    'POST /payment': () => ({ messageKey: 'm-1' }),
    'GET /payment': () => ({
      pending: false,
      confirmationNumber,
      amountPaid: 21_455,
      newBalance: 59_785,
      paidAt: '2026-11-21T12:00:00.000Z',
    }),
    'POST /sendConfirmation': () => ({}),
  });
  await annReviews(actor);
  for (let press = 0; press < 10; press++) actor.send({ type: 'payment.submitted', hasCvv: true });
  await waitFor(actor, (at) => at.matches({ confirmed: { paid: 'sent' } }));
  expect(calls.filter(({ name }) => name === 'POST /payment')).toHaveLength(1);
  expect(paymentView(actor.getSnapshot())).toMatchObject({
    screen: 'ConfirmPayment',
    confirmationNumber,
    amountPaid: 21_455,
    confirmation: 'sent',
  });
  expect(locks()).toEqual([]); // the lock belongs to a renewal (FLOW-REFI-02)
  actor.send({ type: 'flow.left' });
  await expect.poll(() => actor.getSnapshot().output).toEqual({ kind: 'paid', brand: loan.brand, loanId: loan.loanId });
});

test('a payment with a lost response is resent with the same key (CONF-009)', async () => {
  const actor = open({ 'GET /payment': undefined });
  await annReviews(actor);
  actor.send({ type: 'payment.submitted', hasCvv: true });
  await waitFor(actor, (at) => at.context.standing.phase === 'unknown');
  expect(paymentView(actor.getSnapshot())).toMatchObject({
    screen: 'ReviewPayment',
    mayPay: true,
    failure: { kind: 'unknown', status: 503 },
  });
  actor.send({ type: 'payment.submitted', hasCvv: true });
  const posts = () => calls.filter(({ name }) => name === 'POST /payment').map(({ key }) => key);
  await expect.poll(() => posts().length).toBe(2);
  expect(new Set(posts()).size).toBe(1);
  actor.stop();
});
