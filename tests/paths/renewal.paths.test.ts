import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import {
  choicesOf,
  detailAsk,
  isShared,
  lockAsk,
  priceAsk,
  renewalOf,
  riskAsk,
  withChoices,
} from '../../machines/renewal/renewal.rules.ts';
import { renewalView } from '../../machines/renewal/renewal.view.ts';
import { loaded, NOTHING_CHOSEN, OWN, PRICED, SHARED, START, SWITCH, termsOf, walk } from './renewalStory.ts';

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(titled(walk), (snapshot) => {
  const { context } = snapshot;
  return { snapshot, context };
});
always('never ends with terms of a loan of two parties without its lock (FLOW-REFI-03)', ({ context }) =>
  expect(context.outcome === 'termsChosen' && isShared(context) && !context.holdsLock).toBe(false),
);
always('never takes a lock of a loan with one party (FLOW-REFI-02)', ({ context }) =>
  expect(context.holdsLock && !isShared(context)).toBe(false),
);
always('never ends with terms whose cash has no way, or that the figures do not have (R-1, refinance-9)', ({ context }) => {
  if (context.outcome !== 'termsChosen') return;
  expect(renewalOf(context).cash?.cents ?? 0).toBe(context.cash);
  expect(context.cashTyped ?? 0).toBe(context.cash);
});
always('never chooses the kind of the new loan for Ann (R-6)', ({ snapshot, context }) =>
  expect(snapshot.matches({ choice: 'confirmingSwitch' }) && context.product !== 'other').toBe(false),
);

const CHOSEN_BEFORE = 'readChoices: she has chosen the other kind';
describe('the terms of Ann’s renewal', () => {
  test('compare paying $214.55, the payoff, and the new loan by the lender’s figures (ROUTE-069)', () =>
    expect(termsOf(loaded(OWN, PRICED))).toMatchObject({
      phase: 'choosing',
      amount: 21_455,
      payoff: 183_210,
      owedAfter: 161_755,
      same: { newLoan: { newLoanAmount: 161_755, eachPayment: 32_129, firstPaymentOn: '2026-12-21' }, refusal: null },
      other: null,
      product: null,
    }));

  test('ask for the papers of exactly this amount and product (CALL-032)', () => {
    const { context } = loaded(SWITCH, PRICED);
    expect(detailAsk({ context })).toEqual({ loanId: 'title', lmsId: 'TLX' });
    expect(riskAsk(true)({ context })).toEqual({ isAddon: false, loanId: 'title', migrateProduct: true });
    expect(priceAsk(context, 'same')).toMatchObject({ productId: 'P-1', migrateProduct: false, amount: '214.55', isAlternatesTurn: false });
    expect(priceAsk(context, 'other')).toMatchObject({ productId: 'P-2', migrateProduct: true, amount: '214.55' });
  });

  test('are asked as the other party’s by the co-signer', () => {
    const { context } = loaded(SHARED);
    const sam = { ...context, person: { ...context.person, customerIds: { '2': 'sam-2' } } };
    expect(priceAsk(sam, 'same').isAlternatesTurn).toBe(true);
  });

  test('of a single product need no choice, and those of two products do', () => {
    expect(loaded(OWN, PRICED, 'goes on to renew').matches('selling')).toBe(true);
    const unchosen = loaded(SWITCH, PRICED, 'priceOther: the new loan', 'goes on to renew');
    expect(termsOf(unchosen)).toMatchObject({ phase: 'choosing', productIsMissing: true });
  });

  test('of a switch are confirmed with its figures, and its rate is acknowledged (ROUTE-113, ROUTE-115, FLOW-REFI-20)', () => {
    const at = loaded(
      SWITCH,
      PRICED,
      'priceOther: the new loan',
      'chooses the other kind of loan',
      'goes on to renew',
      'getSwitchRisks: the rate changes',
    );
    expect(termsOf(at)).toMatchObject({ phase: 'confirmingSwitch', rateChanges: true, other: { newLoan: { annualRate: 99 } } });
    expect(renewalOf(at.context)).toEqual({ productId: 'P-2', migrateProduct: true, ancillaryProductIds: [], agreedIntent: '' });
  });

  test('that only the store can make lead to an appointment there, for the renewal or for the switch (ROUTE-075)', () => {
    const both = loaded(SWITCH, 'priceSame: only in her store', 'priceOther: only in her store');
    expect(termsOf(both)).toMatchObject({ phase: 'impossible', byTheStore: ['same', 'other'] });
    expect(walk.after(both, { type: 'appointment.chosen', product: 'same' }).output).toMatchObject({ kind: 'appointmentWanted' });
    const one = loaded(SWITCH, PRICED, 'priceOther: only in her store');
    expect(termsOf(one)).toMatchObject({ phase: 'choosing', byTheStore: ['other'] });
    expect(walk.after(one, { type: 'appointment.chosen', product: 'other' }).output).toMatchObject({ kind: 'switchAppointmentWanted' });
    expect(walk.after(one, { type: 'appointment.chosen', product: 'same' }).status).toBe('active');
  });

  test('that the lender refuses say why, and lead to the payment (FLOW-REFI-01)', () => {
    const at = loaded(OWN, 'priceSame: not with this amount');
    expect(termsOf(at)).toMatchObject({
      phase: 'impossible',
      same: { refusal: { texts: ['To refinance, pay at least $214.55 and at most $1,732.10.'] } },
    });
    expect(walk.after(at, { type: 'plainPayment.chosen' }).output).toEqual({
      kind: 'plainPaymentChosen',
      brand: 'TitleMax',
      loanId: 'title',
    });
  });

  test('with no amount lead to the payment', () =>
    expect(
      follow(walk, START, 'getAccounts: her loan', `getDetail: ${OWN}`, 'readDraft: she has not begun', NOTHING_CHOSEN).output,
    ).toMatchObject({
      kind: 'plainPaymentChosen',
    }));

  test('show a denial, and what has changed one by one, before anything else (FLOW-REFI-18, ROUTE-112, ROUTE-113, OPEN-009)', () => {
    const asked = ['getAccounts: her loan', `getDetail: ${OWN}`, 'readDraft: she pays $214.55', NOTHING_CHOSEN];
    expect(termsOf(follow(walk, START, ...asked, 'getRisks: she is denied')).phase).toBe('denied');
    const both = [...asked, 'getRisks: nothing has changed', 'noteRisks: the rate and the limit have changed'];
    const first = follow(walk, START, ...both);
    expect(termsOf(first)).toMatchObject({ phase: 'warning', risk: 'rateChanged' });
    const second = follow(walk, START, ...both, 'acknowledges the change', 'acknowledgeRisk: it is noted');
    expect(termsOf(second)).toMatchObject({ phase: 'warning', risk: 'creditLimitChanged' });
  });
});

test('what Ann has chosen and typed for this loan outlives a reload; what she chose for another one does not count', () => {
  const at = [START, 'getAccounts: her loan', `getDetail: ${SWITCH}`, 'readDraft: she pays $214.55', CHOSEN_BEFORE] as const;
  const context = follow(walk, ...at).context;
  expect(context).toMatchObject({ product: 'other', ancillaryProductIds: ['roadside'] });
  expect(choicesOf(context)).toEqual({ loanId: 'title', product: 'other', cashTyped: null, ancillaryProductIds: ['roadside'] });
  expect(withChoices({ ...context, cashTyped: 9, cashProblem: 'tooLittle' }, { ...choicesOf(context), cashTyped: 20_000 })).toMatchObject({
    cashTyped: 20_000,
    cashProblem: null,
  });
  expect(withChoices(context, { ...choicesOf(context), loanId: 'other' })).toEqual({});
});

describe('a loan that Sam has signed, too', () => {
  const NOTED = ['goes on to renew', 'noteLock: it is noted'];
  test('is locked when Ann chooses to renew, and not before (FLOW-REFI-02, FLOW-REFI-03)', () => {
    expect(loaded(SHARED, PRICED).context.holdsLock).toBe(false);
    expect(loaded(SHARED, PRICED, 'goes on to renew').matches('noting')).toBe(true); // a reload must not forget a lock that is asked for
    const locking = loaded(SHARED, PRICED, ...NOTED);
    expect(locking.matches('locking')).toBe(true);
    expect(lockAsk(true)({ context: locking.context })).toEqual({ loanId: 'title', value: true, lockType: 'refinance' });
  });

  test('that Sam renews shows his name and drops Ann’s payment (FLOW-REFI-04, FLOW-REFI-05, ROUTE-061)', () => {
    const at = loaded(SHARED, PRICED, ...NOTED, 'takeLock: Sam has it');
    expect(renewalView(at)).toMatchObject({ screen: 'AlternateBlocked', isLocked: true, alternateName: 'Sam Ito' });
    expect(Object.keys(at.children)).toContain('forgetDraft');
  });

  test('is given back whenever Ann leaves with its lock, so that Sam can renew it (FLOW-REFI-03)', () => {
    const leaving = walk.situations.filter(({ snapshot }) => snapshot.matches('releasing'));
    expect(leaving.length).toBeGreaterThan(0);
    for (const { snapshot } of leaving) {
      expect(snapshot.children['releaseLock']?.getSnapshot()).toMatchObject({
        input: { loanId: 'title', value: 'delete', lockType: 'refinance' },
      });
      // in the same moment, so that no page that is closed here locks it again
      expect(snapshot.children['noteRelease']?.getSnapshot()).toMatchObject({ input: { holdsLock: false } });
    }
  });

  test('whose lock cannot be taken stays with its terms', () =>
    expect(termsOf(loaded(SHARED, PRICED, ...NOTED, 'takeLock: no answer'))).toMatchObject({
      phase: 'choosing',
      failure: { kind: 'unknown' },
    }));

  const LOCKED = [...NOTED, 'takeLock: it is hers'];
  const VERIFIED = 'partyCode: Sam’s code is right';
  test('is renewed only with a code that Sam passes on (FLOW-REFI-15, R-14)', () => {
    expect(renewalView(loaded(SHARED, PRICED, ...LOCKED)).screen).toBe('AltPartyVerifyCode');
    expect(renewalView(loaded(SHARED, PRICED, ...LOCKED, VERIFIED)).screen).toBe('AncillaryProducts');
  });
  test('needs the code once in a visit', () => {
    const again = loaded(SHARED, PRICED, ...LOCKED, VERIFIED, 'ancillary: she goes back', ...LOCKED);
    expect(renewalView(again).screen).toBe('AncillaryProducts');
  });
  test.each(['she goes back', 'no code can be sent'])('whose code is missing, because %s, is back at its terms', (why) =>
    expect(termsOf(loaded(SHARED, PRICED, ...LOCKED, `partyCode: ${why}`)).phase).toBe('choosing'),
  );
  test('whose lock may be hers, because the answer was lost, is given back when she leaves (R-3)', () => {
    const unsure = loaded(SHARED, PRICED, ...NOTED, 'takeLock: no answer');
    expect(walk.after(unsure, { type: 'flow.left' }).matches('releasing')).toBe(true);
  });
});

describe('what is sold with the renewal', () => {
  test('is part of its terms, and the payment goes on with them (FLOW-REFI-19)', () => {
    const sold = loaded(OWN, PRICED, 'goes on to renew', 'ancillary: roadside help is sold');
    expect(renewalOf(sold.context)).toEqual({
      productId: 'P-1',
      migrateProduct: false,
      ancillaryProductIds: ['roadside'],
      agreedIntent: '',
    });
    expect(
      loaded(OWN, PRICED, 'goes on to renew', 'ancillary: roadside help is sold', 'keepRenewal: they are stored').output,
    ).toMatchObject({ kind: 'termsChosen' });
  });
  test('by the store only needs an appointment there (ancillary-3)', () =>
    expect(loaded(OWN, PRICED, 'goes on to renew', 'ancillary: she needs her store').output).toMatchObject({ kind: 'appointmentWanted' }));
  test('and a switch by the store only needs one that says so (ROUTE-075)', () =>
    expect(
      loaded(
        SWITCH,
        PRICED,
        'priceOther: the new loan',
        'chooses the other kind of loan',
        'goes on to renew',
        'getSwitchRisks: the rate changes',
        'confirms the switch',
        'ancillary: she needs her store',
      ).output,
    ).toMatchObject({ kind: 'switchAppointmentWanted' }));
});
