// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { charts, type ChartName } from '../../machines/paths/walks.ts';
import { standingStill, stillScreens } from '../../ui/situation/standingStill.ts';
import { stage } from '../ui/stage.tsx';

/** The first situation of the chart that shows this screen, and whose view has all parts of `what` in it. */
async function onScreen(flow: ChartName, screen: string, what: string) {
  const { walk, view } = charts[flow];
  const views = walk().situations.flatMap(({ snapshot }) => (snapshot.status === 'active' ? (view?.(snapshot) ?? []) : []));
  const found = views.find((one) => one.screen === screen && what.split(' & ').every((part) => JSON.stringify(one.view).includes(part)));
  if (!found) throw new Error(`no situation of ${flow} shows ${screen} with ${what}`);
  return stage((await stillScreens(flow)).show(standingStill(found.view), screen));
}

describe('a new loan', () => {
  test.each<[string, string, string, readonly string[]]>([
    [
      'ROUTE-044, GUARD-025: the amount and the limits of the lender',
      'OriginationAmount',
      '"phase":"choosing"',
      ['How much do you want to borrow?', 'From $600.00 to $12,000.00.', 'New loan · 2020 Toyota Tacoma', 'Call me instead'],
    ],
    [
      'an amount above the most is corrected where it is typed',
      'OriginationAmount',
      '"problem":"tooMuch"',
      ['Enter $12,000.00 or less: that’s the most you can borrow.'],
    ],
    [
      'a loan that was not signed in time',
      'OriginationAmount',
      '"phase":"lapsed"',
      ['This loan was not signed in time', 'No money was sent', 'Back to my offers'],
    ],
    ['an offer that has expired', 'OriginationAmount', '"phase":"expired"', ['This offer has expired.', 'Back to my offers']],
    ['another customer’s application', 'OriginationAmount', '"phase":"unknown"', ['We couldn’t find this application']],
    [
      'a loan that the law does not allow this customer: the lender’s reason, and what remains',
      'OriginationAmount',
      '"phase":"forbidden"',
      [
        'You can’t take this loan',
        'A federal law that protects service members and their families does not allow this loan. Please call (512) 555-0151.',
        'Your other offers and your loans stay as they are.',
        'Back to my offers',
      ],
    ],
    ['an application that was declined', 'OriginationAmount', '"phase":"declined"', ['This application was declined']],
    ['Kim has asked for a call before', 'OriginationAmount', '"phase":"choosing" & "isQueued":true', ['You asked us to call you']],
    ['whether Kim is to be called', 'OriginationCallMe', '"phase":"asking"', ['Should we call you?', 'Yes, call me', 'No, continue here']],
    ['Kim is called, and the flow is over', 'OriginationCallMe', '"phase":"queued"', ['You’re on our call list', 'Back to my offers']],
    [
      'ROUTE-046, GUARD-026, FLOW-ORIG-06: every way that the lender offers',
      'OriginationChooseMethod',
      '"phase":"choosing" & "whyNot":null',
      ['How do you want your money?', 'Debit card', 'MoneyGram', 'Cash at the store'],
    ],
    [
      'MoneyGram pays out less than is borrowed',
      'OriginationChooseMethod',
      '"phase":"choosing" & "whyNot":"tooMuch"',
      ['MoneyGram pays out up to $10,000.00.'],
    ],
    [
      'a declined card: why, and that nothing is owed',
      'OriginationChooseMethod',
      '"phase":"choosing" & "kind":"refused"',
      ['No loan was made, and you owe nothing for it.'],
    ],
    [
      'the last look, and the button with the sum',
      'OriginationChooseMethod',
      '"phase":"ready" & "mayOriginate":true & "lastFour":"5556"',
      ['Visa ending in 5556', 'No money is sent before you sign.', 'Take the loan of $600.00'],
    ],
    [
      'CONF-009: an unknown outcome is said first',
      'OriginationChooseMethod',
      '"phase":"unknown"',
      ['We couldn’t confirm yet whether this request arrived.', 'Send this same request again'],
    ],
    [
      'FLOW-ORIG-04, CONST-016: after 10 seconds the page says that it takes longer',
      'OriginationChooseMethod',
      '"phase":"open" & "standing":"stillWorking"',
      ['This is taking longer than usual.', 'Leave and come back later'],
    ],
    [
      'GUARD-027: the loan is made, and its money waits for the signature',
      'OriginationDocuSign',
      '"phase":"unsigned"',
      ['Sign to get your money', '$600.00', 'Waits for your signature', 'Read and sign', 'Sign later'],
    ],
    [
      'signed: where the money is, and its number',
      'OriginationDocuSign',
      '"phase":"received" & "referenceNumber":"R23456789A"',
      ['Your loan is signed', 'R23456789A', 'See my accounts'],
    ],
    [
      'signed, and the number could not be loaded',
      'OriginationDocuSign',
      '"phase":"received" & "referenceNumber":""',
      ['Your money is safe. Only the number is missing here.'],
    ],
  ])('%s', async (_, screen, what, words) => {
    const { text } = await onScreen('origination', screen, what);
    for (const word of words) expect(text()).toContain(word);
  });
});
