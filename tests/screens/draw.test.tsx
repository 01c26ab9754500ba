// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { disburseMethodView } from '../../machines/disburseMethod/disburseMethod.view.ts';
import type { WhereView } from '../../machines/kit/where.ts';
import { charts, type ChartName } from '../../machines/paths/walks.ts';
import { standingStill, stillScreens } from '../../ui/situation/standingStill.ts';
import { WhyNotAdd } from '../../ui/screens/disburseMethod/parts/WhyNotAdd.tsx';
import { WayName } from '../../ui/screens/cash/WayName.tsx';
import { stage } from '../ui/stage.tsx';

/** The first situation of the chart that shows this screen, and whose view has all parts of `what` in it. */
async function onScreen(flow: ChartName, screen: string, what: string) {
  const { walk, view } = charts[flow];
  const views = walk().situations.flatMap(({ snapshot }) => (snapshot.status === 'active' ? (view?.(snapshot) ?? []) : []));
  const found = views.find((one) => one.screen === screen && what.split(' & ').every((part) => JSON.stringify(one.view).includes(part)));
  if (!found) throw new Error(`no situation of ${flow} shows ${screen} with ${what}`);
  return stage((await stillScreens(flow)).show(standingStill(found.view), screen));
}

describe('cash on a loan', () => {
  test.each<[string, ChartName, string, string, readonly string[]]>([
    [
      'ROUTE-086: the amount and the limits of the lender',
      'draw',
      'GetCashAmount',
      '"phase":"choosing"',
      ['How much cash do you want?', 'From $50.00 to $1,500.00.'],
    ],
    [
      'an amount above the most is corrected where it is typed',
      'draw',
      'GetCashAmount',
      '"problem":"tooMuch"',
      ['Enter $1,500.00 or less: that’s the most you can get right now.'],
    ],
    [
      'the cosigner is told why before any amount (draw-10)',
      'draw',
      'GetCashAmount',
      '"phase":"forbidden" & "whyNot":"isBorrower"',
      ['Only the borrower of this loan can get cash on it.'],
    ],
    [
      'ROUTE-087: what is owed afterwards, and the papers',
      'draw',
      'GetCashNotice',
      '"phase":"reading"',
      ['You get', '$500.00', '$1,300.00', 'Annual interest rate: 99.00%'],
    ],
    [
      'ERR-020: a lock that cannot be asked for',
      'draw',
      'GetCashNotice',
      '"phase":"unlocked"',
      ['Failed to make lock request', 'Try again'],
    ],
    ['a lock that somebody else has', 'draw', 'GetCashNotice', '"phase":"held"', ['Someone else is working on this loan']],
    [
      'ROUTE-090: what is about to be sent, and the button with the sum',
      'draw',
      'ConfirmDisbursement',
      '"phase":"ready" & "mayDraw":true & "amount":50000',
      ['Visa ending in 5556', 'Get $500.00 now'],
    ],
    [
      'a loan that was not free is no decline: the lender’s words, and another try',
      'draw',
      'ConfirmDisbursement',
      '"mayTryAgain":true',
      ['No money was sent.', 'Try again', 'Choose “Try again” first.'],
    ],
    [
      'the loan was changed from another device',
      'draw',
      'GetCashNotice',
      '"phase":"reading" & "notice":"loanChanged" & "owedNow":111000',
      ['This loan has changed since you opened it.', '$1,110.00', '$1,610.00'],
    ],
    [
      'FLOW-DRAW-04, CONST-017: after 45 seconds the page says that it takes longer',
      'draw',
      'ConfirmDisbursement',
      '"phase":"working" & "isSlow":true',
      ['This is taking longer than usual.'],
    ],
    [
      'FLOW-DRAW-13: the receipt has the reference number',
      'draw',
      'ConfirmDisbursement',
      '"referenceNumber":"R23456789A"',
      ['Cash sent', 'R23456789A', 'D23456789A'],
    ],
    [
      'FLOW-DRAW-10: not decided (1000)',
      'draw',
      'PendingDisbursement',
      '"phase":"open" & "lookedAt":1',
      ['We have your request', 'Last checked at', 'Check again', 'Cancel this cash advance'],
    ],
    [
      'FLOW-DRAW-10: waiting to be collected (1002)',
      'draw',
      'PendingDisbursement',
      '"phase":"granted" & "isGranted":true',
      ['Your cash is waiting for you', 'Cash at the store', 'Cancel this cash advance'],
    ],
    [
      'ROUTE-085: cancelled, and what is owed',
      'draw',
      'PendingDisbursement',
      '"phase":"cancelled"',
      ['You don’t owe anything for it', '$800.00'],
    ],
    ['ROUTE-088: every way', 'disburseMethod', 'ManageDisburseMethod', '"phase":"choosing"', ['MoneyGram', 'Cash at the store']],
    [
      'FLAG-009: a card that cannot receive money',
      'disburseMethod',
      'ManageDisburseMethod',
      '"phase":"choosing" & "whyNot":"cannotReceive"',
      ['This card can’t receive money.'],
    ],
    [
      'FLOW-DRAW-09: one cent more than MoneyGram pays out',
      'disburseMethod',
      'ManageDisburseMethod',
      '"phase":"choosing" & "whyNot":"tooMuch"',
      ['MoneyGram pays out up to $10,000.00.'],
    ],
    [
      'FLOW-DRAW-08: as many cards as may be kept',
      'disburseMethod',
      'ManageDisburseMethod',
      '"phase":"choosing" & "whyNotAdd":"full"',
      ['which is the limit'],
    ],
  ])('%s', async (_, flow, screen, what, words) => {
    const { text } = await onScreen(flow, screen, what);
    for (const word of words) expect(text()).toContain(word);
  });

  test('FLOW-DRAW-08: at the limit no card can be added', async () => {
    const { text } = await onScreen('disburseMethod', 'ManageDisburseMethod', '"phase":"choosing" & "whyNotAdd":"full"');
    expect(text()).not.toContain('Add a debit card');
  });

  test.each([
    [5, 1, 'You have 5 cards that can receive money, which is the limit. Remove one to add another one.'],
    [5, 3, 'You have more cards that can receive money than the limit, which is 5. Remove at least 3 to add another one.'],
    [1, 2, 'You have more cards that can receive money than the limit, which is 1. Remove all of them to add another one.'],
  ])('with a limit of %i, Dot reads that she can add another card after she removes %i', (maxCards, toRemove, sentence) => {
    const list = charts.disburseMethod.walk().situations.flatMap(({ snapshot }) => disburseMethodView(snapshot));
    const view = list.find((one) => one.screen === 'ManageDisburseMethod');
    if (!view) throw new Error('no situation shows the ways');
    expect(stage(<WhyNotAdd view={{ ...view, whyNotAdd: 'full', maxCards, toRemove }} />).text()).toBe(sentence);
  });

  test('CONF-013: the names of all four ways are known; a debit card, MoneyGram and the store can be chosen, ACH cannot', async () => {
    const name = (way: WhereView['way']) => stage(<WayName where={{ way, card: null }} />).text();
    expect((['store', 'moneyGram', 'debit', 'ach'] as const).map(name)).toEqual([
      'Cash at the store',
      'MoneyGram',
      'Debit card',
      'Bank transfer (ACH)',
    ]);
    const { container, text } = await onScreen(
      'disburseMethod',
      'ManageDisburseMethod',
      '"phase":"choosing" & "way":"moneyGram" & "way":"store"',
    );
    const choices = [...container.querySelectorAll('input[type=radio]')].map((radio) => radio.getAttribute('value'));
    const withoutCard = choices.filter((choice) => !choice?.includes(':'));
    expect([withoutCard.length, new Set(withoutCard)]).toEqual([2, new Set(['moneyGram', 'store'])]);
    expect(choices.filter((choice) => choice?.includes(':')).length).toBeGreaterThan(0);
    expect(text()).not.toMatch(/ACH|bank transfer/i);
  });

  test('FLOW-CARD-07: a removal that the lender refused is not offered again', async () => {
    const { text, container } = await onScreen('disburseMethod', 'ManageDisburseMethod', '"phase":"confirming" & "mayRemove":false');
    expect(text()).toContain('Autopay uses this card.');
    expect(container.querySelector('dialog .button-danger')).toBeNull();
  });

  /** FLOW-DRAW-05, FLOW-DRAW-06 */
  test('a new card that gets the cash is chosen; after its removal nothing is', async () => {
    const added = await onScreen('disburseMethod', 'ManageDisburseMethod', '"phase":"choosing" & "kind":"added"');
    expect(added.text()).toContain('is saved and will get your cash.');
    expect(added.container.querySelector('input[type=radio]:checked')?.getAttribute('value')).toBe('BridgePay:5556');
    const removed = await onScreen('disburseMethod', 'ManageDisburseMethod', '"phase":"choosing" & "choice":"" & "kind":"removed"');
    expect(removed.text()).toContain('was removed.');
    expect(removed.container.querySelector('input[type=radio]:checked')).toBeNull();
  });
});
