import { expect, test } from 'vitest';
import { inOrder, kindOf } from '../../machines/offers/offers.rules.ts';
import { offersOf } from '../../machines/paths/walks/offers.walks.ts';
import { isExpired, offerKey, unviewedOf } from '../../services/contract/offerKey.ts';

const { settlement, late, appraisal, widget, elsewhere } = offersOf;
const NOON = Date.parse(settlement.docExp);

test('an offer is identified by its kind and subject: two settlement offers are different', () =>
  expect([settlement, late, appraisal, widget, elsewhere].map(offerKey)).toEqual([
    '10-title',
    '10-other',
    '12-application-1',
    '22-TitleMax',
    '22-InstaLoan',
  ]));

test.each([
  [10, 'settlement'],
  [12, 'appraisal'],
] as const)('the offer with the id %i is of the kind %s (CONST-044)', (offerId, kind) => expect(kindOf({ offerId })).toBe(kind));

test('a viewed offer is not counted; the other settlement offer is', () =>
  expect(unviewedOf([settlement, late, widget], ['10-title', '22-TitleMax'], 0).map(offerKey)).toEqual(['10-other']));

test('an offer that has expired is not counted as new', () =>
  expect(unviewedOf([settlement, late, widget], [], Date.parse(late.docExp) + 1).map(offerKey)).toEqual(['10-title', '22-TitleMax']));

test.each([
  ['a moment before its end', -1, false],
  ['at its end', 0, false],
  ['a moment after its end', 1, true],
])('%s (%i ms) an offer has expired: %s', (_, ms, expired) => expect(isExpired(settlement, NOON + ms)).toBe(expired));

test('the offer that expires first is first; of the expired ones, the last one', () => {
  const { good, expired } = inOrder([widget, settlement, late, appraisal], Date.parse(appraisal.docExp));
  expect([good.map(offerKey), expired.map(offerKey)]).toEqual([
    ['12-application-1', '22-TitleMax'],
    ['10-title', '10-other'],
  ]);
});
