import { describe, expect, test } from 'vitest';
import { accountsView } from '../../machines/accounts/accounts.view.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { sam } from '../../machines/paths/people/people.ts';
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
      where(({ view, snapshot }) => snapshot.matches({ home: 'failed' }) && view.groups?.length === 0 && snapshot.context.loans === null),
    ).toEqual([]));
  test('only a loan that can be paid leads to a payment', () =>
    expect(where(({ snapshot }) => snapshot.output?.kind === 'pay' && snapshot.output.loanId !== 'title')).toEqual([]));
  test('a blocked loan never offers a payment', () =>
    expect(where(({ view }) => view.account?.status === 'Bankrupt' && view.account.whyNotPay === null)).toEqual([]));
  test('a blocked loan is on its own screen, and no other loan is', () =>
    expect(
      where(({ view }) => view.account !== null && (view.account.status === 'Bankrupt') !== (view.screen === 'AccountStatusBlocked')),
    ).toEqual([]));
  test('Sam, of one brand, has no Home', () =>
    expect(where(({ snapshot }) => snapshot.context.person === sam && snapshot.matches('home'))).toEqual([]));
  test('customer service is never shown with an unknown number', () =>
    expect(where(({ view, snapshot }) => view.account?.contact?.who === 'customerService' && snapshot.context.contacts === null)).toEqual(
      [],
    ));
  test('"Show more" is offered as long as there is more, and then shows more or says why not', () =>
    expect(
      where(
        ({ view: { screen, history }, snapshot }) =>
          screen === 'AccountDetails' &&
          history.state !== 'asking' &&
          snapshot.status === 'active' &&
          history.total > history.shown !== snapshot.can({ type: 'history.extended' }),
      ),
    ).toEqual([]));
  test('a retry is possible wherever something failed to load', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          view.failure !== null && snapshot.status === 'active' && !snapshot.hasTag('busy') && !snapshot.can({ type: 'retry.chosen' }),
      ),
    ).toEqual([]));
});
