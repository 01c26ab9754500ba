import { describe, expect, test } from 'vitest';
import { locksToAsk } from '../../machines/accounts/standing.rules.ts';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { origination } from '../../machines/kit/places.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { ann, sam } from '../../machines/paths/people/people.ts';
import { EXPERIAN_DISCLOSURE } from '../../machines/terms/terms.places.ts';
import { accountsWalk } from '../../machines/paths/walks/accounts.walks.ts';

const walk = accountsWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const stories = titled(walk).map(([story, snapshot]) => ({ story, snapshot, view: accountsView(snapshot) }));
type Story = (typeof stories)[number];

/** The first stories that break the rule: a few are enough. */
const where = (wrong: (at: Story) => boolean): string[] =>
  stories
    .filter(wrong)
    .map(({ story }) => story)
    .slice(0, 3);

describe('in every situation of Ann, Sam and Zoe', () => {
  test('AccountDetails shows freshly loaded figures, never those of the list', () =>
    expect(
      where(({ view, snapshot }) => view.screen === 'AccountDetails' && view.account !== null && snapshot.context.loan === null),
    ).toEqual([]));
  test('a failure is shown', () => expect(where(({ view }) => view.accountState === 'failed' && view.failure === null)).toEqual([]));
  test('a list that failed to load is not shown as an empty one', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          snapshot.matches({ home: { accounts: 'failed' } }) && view.groups?.length === 0 && snapshot.context.loans === null,
      ),
    ).toEqual([]));
  test('only a loan that can be paid leads to a payment', () =>
    expect(where(({ snapshot }) => snapshot.output?.kind === 'pay' && snapshot.output.loanId !== 'title')).toEqual([]));
  test('a blocked loan never offers a payment', () =>
    expect(where(({ view }) => view.account?.status === 'Bankrupt' && view.account.whyNotPay === null)).toEqual([]));
  test('a blocked loan is on its own screen, and no other loan is', () =>
    expect(
      where(
        ({ view }) =>
          view.account !== null && ['Bankrupt', 'Refinance'].includes(view.account.status) !== (view.screen === 'AccountStatusBlocked'),
      ),
    ).toEqual([]));
  test('a blocked loan leads to its documents, and to nothing else of the loan (ROUTE-064)', () => {
    const blocked = walk.situations.filter(({ snapshot }) => snapshot.matches('blocked'));
    const outcomes = blocked.flatMap(({ snapshot, ways }) =>
      ways.map(({ step }) => walk.after(snapshot, step.event).output).filter((output) => output !== undefined),
    );
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['documentsChosen']));
    expect(new Set(outcomes.flatMap((output) => ('loanId' in output ? [output.loanId] : [])))).toEqual(
      new Set(['bankrupt', 'oldBankrupt', 'title']),
    );
  });
  test('a loan that was refinanced meanwhile is blocked, the list is loaded again, and the new loan can be opened from there', () => {
    const replaced = follow(
      walk,
      'Ann opens the address of her title loan',
      'readClock: it is the 21st',
      'findLoan: her loans',
      'getDetail: a new loan has replaced it',
    );
    expect(replaced.matches({ blocked: 'relisting' })).toBe(true);
    const known = walk.situations.find(({ snapshot }) => snapshot.matches({ blocked: 'settled' }) && snapshot.context.loan?.replacedBy);
    if (!known) throw new Error('the list is never loaded again');
    expect(accountsView(known.snapshot).account?.replacedBy).toBe('longLate');
    expect(walk.after(known.snapshot, { type: 'account.opened', loanId: 'longLate' }).context.loanId).toBe('longLate');
    expect(known.snapshot.can({ type: 'account.opened', loanId: 'bankrupt' })).toBe(false);
  });
  test('the address of ManageAccount opens it, once the day is known', () => {
    const opened = 'Ann opens the address where she manages her title loan → readClock: it is the 21st';
    const first = accountsWalk().situations.filter(({ title }) => title === opened);
    expect(first.map(({ snapshot }) => accountsView(snapshot).screen)).toEqual(['ManageAccount']);
  });
  test('an address of the opened loan keeps what is loaded, and one of another loan opens that loan', () => {
    const opened = stories.filter(
      ({ snapshot }) =>
        snapshot.matches({ details: { loan: 'opened' } }) && snapshot.context.loanId === 'title' && accountsView(snapshot).account,
    );
    const asks = (to: string, brand: string, loanId: string) => ({ type: 'xstate.route', to, params: { brand, loanId } });
    expect(opened.length).toBeGreaterThan(0);
    for (const { snapshot } of opened) {
      for (const to of ['#AccountDetails', '#ManageAccount'])
        expect(walk.after(snapshot, asks(to, 'TitleMax', 'title')).children['timeline']).toBe(snapshot.children['timeline']);
      expect(walk.after(snapshot, asks('#AccountDetails', 'InstaLoan', 'longLate')).context.loanId).toBe('longLate');
    }
  });
  test('a paid-off loan leads to no appointment', () => {
    const over = stories.filter(({ snapshot }) => snapshot.status === 'active' && snapshot.context.loan?.paidOff);
    expect(over.length).toBeGreaterThan(0);
    expect(over.filter(({ snapshot }) => walk.after(snapshot, { type: 'appointment.chosen' }).status === 'done')).toEqual([]);
  });
  test('only a renewal that the lender offers to cancel leads to its cancellation, and its last day is shown (ROUTE-076)', () => {
    const chosen = stories.filter(
      ({ snapshot }) => snapshot.status === 'active' && walk.after(snapshot, { type: 'cancelRenewal.chosen' }).status === 'done',
    );
    expect(chosen.filter(({ snapshot }) => snapshot.context.cancellable === null)).toEqual([]);
    const days = chosen.flatMap(({ view }) => (view.account ? [view.account.cancelUntil] : []));
    expect(new Set(days)).toEqual(new Set(['2026-11-24']));
  });

  test('only a loan with documents that are asked for leads to the upload (ROUTE-065)', () => {
    const onLoan = stories.filter(({ snapshot, view }) => snapshot.matches({ details: { loan: 'opened' } }) && view.account !== null);
    for (const { snapshot, view } of onLoan)
      expect(walk.after(snapshot, { type: 'upload.chosen' }).status === 'done').toBe(view.account?.wantsDocuments);
    expect(new Set(onLoan.map(({ view }) => view.account?.wantsDocuments))).toEqual(new Set([true, false]));
  });
  test('a late answer about documents is shown on the account that is open', () => {
    const waits = stories.find(
      ({ snapshot, view }) =>
        snapshot.matches({ details: { loan: { opened: { wantedDocuments: 'settled' } } } }) &&
        snapshot.children['readLoanDocuments'] !== undefined &&
        view.account !== null,
    );
    if (!waits) throw new Error('the account never opens before the answer');
    const late = walk.after(waits.snapshot, { type: 'xstate.done.actor.readLoanDocuments', output: true });
    expect(accountsView(late).account?.wantsDocuments).toBe(true);
  });
  test('Sam, of one brand, has no Home', () =>
    expect(where(({ snapshot }) => snapshot.context.person === sam && snapshot.matches('home'))).toEqual([]));
  test('customer service is never shown with an unknown number', () =>
    expect(where(({ view, snapshot }) => view.account?.contact?.who === 'customerService' && snapshot.context.contacts === null)).toEqual(
      [],
    ));
  test('a retry is possible wherever something failed to load', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          view.failure !== null && snapshot.status === 'active' && !snapshot.hasTag('busy') && !snapshot.can({ type: 'retry.chosen' }),
      ),
    ).toEqual([]));
});

describe('what the lender says of the customer beside the list', () => {
  const there = (...labels: string[]) =>
    follow(walk, 'Ann opens the address of her TitleMax accounts', 'readClock: it is the 21st', ...labels);
  const list = ['getBrandAccounts: her loans', 'readUnfinished: nothing was begun', 'getMessage: a notice'];

  test('a bankruptcy and a reported loan are on the Dashboard, and do not hold it up (CALL-022, CALL-023)', () => {
    expect(accountsView(there(...list))).toMatchObject({ busy: false, bankrupt: false, reported: false });
    const both = there(...list, 'getBankruptcy: the customer is in bankruptcy', 'getReporting: a loan is reported');
    expect(accountsView(both)).toMatchObject({ bankrupt: true, reported: true });
    expect(there(...list, 'getBankruptcy: fails').value).toEqual(there(...list).value);
  });
  test('is asked only about an open loan', () => {
    expect(there('getBrandAccounts: no loans').matches({ dashboard: { standing: 'waiting' } })).toBe(true);
    expect(there('getBrandAccounts: her loans').matches({ dashboard: { standing: 'loading' } })).toBe(true);
  });
  test('who else renews a shared loan is on its card, and does not hold up the list (part of ROLE-007)', () => {
    const held = (at: Parameters<typeof accountsView>[0]) =>
      accountsView(at).groups?.flatMap(({ cards }) => cards.flatMap(({ loanId, heldBy }) => (heldBy === '' ? [] : [[loanId, heldBy]])));
    expect(accountsView(there(...list))).toMatchObject({ busy: false });
    expect(held(there(...list))).toEqual([]);
    const renewed = there(...list, 'readLockHolders: Sam renews the title loan');
    expect(held(renewed)).toEqual([['title', 'Sam Fox']]);
    const again = walk.after(walk.after(renewed, { type: 'home.opened' }), { type: 'brand.opened', brand: 'TitleMax' });
    expect(again.context.heldBy).toEqual({});
  });
  test('and on its account, whenever the answer comes (part of ROLE-007)', () => {
    const opened = follow(
      walk,
      'Ann opens the address of her title loan',
      'readClock: it is the 21st',
      'findLoan: her loans',
      'getDetail: the loan',
      'getPayoffDay: valid through Monday',
      'readLoanDocuments: the lender asks for none',
    );
    expect(accountsView(opened).account).toMatchObject({ heldBy: '' });
    const held = walk.after(opened, { type: 'xstate.done.actor.readLockHolders', output: { title: 'Sam Fox' } });
    expect(accountsView(held).account).toMatchObject({ heldBy: 'Sam Fox' });
  });
  test('is asked of shared open loans only: without any, of none (CALL-005)', () => {
    const asks = (...loans: Parameters<typeof locksToAsk>[1]) => locksToAsk(ann, loans).map(({ loanId }) => loanId);
    const shared = { ...titleLoan, cosignerId: 'C-sam' };
    expect(asks(titleLoan, { ...shared, loanId: 'shared' }, { ...shared, loanId: 'over', paidOff: true })).toEqual(['shared']);
    expect(asks(titleLoan)).toEqual([]);
  });
  test('goes with its brand', () => {
    const bankrupt = there(...list, 'getBankruptcy: the customer is in bankruptcy');
    const other = walk.after(walk.after(bankrupt, { type: 'home.opened' }), { type: 'brand.opened', brand: 'InstaLoan' });
    expect(accountsView(other).bankrupt).toBe(false);
  });
  test('the disclosure is opened from there', () =>
    expect(there(...list, 'opens the Experian disclosure').output).toEqual({ kind: 'paperChosen', paper: EXPERIAN_DISCLOSURE }));
});

describe('a loan that is renewed in the online store', () => {
  const opened = (...labels: string[]) =>
    follow(
      walk,
      'Ann opens the address of her title loan',
      'readClock: it is the 21st',
      'findLoan: her loans',
      'getPayoffDay: valid through Monday',
      ...labels,
    );
  test('the online store is offered with the loan, not before and not elsewhere', () => {
    expect(accountsView(opened()).renewal.state).toBe('none');
    const there = opened(
      'getDetail: the loan, with autopay, made by a renewal, and renewed in the online store',
      'ecommerce: it is offered',
    );
    expect(accountsView(there).renewal.state).toBe('offered');
    expect(accountsView(walk.after(there, { type: 'accounts.opened' })).renewal.state).toBe('none');
  });
  test('when the loan has ended meanwhile, it is loaded again', () => {
    const ended = opened(
      'getDetail: the loan, with autopay, made by a renewal, and renewed in the online store',
      'ecommerce: the loan has ended',
    );
    expect(ended.matches({ details: { loan: { opened: { detail: 'loading' } } } })).toBe(true);
    expect(accountsView(ended).renewal.state).toBe('none');
  });
  test('a loan that is paid off is not offered there', () =>
    expect(
      opened('getDetail: the loan is paid off now, and has no store').matches({
        details: { loan: { opened: { detail: { loaded: 'plain' } } } },
      }),
    ).toBe(true));

  const back = (answer: string) =>
    follow(
      walk,
      'Ann comes back from the online store',
      'readClock: it is the 21st',
      `ecommerceReturn: ${answer}`,
      'getBrandAccounts: her loans',
      'getMessage: a notice',
    );
  test('the Dashboard says once that she is back', () => {
    expect(accountsView(back('for the first time'))).toMatchObject({ screen: 'Dashboard', isBack: true });
    expect(accountsView(back('once more')).isBack).toBe(false);
    const left = walk.after(back('for the first time'), { type: 'account.opened', loanId: 'title' });
    expect(accountsView(walk.after(left, { type: 'accounts.opened' }))).toMatchObject({ screen: 'Dashboard', isBack: false });
  });
});

test('a new loan that is not signed leads to its signature, from every list and its own screens, and to no payment (ROUTE-047)', () => {
  const ends = walk.situations.flatMap(({ snapshot, ways }) =>
    ways
      .filter(({ step }) => step.event.type === 'signing.chosen')
      .map(({ step }) => ({ from: accountsView(snapshot).screen, output: walk.after(snapshot, step.event).output })),
  );
  const next = origination('TitleMax', 'application-1', 'OriginationDocuSign');
  expect(ends.map(({ output }) => output)).toEqual(ends.map(() => ({ kind: 'placeChosen', next })));
  expect(new Set(ends.map(({ from }) => from))).toEqual(new Set(['Home', 'Dashboard', 'AccountDetails', 'ManageAccount']));
  for (const { output } of walk.situations.map(({ snapshot }) => snapshot))
    if (output && 'loanId' in output && output.loanId === 'new') expect(['pay', 'autoPayChosen', 'cashChosen']).not.toContain(output.kind);
});
