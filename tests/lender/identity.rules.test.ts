import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { passwordProblems, PasswordPolicy, type PasswordProblem } from '../../services/contract/password.ts';
import { Settings } from '../../services/contract/settings.ts';
import { SETTINGS } from '../../services/lender/settings.ts';
import { maskedTo, toMethods, waysTo } from '../../services/lender/identity/ways.ts';

const usual = v.parse(PasswordPolicy, {});
const strict = { ...usual, requireSymbols: true };
const lax: PasswordPolicy = {
  minimumLength: 1,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireSymbols: false,
  forbidSpaces: false,
};

describe('a password', () => {
  test.each<[string, PasswordPolicy, PasswordProblem[]]>([
    ['Sandbox2026', usual, []],
    ['Abcdefg1', usual, ['length']],
    ['Abcdefgh1', usual, []],
    ['ABCDEFGH1', usual, ['lowerCase']],
    ['abcdefgh1', usual, ['upperCase']],
    ['Abcdefghi', usual, ['number']],
    ['Abcdefgh 1', usual, ['spaces']],
    ['Ñandúñandú9', usual, []],
    ['', usual, ['length', 'upperCase', 'lowerCase', 'number']],
    ['Sandbox2026', strict, ['symbol']],
    ['Sandbox2026!', strict, []],
    ['🙂🙂🙂', { ...lax, minimumLength: 4 }, ['length']],
    ['a b', lax, []],
  ])('"%s" does not meet the policy (RULE-002, CONF-016)', (password, policy, problems) => {
    expect(passwordProblems(password, policy)).toEqual(problems);
  });
});

describe('the destination of a code', () => {
  test('is masked: the owner recognizes it, others cannot read it', () => {
    expect(maskedTo({ method: 'email', to: 'ann@example.com' })).toBe('a•••@example.com');
    expect(maskedTo({ method: 'voice', to: '5125550101' })).toBe('(•••) •••-0101');
  });

  test.each([
    ['a@b.co', '5125550101', ['email', 'text', 'voice']],
    ['a@b.co', '', ['email']],
    ['', '5125550101', ['text', 'voice']],
    ['', '', []],
  ])('is one of the ways to "%s" and "%s"', (email, phone, methods) => {
    expect(toMethods(waysTo(email, phone)).map(({ method }) => method)).toEqual(methods);
  });
});

describe('the settings', () => {
  test('are the specification’s when the service sends none (CONF-001, CONF-002, CONF-003)', () => {
    expect(v.parse(Settings, {})).toMatchObject({
      signingStatusTimeoutSeconds: 15,
      loanOriginateTimeoutSeconds: 10,
      postDrawTimeoutSeconds: 45,
      disbursementMaxPollingAttempts: 10,
      maxMoneyGramDisbursement: 1_000_000,
      amountPerShare: 5_000,
      originationTtlMinutes: 7_200,
      gpsReceiptMinutes: 604_800 / 60,
      gpsCheckPayment: true,
      restrictManualRetry: true,
      allowNoSsnRefinance: false,
      canUseDisbursementPolling: false,
      maxFiles: 4,
    });
  });

  test('of the sandbox point to pages of this machine only', () => {
    const { brandLinks } = v.parse(Settings, SETTINGS);
    expect(Object.keys(brandLinks)).toHaveLength(9);
    for (const links of Object.values(brandLinks))
      for (const link of Object.values(links ?? {})) if (link !== null) expect(link).toMatch(/^\/sandbox-pages\//);
  });

  test.each(['javascript:alert(1)', '//example.com', '/\\example.com', 'http://example.com'])('never lead to %s', (link) => {
    expect(v.safeParse(Settings, { externalPages: { bad: link } }).success).toBe(false);
  });
});
