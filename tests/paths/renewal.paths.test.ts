import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { renewalWalk } from '../../machines/paths/walks/renewal.walks.ts';
import { cashLimits, mostCash } from '../../machines/kit/renewalCash.ts';
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
import { whereInput } from '../../machines/renewal/cash.rules.ts';
import { renewalView, type ProductSwitchView } from '../../machines/renewal/renewal.view.ts';

const walk = renewalWalk();

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

const START = 'Ann wants to renew';
const CHOSEN_BEFORE = 'readChoices: she has chosen the other kind';
const NOTHING_CHOSEN = 'readChoices: nothing was chosen';
const loaded = (detail: string, ...labels: string[]) =>
  follow(
    walk,
    START,
    'getAccounts: her loan',
    `getDetail: ${detail}`,
    'readDraft: she pays $214.55',
    NOTHING_CHOSEN,
    'getRisks: nothing has changed',
    'noteRisks: nothing has changed',
    ...labels,
  );
const OWN = 'her own loan';
const SHARED = 'a loan that Sam has signed, too';
const SWITCH = 'a loan that can be switched';
const PRICED = 'priceSame: the new loan';

function termsOf(at: ReturnType<typeof loaded>): ProductSwitchView {
  const view = renewalView(at);
  if (view.screen !== 'ProductSwitch') throw new Error('the terms are not open');
  return view;
}

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

describe('cash with the renewal', () => {
  const CASH = 'a loan that pays out cash';
  const ONLY = 'a loan that is renewed only with cash';
  const typed = (detail: string, amount: string, ...labels: string[]) =>
    loaded(detail, ...labels, `types ${amount} of cash`, 'goes on to renew');

  test('is offered within what the new loan may owe, and never proposed (R-6)', () => {
    expect(termsOf(loaded(CASH, PRICED)).cash).toEqual({
      typed: null,
      amount: 0,
      least: 5_000,
      most: 138_245,
      problem: null,
      isNeeded: false,
    });
    expect(termsOf(loaded(OWN, PRICED)).cash).toBeNull();
  });
  test.each([
    ['$10.00', 'tooLittle'],
    ['$9,000.00', 'tooMuch'],
  ])('of %s is %s: the lender is not asked, and the amount stays in the field', (amount, problem) => {
    const at = typed(CASH, amount, PRICED);
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', cash: { amount: 0, problem }, same: { newLoan: { newLoanAmount: 161_755 } } });
  });
  test('is priced before anything goes on: the earlier figures do not count (R-1)', () => {
    const at = typed(CASH, '$200.00', PRICED);
    expect(at.matches({ choice: { pricing: 'same' } })).toBe(true);
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', busy: true, same: { newLoan: null } });
    expect(priceAsk(at.context, 'same').disbursement).toBe('200.00');
    expect(priceAsk(loaded(CASH).context, 'same').disbursement).toBeUndefined();
  });
  const PAID_OUT = [PRICED, 'types $200.00 of cash', 'goes on to renew', PRICED, 'goes on to renew', 'fetchParts: it is here'];
  test('goes where Ann chooses, and the terms have it (ROUTE-088, refinance-9)', () => {
    const at = loaded(CASH, ...PAID_OUT);
    expect(renewalView(at).screen).toBe('ManageDisburseMethod');
    expect(whereInput(at)).toMatchObject({
      amount: 20_000,
      loanId: 'title',
      options: { isStoreDisbursementAvailable: true },
      chosen: null,
    });
    const chosen = loaded(CASH, ...PAID_OUT, 'disburseMethod: to MoneyGram');
    expect(renewalView(chosen).screen).toBe('AncillaryProducts');
    expect(renewalOf(chosen.context).cash).toEqual({ cents: 20_000, channel: 14, card: null });
  });
  test('that Ann does not want to send anywhere leads back to the terms, with it in the figures', () =>
    expect(termsOf(loaded(CASH, ...PAID_OUT, 'disburseMethod: she goes back'))).toMatchObject({
      phase: 'choosing',
      cash: { amount: 20_000 },
    }));
  test('can be taken out again: the renewal is priced without it, and nothing asks for a way', () => {
    const at = loaded(CASH, ...PAID_OUT.slice(0, 4), 'empties the field of cash', 'goes on to renew', PRICED, 'goes on to renew');
    expect([renewalView(at).screen, renewalOf(at.context).cash]).toEqual(['AncillaryProducts', undefined]);
  });
  test('of another amount may go another way: Ann chooses it anew', () => {
    const again = loaded(
      CASH,
      ...PAID_OUT,
      'disburseMethod: to MoneyGram',
      'ancillary: she goes back',
      'empties the field of cash',
      'goes on to renew',
    );
    expect(again.context).toMatchObject({ cash: 0, where: null });
  });
  test('that the lender refuses leaves other cash, or none, to try', () => {
    const at = typed(CASH, '$200.00', PRICED);
    const refused = loaded(CASH, PRICED, 'types $200.00 of cash', 'goes on to renew', 'priceSame: not with this amount');
    expect(at.matches({ choice: 'pricing' })).toBe(true);
    expect(termsOf(refused)).toMatchObject({ phase: 'choosing', cash: { amount: 20_000 }, same: { newLoan: null } });
    expect(termsOf(walk.after(refused, { type: 'terms.confirmed' })).cash?.problem).toBe('refused');
  });
  const withDraft = (draft: string, ...labels: string[]) =>
    follow(
      walk,
      START,
      'getAccounts: her loan',
      `getDetail: ${CASH}`,
      `readDraft: ${draft}`,
      NOTHING_CHOSEN,
      'getRisks: nothing has changed',
      'noteRisks: nothing has changed',
      ...labels,
    );
  test.each(['she has chosen cash before', 'she has changed the amount since'])(
    'that Ann has chosen comes back with its way, and its figures are asked for again: %s',
    (draft) => {
      const at = withDraft(draft);
      expect(priceAsk(at.context, 'same').disbursement).toBe('200.00');
      expect(at.context).toMatchObject({ cashTyped: 20_000, where: { channel: 14 } });
    },
  );
  test('comes back with the kind of loan of the terms that were stored', () =>
    expect(withDraft('she has chosen cash before').context.product).toBe('same'));
  test('that the new amount does not allow stays in the field with its reason, and the figures are without it', () => {
    const at = withDraft('more cash than the new amount allows', PRICED);
    expect(priceAsk(at.context, 'same').disbursement).toBeUndefined();
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', cash: { typed: 900_000, amount: 0, problem: 'tooMuch' } });
  });
  test('is needed by a loan that is not renewed without it: nothing is priced before an amount is named (CONF-034)', () => {
    const at = loaded(ONLY);
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', cash: { isNeeded: true, amount: 0 }, same: { newLoan: null, refusal: null } });
    expect(termsOf(walk.after(at, { type: 'terms.confirmed' })).cash?.problem).toBe('empty');
    expect(typed(ONLY, '$200.00').matches({ choice: { pricing: 'same' } })).toBe(true);
  });
  test('is not paid out when the rest of the flow cannot be downloaded: the terms say so', () =>
    expect(termsOf(loaded(CASH, ...PAID_OUT.slice(0, 5), 'fetchParts: a file is missing'))).toMatchObject({
      phase: 'choosing',
      failure: { kind: 'unknown' },
    }));
});

test('a renewal brings no more cash than leaves the new loan at its limit, and none below the least amount', () => {
  const options = { isDebitDisbursementAvailable: true, isMoneyGramDisbursementAvailable: true, isStoreDisbursementAvailable: true };
  const loan = {
    ...titleLoan,
    payoffAmount: 100_000,
    renewalCash: { minAmount: 5_000, creditLimit: 60_000, disbursementOptions: options },
  };
  expect(cashLimits(loan, 45_000)).toEqual({ least: 5_000, most: 5_000 });
  expect([cashLimits(loan, 44_999), mostCash(loan, 44_999), cashLimits(titleLoan, 45_000)]).toEqual([null, 0, null]);
});
