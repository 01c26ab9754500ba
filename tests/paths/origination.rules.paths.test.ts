import { expect, test } from 'vitest';
import { toCard } from '../../machines/paths/people/dot.ts';
import { appraised, newLoan, originatedInfo } from '../../machines/paths/people/kim.ts';
import { begun } from '../../machines/paths/walks/origination.walks.ts';
import { attemptInput, cardsInput, made, referenceAsk, signingInput, statusAsk } from '../../machines/origination/origination.asks.ts';
import * as rules from '../../machines/origination/origination.rules.ts';
import { contract } from '../../services/contract/index.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { at, FRESH, ready, SIGNABLE } from './originationStory.ts';

test('the request repeats what the lender has named, and has the card and the amount (CALL-066, origination-6)', () =>
  expect(attemptInput({ context: ready }).intent).toEqual({
    ask: {
      applicationId: 'application-1',
      appraisalId: 'appraisal-1',
      disburseCardIds: [{ type: 'BridgePay', id: '5556' }],
      amount: '600.00',
      type: 16,
      loanTypeCode: 'TTL',
      locationId: 'S-1',
      locationBrand: 'TitleMax',
      productId: 'P-1',
      storeId: 'S-1',
    },
    fingerprint: 'origination|application-1|600.00|16|BridgePay:5556',
  }));

test('after 10 seconds the page says that it takes longer, and polls on once a second (FLOW-ORIG-04, CONST-016)', () => {
  const { limits } = attemptInput({ context: ready });
  expect([limits.limitSeconds, limits.pollMs, limits.mostPolls]).toEqual([10, 1000, undefined]);
});

test.each([
  ['nothing', null, 'empty'],
  ['0', 0, 'tooLittle'],
  ['one cent less than the least', 59_999, 'tooLittle'],
  ['the least', 60_000, null],
  ['the most', 1_200_000, null],
  ['one cent more than the most', 1_200_001, 'tooMuch'],
])('%s typed: %i is %s (ROUTE-044)', (_, typed, problem) => expect(rules.problemOf({ typed, info: appraised })).toBe(problem));

test.each([
  ['every way', {}, 60_000, ['debit', 'moneyGram', 'store']],
  ['no MoneyGram', { isMoneyGramDisbursementAvailable: false }, 60_000, ['debit', 'store']],
  ['only the store', { isMoneyGramDisbursementAvailable: false, isDebitDisbursementAvailable: false }, 60_000, ['store']],
  ['MoneyGram pays out $10,000.00 at most', {}, 1_000_001, ['debit', 'store']],
])('%s: what can be chosen follows the lender’s options (FLOW-ORIG-06, ROUTE-046)', (_, less, amount, ways) => {
  const info = { ...appraised, disbursementOptions: { ...appraised.disbursementOptions, ...less } };
  const open = rules.waysOf({ ...ready, info, amount }).filter(({ whyNot }) => whyNot === null);
  expect(open.map(({ way }) => way)).toEqual(ways);
});

test('another amount has its way chosen again', () => {
  expect(rules.accepted({ ...ready, typed: 70_000 })).toMatchObject({ amount: 70_000, where: null });
  expect(rules.accepted(ready)).toMatchObject({ where: toCard });
});

test('what the lender has made counts more than what was begun here (CONF-024)', () =>
  expect(rules.fromDraft({ ...ready, ...rules.withInfo(originatedInfo) }, { ...begun, disbursementAmount: 90_000 })).toEqual({}));

/** ENT-020 */
test('the stored state has the amount, the way, and the new loan with its collateral, dueDate, loanAmount and loanId (FLOW-ORIG-02)', () => {
  expect(rules.draftOf(ready)).toMatchObject({
    applicationId: 'application-1',
    disbursementAmount: 60_000,
    disbursementType: 16,
    loanId: '',
  });
  expect(rules.draftOf({ ...ready, ...rules.withMade(newLoan) })).toMatchObject(newLoan);
  expect(Object.keys(contract['GET /originationInfo'].answer.entries)).toEqual(expect.arrayContaining(['originationKey', 'loanStatusId']));
});

test('only a loan is taken for the receipt of a request', () => {
  expect(made({ kind: 'paid', receipt: newLoan })).toMatchObject({ made: newLoan });
  expect(() => made({ kind: 'paid', receipt: { confirmationNumber: 'P1' } })).toThrow('loanId');
});

test('Kim signs in the loan’s system, on OriginationDocuSign; cards only are on ManageDisburseMethod', () => {
  const unsigned = at(
    'getInfo: the loan is made and not signed',
    ...SIGNABLE,
    ...FRESH,
    'fetchParts: the rest is here',
    'getAccounts: the new loan is there',
    'wants to sign',
  );
  expect(signingInput(unsigned)).toMatchObject({
    screenNames: { DocuSignView: 'OriginationDocuSign' },
    signingType: 'origination',
    loanId: 'new',
    person: { customerId: 'C-kim' },
  });
  expect(referenceAsk(unsigned)).toEqual({ newLoanId: 'new', disbursementType: '16' });
  expect(statusAsk(unsigned)).toEqual({ applicationId: 'application-1', lmsId: 'TLX' });
  expect(cardsInput({ context: ready }).options).toMatchObject({ isMoneyGramDisbursementAvailable: false });
});

test('the limit of MoneyGram is that of the settings', () =>
  expect(rules.choiceIn({ ...ready, settings: settingsIn({ maxMoneyGramDisbursement: '500.00' }) }, 'moneyGram')).toBeNull());
