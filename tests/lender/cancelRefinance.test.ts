import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dayOf, daysBetween } from '../../services/lender/days.ts';
import { nextBusinessDay } from '../../services/lender/holidays.ts';
import { authorizes, methodOf } from '../calls/autoPay.ts';
import { here } from './draws.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { annRefinances, cancelOf, lock, movements, signInAgain } from './kit/lending.ts';
import { loanOf, paymentOf, resultOf } from './kit/paying.ts';

const TOO_LATE = 'This refinance can no longer be cancelled online. Please call (512) 555-0151.';

lenderOn('a refinance that is cancelled', (at) => {
  beforeEach(() => at().reset('ann', 'sam'));

  /** The days from a refinance to the last one on which it can be cancelled. */
  async function daysToCancel({ young }: Awaited<ReturnType<typeof annRefinances>>): Promise<number> {
    const { made_at } = await at()
      .lender.db.selectFrom('refinance')
      .select('made_at')
      .where('new_loan_id', '=', young.loanId)
      .executeTakeFirstOrThrow();
    const madeOn = dayOf(made_at);
    return daysBetween(madeOn, nextBusinessDay(madeOn));
  }

  test('restores the old loan, rescinds the new one, and returns the money', async () => {
    const made = await annRefinances(at());
    const { old, young, token } = made;
    const cancelled = await at().answer('POST /cancelrefinance', cancelOf(made), { token, key: randomUUID() });
    expect(cancelled).toMatchObject({ amountReturned: old.minimumAmountDue, loanId: old.loanId });
    const again = await loanOf(at(), 'ann');
    expect(again).toEqual({ ...old, intentId: again.intentId });
    expect(again.intentId).not.toBe(old.intentId); // a new intent, because the old one was paid
    const { loan: gone } = await at().answer('GET /accountdetail', { loanId: young.loanId, lmsId: young.lmsId }, { token });
    expect(gone).toMatchObject({ loanStatusId: 28, paidOff: true, payable: false, payoffAmount: 0 });
    expect((await movements(at(), old.loanId)).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['refinance', -old.minimumAmountDue],
      ['refinance', old.minimumAmountDue],
    ]);
    const where = { loanId: old.loanId, storeId: old.storeId, lmsId: old.lmsId };
    const { entries } = await at().answer('GET /accounthistory', where, { token });
    expect(entries[0]).toMatchObject({
      kind: 'refinance',
      amount: old.minimumAmountDue,
      balance: old.payoffAmount,
      confirmationNumber: cancelled.confirmationNumber,
      method: 'Returned to Visa •••• 4242',
    });
  });

  test('leaves no lock behind: the other party can renew the loan at once (FLOW-REFI-03)', async () => {
    const made = await annRefinances(at());
    const takes = async () => (await lock(at(), 'sam', made.old.loanId)).alreadyLocked;
    expect(await takes()).toBe(true); // Ann's lock stays after her success
    await at().answer('POST /cancelrefinance', cancelOf(made), { token: made.token });
    expect(await takes()).toBe(false);
  });

  test('is cancelled once under repeated and concurrent requests, with one message (POLL-008)', async () => {
    const made = await annRefinances(at());
    const { old, token } = made;
    const ask = cancelOf(made);
    const all = await Promise.all([1, 2, 3, 4].map(() => at().answer('POST /cancelrefinance', ask, { token })));
    const again = await at().answer('POST /cancelrefinance', ask, { token });
    expect(new Set([...all, again].map(({ confirmationNumber }) => confirmationNumber)).size).toBe(1);
    expect(await movements(at(), old.loanId)).toHaveLength(2);
    const { body } = await at().ask('GET', '/sandbox/outbox?to=ann@example.com');
    expect(JSON.stringify(body).split('refinanceCancelled')).toHaveLength(2);
    expect(JSON.stringify(body)).toContain('$345.00 goes back to your card');
  });

  test('with uncollected cash: the cash is also returned', async () => {
    const made = await annRefinances(at(), { paymentAmount: '600.00', disbursementAmount: '250.00', disbursementType: 2 });
    const { loanId, lmsId } = made.young;
    const { cancellable } = await at().answer('GET /accountdetail', { loanId, lmsId }, { token: made.token });
    expect(cancellable).toMatchObject({ amountPaid: 60_000, disbursed: 25_000 });
    await at().answer('POST /cancelrefinance', cancelOf(made), { token: made.token });
    const moved = await movements(at(), made.young.loanId);
    expect(moved.filter(({ kind }) => kind === 'draw').reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    const request = { newLoanId: made.young.loanId, disbursementType: '2' };
    expect((await at().call('GET /disbursementReference', request, { token: made.token })).status).toBe(404);
  });

  test('the old loan has its autopay again', async () => {
    const token = await at().signIn('ann');
    const ann = await here(at(), 'ann');
    await authorizes(ann, await methodOf(ann, '4242'));
    const before = await paymentOf(at(), 'ann', await loanOf(at(), 'ann'), 1_000);
    const paid = await at().answer('POST /payment', { ...before, autoPay: { enrolled: true } }, { token, key: randomUUID() });
    await resultOf(at(), paid.messageKey, token);
    const { autoPay } = await loanOf(at(), 'ann');
    expect(autoPay).toMatchObject({ enrolled: true });
    const made = await annRefinances(at());
    expect(made.young.autoPay).toEqual(autoPay);
    await at().answer('POST /cancelrefinance', cancelOf(made), { token });
    expect((await loanOf(at(), 'ann')).autoPay).toEqual(autoPay);
  });

  test('the loan can be refinanced again on the same day', async () => {
    const made = await annRefinances(at());
    await at().answer('POST /cancelrefinance', cancelOf(made), { token: made.token });
    const { young } = await annRefinances(at());
    expect([young.loanStatusId, young.loanId === made.young.loanId]).toEqual([12, false]);
  });

  test('can be found on another device while it can be cancelled, and no longer (CALL-050)', async () => {
    const made = await annRefinances(at());
    const { young, old } = made;
    const detail = async ({ loanId, lmsId }: typeof young, token = made.token) =>
      (await at().answer('GET /accountdetail', { loanId, lmsId }, { token })).cancellable;
    const { made_at } = await at()
      .lender.db.selectFrom('refinance')
      .select('made_at')
      .where('new_loan_id', '=', young.loanId)
      .executeTakeFirstOrThrow();
    const offer = {
      loanId: old.loanId,
      confirmationNumber: made.confirmationNumber,
      amountPaid: old.minimumAmountDue,
      until: nextBusinessDay(dayOf(made_at)),
      method: 'Visa •••• 4242',
      loanSigned: true,
    };
    expect([await detail(young), await detail(old)]).toEqual([offer, undefined]);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 86_400 * ((await daysToCancel(made)) + 1) });
    const late = await detail(young, await signInAgain(at(), 'ann'));
    await at().ask('POST', '/sandbox/clock', { reset: true });
    expect(late).toBeUndefined();
    await at().answer('POST /cancelrefinance', cancelOf(made), { token: made.token });
    expect(await detail(young)).toBeUndefined();
  });

  test('is possible until the end of the next business day, as the papers say, and the request can be repeated later', async () => {
    const made = await annRefinances(at());
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 86_400 * (await daysToCancel(made)) });
    const ask = cancelOf(made);
    const cancelled = await at().answer('POST /cancelrefinance', ask, { token: await signInAgain(at(), 'ann') });
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 86_400 });
    expect(await at().answer('POST /cancelrefinance', ask, { token: await signInAgain(at(), 'ann') })).toEqual(cancelled);
    await at().ask('POST', '/sandbox/clock', { reset: true });
    expect(await movements(at(), made.old.loanId)).toHaveLength(2);
  });

  test('is refused after the next business day, after a payment, and while a payment is pending', async () => {
    const made = await annRefinances(at());
    const { young, token } = made;
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 86_400 * ((await daysToCancel(made)) + 1) });
    const late = await at().call('POST /cancelrefinance', cancelOf(made), { token: await signInAgain(at(), 'ann') });
    await at().ask('POST', '/sandbox/clock', { reset: true });
    const open = {
      message_key: randomUUID(),
      kind: 'payment' as const,
      customer_id: 'c',
      profile_id: 'p',
      idem_key: randomUUID(),
      intent_id: 'i',
    };
    const far = {
      fingerprint: '',
      ask: '{}',
      state: 'open' as const,
      result: null,
      due_at: Date.now() + 3_600_000,
      lease_until: 0,
      created_at: 0,
    };
    await at()
      .lender.db.insertInto('job')
      .values({ ...open, ...far, loan_id: young.loanId })
      .execute();
    const busy = await at().call('POST /cancelrefinance', cancelOf(made), { token });
    await at().lender.db.deleteFrom('job').where('message_key', '=', open.message_key).execute();
    const posted = await at().answer('POST /payment', await paymentOf(at(), 'ann', young, 10_000), { token, key: randomUUID() });
    await resultOf(at(), posted.messageKey, token);
    const paid = await at().call('POST /cancelrefinance', cancelOf(made), { token });
    expect([late, busy, paid].map((reply) => [reply.status, errorOf(reply)])).toEqual([
      [422, TOO_LATE],
      [409, 'Something is on its way for this loan. Wait for its result.'],
      [422, TOO_LATE],
    ]);
    expect((await loanOf(at(), 'ann')).loanStatusId).toBe(22);
  });

  test('the request must match the refinance, and the refinance must be the caller’s', async () => {
    const made = await annRefinances(at());
    const ask = cancelOf(made);
    for (const over of [{ amountPaid: '1.00' }, { loanId: '2001002' }, { confirmationNumber: 'P1' }]) {
      const wrong = { ...ask, confirmationData: { ...ask.confirmationData, ...over } };
      const reply = await at().call('POST /cancelrefinance', wrong, { token: made.token });
      expect([reply.status, errorOf(reply)]).toEqual([422, 'This does not match your refinance. Open the loan again before you cancel.']);
    }
    const bo = await at().call('POST /cancelrefinance', ask, { token: await at().signIn('bo') });
    const nothing = await at().call('POST /cancelrefinance', { ...ask, newLoanHeaderId: '10101-1-1' }, { token: made.token });
    expect([bo.status, bo.body, nothing.status, nothing.body]).toEqual([403, {}, 403, {}]);
    expect((await loanOf(at(), 'ann')).loanStatusId).toBe(22);
  });
});
