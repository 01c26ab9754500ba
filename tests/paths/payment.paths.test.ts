import { describe, expect, test } from 'vitest';
import * as rules from '../../machines/payment/payment.rules.ts';
import { paymentView } from '../../machines/payment/payment.view.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { expired, mastercard, receipt } from '../../machines/paths/walks/payment.people.ts';
import { params, paymentWalk } from '../../machines/paths/walks/payment.walks.ts';

const walk = paymentWalk();
const all = walk.situations;
type At = (typeof all)[number];
const wrong = (is: (at: At) => boolean) =>
  all
    .filter(({ snapshot }) => snapshot.status === 'active')
    .filter(is)
    .map(({ title }) => title);
const leads = ({ snapshot }: At, event: Parameters<typeof walk.after>[1]) => walk.after(snapshot, event);
const isMoving = ({ snapshot: { context } }: At) =>
  ['sending', 'pending', 'deciding', 'stillWorking', 'unconfirmed'].includes(context.standing.phase);
const addresses = ['#MakePayment', '#SelectPaymentMethod', '#AddPaymentMethod', '#ReviewPayment'];

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('in every situation of Ann’s payment', () => {
  test('Pay is offered only on ReviewPayment, and never after a refusal without a change', () =>
    expect(
      wrong(({ snapshot }) => {
        const view = paymentView(snapshot);
        return (
          view.screen === 'ReviewPayment' &&
          view.mayPay &&
          (snapshot.context.failure?.kind === 'refused' || !snapshot.matches({ paying: 'review' }))
        );
      }),
    ).toEqual([]));

  test('an amount below what is due is never reviewed without a confirmation (FLOW-PAY-18)', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          snapshot.matches({ paying: 'review' }) && snapshot.context.inFlight === null && !rules.partialIsConfirmed(snapshot.context),
      ),
    ).toEqual([]));

  test('a card’s expiry is month and year, two digits each (RULE-010)', () => {
    const shown = all.flatMap(({ snapshot }) => {
      const view = paymentView(snapshot);
      return view.screen === 'SelectPaymentMethod' ? view.methods.map(({ expiry }) => expiry) : [];
    });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((expiry) => !/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry))).toEqual([]);
  });

  test('an expired card is never selected (CONF-036)', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('paying') && snapshot.context.method === rules.methodId(expired))).toEqual([]));

  test('no address is accepted while money moves, nor afterwards', () =>
    expect(
      wrong((at) => {
        const closed = isMoving(at) || at.snapshot.matches('confirmed') || at.snapshot.context.standing.phase === 'unknown';
        return (
          closed && at.snapshot.matches('paying') && addresses.some((to) => at.snapshot.can({ type: 'xstate.route', to, params } as never))
        );
      }),
    ).toEqual([]));

  test('the customer cannot leave while money moves, until the page may stop waiting for the outcome', () =>
    expect(
      wrong((at) => {
        const { phase } = at.snapshot.context.standing;
        const mustStay = at.snapshot.matches('paying') && ['sending', 'pending', 'unknown'].includes(phase);
        const left = leads(at, { type: 'flow.left' });
        return mustStay && (left.status === 'done' || left.matches('leaving'));
      }),
    ).toEqual([]));

  test('the customer cannot leave while the vault or the lender processes a new card', () => {
    const busy = all.filter(({ snapshot }) => snapshot.matches({ adding: 'filling' }) && snapshot.context.cardIsBusy);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.filter(({ snapshot }) => snapshot.can({ type: 'flow.left' })).map(({ title }) => title)).toEqual([]);
  });

  test('a card that is added while Ann leaves is not used', () => {
    const left = all.filter(({ snapshot }) => snapshot.matches({ adding: 'leaving' }));
    expect(left.length).toBeGreaterThan(0);
    const added = { type: 'xstate.done.actor.addCard', output: { kind: 'added', card: mastercard, temporary: true } };
    expect(left.filter((at) => !leads(at, added).matches({ adding: 'leaving' })).map(({ title }) => title)).toEqual([]);
  });

  test('a lost attempt is fenced before the amount or the card is changed', () =>
    expect(
      wrong((at) => {
        const lostOne = at.snapshot.matches({ paying: 'review' }) && at.snapshot.context.standing.phase === 'unknown';
        const changes = [{ type: 'amount.changeChosen' }, { type: 'method.changeChosen' }] as const;
        return lostOne && changes.some((change) => !leads(at, change).matches('paying'));
      }),
    ).toEqual([]));

  test('ConfirmPayment is shown with a receipt, or not at all', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('confirmed') !== (snapshot.context.receipt !== null))).toEqual([]));

  test('success is not hidden by a receipt that could not be sent', () => {
    const failed = all.filter(({ story }) => story.at(-1)?.label === 'sendConfirmation: it fails');
    expect(failed.length).toBeGreaterThan(0);
    for (const { snapshot } of failed)
      expect(paymentView(snapshot)).toMatchObject({ screen: 'ConfirmPayment', confirmationNumber: receipt.confirmationNumber });
  });

  test('the review prompt comes with a sent receipt, never with an error, and not again after an answer (OPEN-007)', () => {
    const asked = all.filter(({ snapshot }) => snapshot.matches({ confirmed: 'asking' }));
    expect(asked.length).toBeGreaterThan(0);
    for (const at of asked) {
      expect(paymentView(at.snapshot)).toMatchObject({ confirmation: 'sent', reviewPage: 'https://instaloan.example/review' });
      const answered = leads(at, { type: 'review.answered' });
      expect(answered.matches({ confirmed: 'sent' })).toBe(true);
      expect(answered.context.reviewPage).toBeNull();
    }
    expect(
      wrong(({ snapshot }) => {
        const view = paymentView(snapshot);
        return view.screen === 'ConfirmPayment' && view.reviewPage !== null && view.confirmation !== 'sent';
      }),
    ).toEqual([]);
  });

  test('every screen has the view of its own name', () => {
    for (const { snapshot } of all.filter(({ snapshot: at }) => at.status === 'active'))
      expect(paymentView(snapshot).screen).toBe(screenOf(snapshot) ?? snapshot.context.screen);
  });

  test('an invalid amount shows its error, and the text stays', () => {
    const zero = all.find(({ snapshot }) => snapshot.context.amountProblem === 'zero');
    expect(zero && paymentView(zero.snapshot)).toMatchObject({ screen: 'MakePayment', otherAmount: 0, problem: 'zero' });
  });
});

test('every exit from ReviewPayment and PaymentProcessing clears the security code', () => {
  const where = new Map(walk.situations.map(({ key, snapshot }) => [key, snapshot]));
  const kept = walk.situations
    .filter(({ snapshot }) => snapshot.matches('paying'))
    .flatMap(({ title, ways }) =>
      ways
        .filter(({ to, acts }) => !where.get(to)?.matches('paying') && !acts.includes('forgetCvv'))
        .map(({ step }) => `${title} → ${step.label}`),
    );
  expect(kept.slice(0, 3)).toEqual([]);
});
