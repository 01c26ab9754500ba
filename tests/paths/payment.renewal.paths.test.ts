import { describe, expect, test } from 'vitest';
import { tidyInput } from '../../machines/payment/payment.inputs.ts';
import type { PaymentContext, PaymentEvent } from '../../machines/payment/payment.types.ts';
import type { Target } from '../../machines/kit/target.ts';
import { loanLike } from '../../machines/paths/people/loans.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { params } from '../../machines/paths/walks/payment.walks.ts';
import { all, leads, refusedWith, walk } from './paymentStory.ts';

describe('a payment that renews a loan that Sam has signed, too', () => {
  const renewing = all.filter(({ snapshot }) => snapshot.context.renewal !== null);
  const reviewed = renewing.filter(({ snapshot }) => snapshot.matches({ paying: 'review' }));

  test('is never reviewed before its papers are confirmed, not even by its address (OPEN-040, R-1)', () => {
    const route = { type: 'xstate.route', to: '#ReviewPayment', params };
    const unlocated = settingsIn({ gpsCheckPayment: false, gpsCheckRefinance: false });
    const isAgreed = ({ renewal, loan }: PaymentContext) => renewal?.agreedIntent === loan?.intentId;
    const opens = (agreed: boolean, different: Partial<PaymentContext> = {}) =>
      renewing
        .filter(({ snapshot }) => snapshot.matches('method') && isAgreed(snapshot.context) === agreed)
        .map(({ snapshot }) =>
          walk.after({ ...snapshot, context: { ...snapshot.context, settings: unlocated, ...different } }, route).matches('paying'),
        );
    expect(new Set(opens(false))).toEqual(new Set([false]));
    expect(opens(true)).toContain(true);
    const paidElsewhere = loanLike({ intentId: 'of another payment' });
    expect(new Set(opens(true, { loan: paidElsewhere }))).toEqual(new Set([false]));
    expect(reviewed.filter(({ snapshot }) => !isAgreed(snapshot.context)).map(({ title }) => title)).toEqual([]);
  });

  test('loses its terms when Ann chooses another amount; the lock is kept until she pays or leaves (R-1)', () => {
    const choosing = renewing.filter(({ snapshot }) => snapshot.matches({ amount: 'choosing' }));
    expect(choosing.length).toBeGreaterThan(0);
    for (const at of choosing)
      expect(leads(at, { type: 'amount.chosen', amountType: 'payoff' }).context).toMatchObject({ renewal: null, holdsLock: true });
  });

  test('leads to its papers when the lender does not have them, and to its terms when Sam has the lock or it has run out (ERR-029, R-1, R-3)', () => {
    expect(reviewed.length).toBeGreaterThan(0);
    for (const at of reviewed) {
      expect(refusedWith(at, 'PapersMissing')).toMatchObject({ outcome: 'papersMissing', renewal: { agreedIntent: '' } });
      for (const code of ['LockMissing', 'LoanLocked']) expect(refusedWith(at, code).outcome).toBe('lockMissing');
    }
  });

  test('keeps the loan from Sam once it is paid; a payment that only pays gives it back to him, and so does leaving (FLOW-PAY-08, FLOW-REFI-03)', () => {
    const paid = all.filter(({ snapshot }) => snapshot.context.holdsLock && snapshot.matches('confirmed'));
    expect(paid.length).toBeGreaterThan(0);
    for (const { snapshot } of paid) {
      const { context } = snapshot;
      const lockAfter = (newLoanId?: string, renewal = context.renewal) =>
        tidyInput({ context: { ...context, renewal, receipt: context.receipt && { ...context.receipt, newLoanId } } }).lock?.value;
      // a payment of another tab may have been followed here: then the receipt, and not the draft, says what it was
      expect([lockAfter('new'), lockAfter(), lockAfter(''), lockAfter('', null)]).toEqual([true, 'delete', 'delete', 'delete']);
    }
    const left = all.filter(({ snapshot }) => snapshot.matches({ leaving: 'releasing' }));
    expect(left.length).toBeGreaterThan(0);
    for (const { snapshot } of left) expect(snapshot.children['releaseLock']?.getSnapshot()).toMatchObject({ input: { value: 'delete' } });
    // in the same moment, so that no page that is closed here offers a draft without its lock
    for (const { snapshot } of left)
      expect(Object.keys(snapshot.children).toSorted()).toEqual(expect.arrayContaining(['forgetDraft', 'releaseLock']));
    expect(left.filter(({ snapshot }) => 'keepDraft' in snapshot.children)).toEqual([]);
  });

  test('keeps draft and lock when Back leads to a step of the same payment, and to no other place (R-3)', () => {
    const chosen = renewing.filter(({ snapshot }) => snapshot.context.holdsLock && snapshot.matches('method'));
    expect(chosen.length).toBeGreaterThan(0);
    const backTo = (flow: Target['flow'], loanId = params.loanId): PaymentEvent => ({
      type: 'flow.left',
      target: { flow, screen: '', params: { ...params, loanId }, search: {} },
    });
    for (const at of chosen) {
      for (const flow of ['renewal', 'location', 'agreement', 'autopay', 'upload'] as const)
        expect(leads(at, backTo(flow)).status).toBe('done');
      for (const event of [backTo('accounts'), backTo('renewal', 'another'), { type: 'flow.left' } as const])
        expect(leads(at, event).matches({ leaving: 'releasing' })).toBe(true);
    }
  });
});
