import { describe, expect, test } from 'vitest';
import { detailProblems, ssnStanding } from '../../machines/linkAccount/linkAccount.rules.ts';

/** What is wrong with Zoe's form; her date of birth and her phone number are right. */
const problems = (ssn: string, loanNumber: string) =>
  detailProblems({ ssn: ssnStanding(ssn), loanNumber, dateOfBirth: '09/28/1980', phone: '(512) 555-0120' });

describe('Zoe proves her identity', () => {
  test.each([
    ['123-45-6789', []],
    ['899-45-6789', []],
    ['000-45-6789', ['ssnWrong']],
    ['666-45-6789', ['ssnWrong']],
    ['900-45-6789', ['ssnWrong']],
    ['999-45-6789', ['ssnWrong']],
    ['123-00-6789', ['ssnWrong']],
    ['123-45-0000', ['ssnWrong']],
    ['123-45-678', ['ssnWrong']],
    ['123-45-67890', ['ssnWrong']],
    ['123456789', ['ssnWrong']],
  ])('with the SSN %s: %j (RULE-007)', (ssn, wrong) => expect(problems(ssn, '')).toEqual(wrong));

  test.each([
    ['10101-2020001-1', []],
    ['1010120200011', []],
    ['10101-2020001', []],
    [' 10101-2020001-1 ', []],
    ['1010-2020001-1', ['loanNumberWrong']],
    ['10101--1', ['loanNumberWrong']],
    ['10101-20x', ['loanNumberWrong']],
    ['10101-2020001-1-1', ['loanNumberWrong']],
  ])('with the loan number %j: %j (RULE-009)', (loanNumber, wrong) => expect(problems('', loanNumber)).toEqual(wrong));

  test('with one of the two, not without both, and a right one does not hide a wrong one', () => {
    expect(problems('', '')).toEqual(['loanNumberOrSsn']);
    expect(problems('666-45-6789', '10101-2020001-1')).toEqual(['ssnWrong']);
    expect(problems('123-45-6789', '1010-1')).toEqual(['loanNumberWrong']);
  });
});
