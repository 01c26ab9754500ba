import { describe, expect, test } from 'vitest';
import { tidyInput } from '../../machines/payment/payment.inputs.ts';
import * as rules from '../../machines/payment/payment.rules.ts';
import type { PaymentEvent } from '../../machines/payment/payment.types.ts';
import { paymentView } from '../../machines/payment/payment.view.ts';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { expired, mastercard, receipt, refusal, unsaved } from '../../machines/paths/walks/payment.people.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { guestPaymentWalk, params } from '../../machines/paths/walks/payment.walks.ts';
import { all, leads, refusedWith, walk, type At } from './paymentStory.ts';

const wrong = (is: (at: At) => boolean) =>
  all
    .filter(({ snapshot }) => snapshot.status === 'active')
    .filter(is)
    .map(({ title }) => title);
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
    const expiries = all.flatMap(({ snapshot }) => {
      const view = paymentView(snapshot);
      return view.screen === 'SelectPaymentMethod' ? view.methods.map(({ expiry }) => expiry) : [];
    });
    expect(expiries.length).toBeGreaterThan(0);
    expect(expiries.filter((expiry) => !/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry))).toEqual([]);
  });

  test('where cards may not pay, no card is chosen, added or reviewed (ENT-015)', () => {
    const closed = all.filter(({ snapshot }) => !snapshot.context.cardsMayPay);
    expect(closed.filter(({ snapshot }) => snapshot.matches('method')).length).toBeGreaterThan(0);
    const paid = closed.filter(({ snapshot }) => ['adding', 'paying', 'confirmed'].some((state) => snapshot.matches(state as never)));
    expect(paid.map(({ title }) => title)).toEqual([]);
    for (const { snapshot } of closed.filter(({ snapshot: at }) => at.matches('method'))) {
      expect(paymentView(snapshot)).toMatchObject({ screen: 'SelectPaymentMethod', chosen: '', mayGoOn: false, cardsMayPay: false });
      expect(snapshot.can({ type: 'method.addChosen' })).toBe(false);
    }
  });

  test('an expired card is never selected (CONF-036)', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('paying') && snapshot.context.method === rules.methodId(expired))).toEqual([]));

  test('no address is accepted while money moves, nor afterwards', () =>
    expect(
      wrong((at) => {
        const closed = isMoving(at) || at.snapshot.matches('confirmed') || at.snapshot.context.standing.phase === 'unknown';
        return closed && addresses.some((to) => at.snapshot.can({ type: 'xstate.route', to, params } as never));
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

  test('nobody is asked for a location but for a renewal, or by a lender that wants it, and then before the review (part of FLOW-GEO-01, R-2)', () => {
    const wants = ({ snapshot }: At) =>
      snapshot.context.renewal !== null ||
      snapshot.context.outcome === 'renewalLocationWanted' ||
      snapshot.context.settings.gpsCheckPlainPayment;
    const asked = [...all, ...guestPaymentWalk().situations].filter(({ snapshot }) => /ocationWanted/.test(snapshot.context.outcome));
    expect(new Set(asked.map(({ snapshot }) => snapshot.context.outcome))).toEqual(
      new Set(['amountLocationWanted', 'renewalLocationWanted', 'locationWanted']),
    );
    const wanted = settingsIn({ gpsCheckPlainPayment: true });
    for (const { snapshot } of guestPaymentWalk().situations)
      expect(rules.asksLocation({ ...snapshot.context, settings: wanted })).toBe(false);
    expect(asked.filter((at) => !wants(at) || at.snapshot.context.person.guest !== null).map(({ title }) => title)).toEqual([]);
    expect(
      wrong(
        (at) => wants(at) && at.snapshot.matches({ paying: 'review' }) && !at.snapshot.context.isLocated && !at.snapshot.context.inFlight,
      ),
    ).toEqual([]);
  });

  test('the location comes right after the amount: before the terms of a renewal, and before the card of a plain payment (OPEN-040)', () => {
    const leadsTo = (event: PaymentEvent, matches: (at: At) => boolean) =>
      all
        .filter((at) => at.snapshot.matches({ amount: 'choosing' }) && at.snapshot.can(event) && matches(at))
        .map((at) => leads(at, event));
    const renewed = leadsTo({ type: 'renewal.chosen' }, () => true);
    expect(renewed.length).toBeGreaterThan(0);
    expect(renewed.filter((at) => !at.matches({ amount: 'locatingRenewal' }))).toEqual([]);
    const asked = all.filter(({ snapshot }) => snapshot.matches({ amount: 'locating' }));
    expect(asked.length).toBeGreaterThan(0);
    // an address can open the cards first: then the review asks
    const beforeTheCard = all.filter(
      ({ snapshot, story }) =>
        snapshot.matches('method') &&
        snapshot.context.requested === 'MakePayment' &&
        snapshot.context.settings.gpsCheckPlainPayment &&
        !story.some(({ label }) => label.startsWith('opens the address')),
    );
    expect(beforeTheCard.filter(({ snapshot }) => !snapshot.context.isLocated).map(({ title }) => title)).toEqual([]);
  });

  test('a payment that is refused without the location leads to it; a guest, whose link has none, reads the refusal (ERR-029)', () => {
    const reviewed = [...all, ...guestPaymentWalk().situations].filter(({ snapshot }) => snapshot.matches({ paying: 'review' }));
    const whose = ({ person, renewal }: At['snapshot']['context']) => (person.guest ? 'a guest pays' : renewal ? 'Ann renews' : 'Ann pays');
    expect(new Set(reviewed.map(({ snapshot }) => whose(snapshot.context)))).toEqual(new Set(['a guest pays', 'Ann renews', 'Ann pays']));
    for (const at of reviewed) {
      const { outcome, failure, person } = refusedWith(at, 'LocationMissing');
      expect(person.guest ? failure?.code : outcome).toBe(person.guest ? 'LocationMissing' : 'locationMissing');
    }
  });

  test('a settlement that is refused because its offer has expired ends, and is not left here to be paid again (FLOW-OFFER-02)', () => {
    const reviewed = all.filter(({ snapshot }) => snapshot.matches({ paying: 'review' }));
    expect(reviewed.length).toBeGreaterThan(0);
    for (const at of reviewed) {
      const left = leads(at, {
        type: 'xstate.done.actor.attempt',
        output: { kind: 'refused', failure: { ...refusal.failure, code: 'OfferExpired' } },
      });
      expect([left.context.outcome, left.matches('leaving')]).toEqual(['settlementSpent', true]);
    }
  });

  test('a settlement that was refused too often is not paid again: instead of the review, the payment ends (FLOW-OFFER-02)', () => {
    const spent = all.filter(({ snapshot }) => rules.isSpent(snapshot.context));
    const left = spent.filter(({ snapshot: { context } }) => context.outcome === 'settlementSpent');
    expect(left.length).toBeGreaterThan(0);
    const titles = (at: typeof spent) => at.map(({ title }) => title);
    expect(titles(spent.filter(({ snapshot }) => snapshot.matches('paying') || snapshot.matches('locating')))).toEqual([]);
    expect(titles(spent.filter((at) => at.snapshot.matches('leaving') && !left.includes(at)))).toEqual([]);
  });

  test('a payment whose card was removed in another tab says so, and “Change the card” has the lender’s cards, without that one chosen (FLOW-PAY-05)', () => {
    const reviewed = all.filter(({ snapshot }) => snapshot.matches({ paying: 'review' }) && rules.mayReview(snapshot.context));
    expect(reviewed.length).toBeGreaterThan(0);
    for (const at of reviewed) {
      const { amount } = at.snapshot.context;
      const refused = leads(at, { type: 'xstate.done.actor.attempt', output: { kind: 'refused', failure: unsaved.failure } });
      expect(paymentView(refused)).toMatchObject({ screen: 'ReviewPayment', phase: 'refused', failure: { texts: unsaved.failure.texts } });
      const loading = walk.after(refused, { type: 'method.changeChosen' });
      expect([loading.value, loading.context.autoPay]).toEqual([{ amount: 'loading' }, undefined]);
      const gathered = { ...loading.context, loan: refused.context.loan, cards: [mastercard, expired], draft: null };
      const judged = walk.after(loading, { type: 'xstate.done.actor.gathering', output: { kind: 'gathered', gathered } });
      const fetched = walk.after(judged, { type: 'xstate.done.actor.fetchParts', output: undefined });
      expect([fetched.value, fetched.context.amount]).toEqual(['method', amount]);
      expect(paymentView(fetched)).toMatchObject({ screen: 'SelectPaymentMethod', chosen: rules.methodId(mastercard), mayGoOn: true });
    }
  });

  test('ConfirmPayment is shown with a receipt, or not at all', () =>
    expect(wrong(({ snapshot }) => snapshot.matches('confirmed') !== (snapshot.context.receipt !== null))).toEqual([]));

  test('a receipt that is reloaded is shown again: nothing is sent, counted or removed again, and the customer leaves as after a payment (FLOW-PAY-04)', () => {
    const again = [...all, ...guestPaymentWalk().situations].filter(({ snapshot }) => snapshot.matches({ confirmed: 'reopened' }));
    expect(new Set(again.map(({ snapshot }) => snapshot.context.person.profileId)).size).toBe(2);
    for (const at of again) {
      expect(paymentView(at.snapshot)).toMatchObject({
        screen: 'ConfirmPayment',
        confirmationNumber: receipt.confirmationNumber,
        amountPaid: receipt.amountPaid,
        method: { lastFour: '4242' },
        saving: { phase: 'unavailable' },
        sentTo: '',
        timeZone: 'America/Chicago', // of the lender, whatever the device says
      });
      expect(Object.keys(at.snapshot.children).toSorted()).toEqual(['keepDraft', 'readWantedDocuments']);
      expect(leads(at, { type: 'flow.left' }).output).toMatchObject({ kind: 'paid' });
    }
  });

  test('success is not hidden by a receipt that could not be sent', () => {
    const failed = all.filter(({ story }) => story.at(-1)?.label === 'sendConfirmation: it fails');
    expect(failed.length).toBeGreaterThan(0);
    for (const { snapshot } of failed)
      expect(paymentView(snapshot)).toMatchObject({ screen: 'ConfirmPayment', confirmationNumber: receipt.confirmationNumber });
  });

  test('only a customer whose card was for this payment may save it on the receipt, and it is not removed before that (FLOW-CARD-02)', () => {
    const receipts = [...all, ...guestPaymentWalk().situations].filter(({ snapshot }) => snapshot.matches('confirmed'));
    const cardIds = mastercard.cardIds;
    for (const { snapshot } of receipts) {
      const { person, method, cards } = snapshot.context;
      const isTemporary = cards.some((card) => card.guestCard && rules.methodId(card) === method);
      const { cards: removed, offered } = tidyInput(snapshot);
      expect(offered).toEqual(isTemporary && person.guest === null ? { cardIds } : null);
      expect(removed).toEqual(isTemporary && person.guest !== null ? { cardIds } : null);
    }
    expect(receipts.filter(({ snapshot }) => tidyInput(snapshot).offered).length).toBeGreaterThan(0);
    expect(receipts.filter(({ snapshot }) => tidyInput(snapshot).cards).length).toBeGreaterThan(0);
  });

  test('a customer who leaves the receipt waits for the end of the cleanup', () => {
    const left = all.filter(({ snapshot }) => snapshot.matches('confirmed') && snapshot.context.wish === 'leave');
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ snapshot }) => snapshot.context.tidied).map(({ title }) => title)).toEqual([]);
    for (const at of left) expect(leads(at, { type: 'xstate.done.actor.tidying', output: { referenceNumber: '' } }).status).toBe('done');
  });

  test('the review prompt comes with a sent receipt, never with an error, and not again after an answer (OPEN-007)', () => {
    const asked = all.filter(({ snapshot }) => snapshot.matches({ confirmed: { paid: 'prompting' } }));
    expect(asked.length).toBeGreaterThan(0);
    for (const at of asked) {
      expect(paymentView(at.snapshot)).toMatchObject({ confirmation: 'sent', reviewPage: 'https://instaloan.example/review' });
      const answered = leads(at, { type: 'review.answered' });
      expect(answered.matches({ confirmed: { paid: 'sent' } })).toBe(true);
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

test('while the location is looked up, the form of a card that was just added is not shown: its chart has ended', () => {
  const locating = all.filter(({ snapshot }) => snapshot.matches('locating'));
  expect(new Set(locating.map(({ snapshot }) => paymentView(snapshot).screen))).toEqual(new Set(['SelectPaymentMethod']));
});

test('every exit from ReviewPayment and PaymentProcessing clears the security code', () => {
  const where = new Map(walk.situations.map(({ key, snapshot }) => [key, snapshot]));
  const wrong = walk.situations
    .filter(({ snapshot }) => snapshot.matches('paying'))
    .flatMap(({ title, ways }) =>
      ways
        .filter(({ to, acts }) => !where.get(to)?.matches('paying') && !acts.includes('forgetCvv'))
        .map(({ step }) => `${title} → ${step.label}`),
    );
  expect(wrong.slice(0, 3)).toEqual([]);
});
