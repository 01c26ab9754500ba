import * as v from 'valibot';
import { expect, test } from 'vitest';
import { passwordHints } from '../../machines/kit/passwordHints.ts';
import { PasswordPolicy } from '../../services/contract/password.ts';

const usual = v.parse(PasswordPolicy, {});
const met = (text: string, policy = usual) =>
  passwordHints(policy, text)
    .filter((hint) => hint.met)
    .map(({ rule }) => rule);
const rulesOf = (policy: PasswordPolicy) => passwordHints(policy, '').map(({ rule }) => rule);

test('Ann needs nine characters, upper and lower case, a number and no spaces, but no special character (RULE-002, CONF-016)', () =>
  expect(rulesOf(usual)).toEqual(['length', 'upperCase', 'lowerCase', 'number', 'spaces']));

test('a lender’s policy with a special character requires one, and nothing that is not in the policy (RULE-002, CONF-016, ERR-043)', () => {
  const strange = { ...usual, requireSymbols: true, requireUppercase: false, requireNumbers: false, forbidSpaces: false };
  expect(rulesOf(strange)).toEqual(['length', 'lowerCase', 'symbol']);
  expect(met('correct horse', strange)).toEqual(['length', 'lowerCase']);
  expect(met('correct-horse', strange)).toEqual(['length', 'lowerCase', 'symbol']);
});

test('eight characters are too few and nine are enough (RULE-002)', () => {
  expect(met('Abcdefg1')).not.toContain('length');
  expect(met('Abcdefgh1')).toContain('length');
});

test('each rule is met separately, and an empty field meets none (ERR-043)', () => {
  expect(met('')).toEqual([]);
  expect(met('a')).toEqual(['lowerCase', 'spaces']);
  expect(met('a B')).toEqual(['upperCase', 'lowerCase']);
  expect(met('Sandbox2026')).toEqual(rulesOf(usual));
});
