import { describe, expect, test } from 'vitest';
import { gaps } from '../../machines/paths/explorer.ts';
import { debit, everything, inFlight, raeCashesOut, referralCashOutWalk } from '../../machines/paths/walks/referralCashOut.walks.ts';
import { rae } from '../../machines/paths/people/rewards.ts';
import { CashOutDraft, detailsIn, namesOf, problemsIn } from '../../machines/referralCashOut/referralCashOut.fields.ts';
import * as rules from '../../machines/referralCashOut/referralCashOut.rules.ts';
import { referralCashOutView } from '../../machines/referralCashOut/referralCashOut.view.ts';
import * as v from 'valibot';

const walk = referralCashOutWalk();
const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

type At = (typeof active)[number];
const wrong = (is: (at: At) => boolean) => active.filter(is).map(({ title }) => title);
const reviewOf = ({ snapshot }: At) => {
  const view = referralCashOutView(snapshot);
  return view.screen === 'ReferRedeemReview' ? view : null;
};
const RESTING = { review: { sending: 'resting' } } as const;
const after = (label: string) =>
  active.flatMap(({ snapshot, ways }) =>
    ways.filter(({ step }) => step.label === label).map(({ step }) => walk.after(snapshot, step.event)),
  );

describe('in every situation', () => {
  test('nothing leads away while money moves, and nothing is sent then (FLOW-REFER-02, OPEN-004)', () => {
    const moves = ({ snapshot }: At) =>
      snapshot.matches({ review: 'sending' }) && ['sending', 'pending', 'deciding'].includes(snapshot.context.standing.phase);
    expect(wrong((at) => moves(at) !== at.snapshot.hasTag('bound'))).toEqual([]);
    for (const type of ['flow.left', 'cashOut.submitted', 'card.changeChosen'] as const)
      expect(wrong(({ snapshot }) => snapshot.hasTag('bound') && snapshot.can({ type }))).toEqual([]);
  });
  test('an attempt of unknown outcome is repeated with the same card only', () =>
    expect(wrong(({ snapshot }) => snapshot.context.standing.phase === 'unknown' && snapshot.can({ type: 'card.changeChosen' }))).toEqual(
      [],
    ));
  test('a refused cash-out is not sent again, and none without a card', () =>
    expect(
      wrong(
        ({ snapshot }) =>
          (snapshot.context.failure?.kind === 'refused' || snapshot.context.card === null) && snapshot.can({ type: 'cashOut.submitted' }),
      ),
    ).toEqual([]));
});

/** @layer UNIT */
describe('the profile (FLOW-REFER-07, ROUTE-037)', () => {
  test('comes first for a non-customer, and never for a customer or a cash-out under way', () => {
    const first = active.filter(({ story }) => story.length === 0);
    expect(first.map(({ start, snapshot }) => [start, snapshot.matches('profile')])).toEqual([
      ['Rae cashes out', true],
      ['Ray, a customer, cashes out', false],
      ['Rae comes back to a cash-out under way', false],
    ]);
  });
  test('is asked again when the lender refuses a cash-out without one', () => {
    const back = after('attempt: it is refused without a profile');
    expect(back.length).toBeGreaterThan(0);
    expect(back.filter((at) => !at.matches('profile'))).toEqual([]);
  });
  test('is saved only when it is right', () =>
    expect(wrong(({ snapshot }) => snapshot.matches({ profile: 'saving' }) && Object.keys(snapshot.context.problems).length > 0)).toEqual(
      [],
    ));
  test('has letters in its names, a real day, and an address (RULE-006, RULE-011, OPEN-011)', () => {
    expect(problemsIn(everything)).toEqual({});
    expect(problemsIn({ ...everything, firstName: 'José', lastName: 'Núñez' })).toEqual({});
    expect(problemsIn({ ...everything, firstName: 'R4e', dateOfBirth: '02/29/1971', 'home.zip': '7864' })).toEqual({
      firstName: 'invalid',
      dateOfBirth: 'invalid',
      'home.zip': 'invalid',
    });
    expect(problemsIn({})).toEqual({
      firstName: 'required',
      lastName: 'required',
      dateOfBirth: 'required',
      'home.line1': 'required',
      'home.city': 'required',
      'home.state': 'required',
      'home.zip': 'required',
    });
  });
  test('goes to the lender as it takes it', () =>
    expect(detailsIn(everything)).toEqual({
      firstName: 'Rae Ann',
      lastName: 'O’Neil-Oyelaran',
      dateOfBirth: '19710928',
      address: { line1: '12 Juniper Street', line2: '', city: 'Fallow Creek', state: 'TX', zip: '78643' },
    }));
  test('proposes the name of the sign-in', () => {
    expect(namesOf('Rae Ann Oyelaran')).toEqual({ firstName: 'Rae Ann', lastName: 'Oyelaran' });
    expect(namesOf('Rae')).toEqual({ firstName: 'Rae' });
  });
  test('what the tab keeps has no date of birth and no token (CONF-015)', () => {
    const context = { ...rules.atStart(raeCashesOut), typed: everything, card: debit, transactionUuid: 'n-1' };
    const draft = JSON.stringify(v.parse(CashOutDraft, rules.draftOf(context)));
    expect(draft).toContain('Juniper');
    expect(draft).not.toMatch(/1971|tok/);
  });
  test('takes up what was typed before a reload', () =>
    expect(active.some(({ snapshot }) => snapshot.matches({ profile: 'filling' }) && snapshot.context.typed.firstName === 'Rae Ann')).toBe(
      true,
    ));
  test('is filled by a chosen address', () =>
    expect(
      after('addressSearch: an address is found').every(
        ({ context }) => (context.typed['home.line1'] ?? '') !== '' && context.filled['home.line1'] === context.typed['home.line1'],
      ),
    ).toBe(true));
});

describe('the card (FLOW-REFER-03)', () => {
  test('is typed for a refer transaction, as a guest card, under the name of the flow’s screen', () =>
    expect(rules.cardInput({ context: rules.atStart(raeCashesOut) })).toMatchObject({
      purpose: 'refer',
      guest: true,
      maySave: false,
      hasForm: true,
      screenNames: { AddPaymentMethod: 'ReferRedeemAddCard' },
    }));
  test('is noted before the review, so that a reload finds it', () =>
    expect(
      after('addCard: the card is taken').filter((at) => !at.matches({ review: 'noting' }) || at.context.transactionUuid !== 'n-1'),
    ).toEqual([]));
  test('is forgotten when another one is taken', () => {
    expect(wrong(({ snapshot }) => snapshot.matches('card') && snapshot.context.card !== null)).toEqual([]);
    expect(after('addCard: the card is taken').filter(({ context }) => context.failure !== null)).toEqual([]);
  });
  test('is read again after a reload, or typed again', () => {
    expect(after('readCard: it is still there').filter((at) => !at.matches({ review: 'sending' }))).toEqual([]);
    const gone = after('readCard: it is gone').filter(({ context }) => context.inFlight === null && context.card === null);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((at) => !at.matches('card'))).toEqual([]);
  });
});

/** @layer UNIT */
describe('the cash-out', () => {
  const attemptOf = (input: rules.CashOutInput, card = debit) =>
    rules.attemptInput({ context: { ...rules.atStart(input), card, transactionUuid: 'n-1' } });
  test('is the whole balance to the card, without its token in the fingerprint (CALL-089, quality §1.1)', () => {
    const { intent, amount, loanId, brand } = attemptOf(raeCashesOut);
    expect([amount, loanId, brand]).toEqual([15_000, `cashOut ${rae.profileId}`, '']);
    expect(intent?.ask).toEqual({ cardNumber: debit.cardNumber, cardId: debit.cardToken });
    expect(intent?.fingerprint).not.toContain(debit.cardToken);
    expect(attemptOf({ ...raeCashesOut, balance: 5_000 }).intent?.fingerprint).not.toBe(intent?.fingerprint);
  });
  test('of before a reload is followed with its own amount, and polled as the settings say (OPEN-027, POLL-006)', () => {
    const { inFlight: followed, amount, limits } = attemptOf({ ...raeCashesOut, balance: 0, inFlight });
    expect([followed, amount]).toEqual([inFlight, 15_000]);
    expect(limits).toMatchObject({ pollMs: 1_000, limitSeconds: 30 });
  });
  test('may be left while its outcome stays open', () => {
    const open = active.filter(({ snapshot }) => snapshot.matches({ review: { sending: 'open' } }));
    expect(open.length).toBeGreaterThan(0);
    expect(
      open.filter(({ snapshot }) => !snapshot.can({ type: 'flow.left' }) || snapshot.hasTag('bound')).map(({ title }) => title),
    ).toEqual([]);
  });
  test('ends with a receipt when it was sent (OPEN-026, ROUTE-040)', () => {
    const sent = after('attempt: it is sent');
    expect(sent.length).toBeGreaterThan(0);
    for (const at of sent)
      expect(referralCashOutView(at)).toMatchObject({
        screen: 'ReferRedeemSuccess',
        amount: 15_000,
        newBalance: 0,
        confirmationNumber: 'C-1',
      });
  });
  test('that was refused says why, and waits for another card', () => {
    const checking = after('attempt: the card is refused');
    expect(checking.filter((at) => !at.matches({ review: { sending: 'checking' } }))).toEqual([]);
    const refused = after('readBalance: Ray still has $50.00').filter(
      (at) => at.matches(RESTING) && rules.isRefused(at.context) && at.context.standing.phase === 'ready',
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const at of refused)
      expect(referralCashOutView(at)).toMatchObject({
        phase: 'refused',
        maySend: false,
        mayChangeCard: true,
        failure: { kind: 'refused' },
      });
  });
  test('that came to nothing is offered again only after the balance was read again, and is over when it has changed', () => {
    const unread = active.filter(
      ({ snapshot }) => snapshot.matches(RESTING) && snapshot.context.standing.notSent && !snapshot.context.isChecked,
    );
    expect(unread.map(({ title }) => title)).toEqual([]);
    expect(active.some((at) => reviewOf(at)?.notice === 'notSent' && reviewOf(at)?.maySend === true)).toBe(true);
    const gone = after('readBalance: another device has cashed out');
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter(({ output }) => output?.kind !== 'notSent')).toEqual([]);
  });
  test('that never arrived, or was finished in another tab, ends with that', () => {
    expect(after('attempt: it never arrived').map(({ output }) => output?.kind)).toContain('notSent');
    expect(after('attempt: the other tab has finished').map(({ output }) => output?.kind)).toContain('endedElsewhere');
  });
  test('is offered exactly when it can be sent', () =>
    expect(
      wrong((at) => {
        const view = reviewOf(at);
        const isShown = at.snapshot.matches({ review: { sending: 'resting' } });
        return view !== null && isShown && view.maySend !== at.snapshot.can({ type: 'cashOut.submitted' });
      }),
    ).toEqual([]));
  test('shows the phase of the attempt', () => {
    const phases = new Set(active.flatMap((at) => reviewOf(at)?.phase ?? []));
    for (const phase of ['loading', 'ready', 'refused', 'sending', 'pending', 'deciding', 'unknown', 'stillWorking'] as const)
      expect(phases).toContain(phase);
  });
});
