import { describe, expect, test } from 'vitest';
import {
  admitted,
  leavesLock,
  linkNotice,
  mustDetour,
  mustResetPassword,
  mustSignIn,
  sentToSecureAccount,
} from '../../machines/guards/guards.rules.ts';
import { CONTACT_US, payment } from '../../machines/kit/places.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import { ApiError } from '../../services/contract/error.ts';
import { ann, gus, tess, zoe } from '../../machines/paths/people/people.ts';

const at = payment('TitleMax', '4711');
const link = (search: Readonly<Record<string, string>>) => ({
  target: { ...at, search: { profileId: 'p', ...search } },
  person: null,
  locks: [],
  previousBrand: null,
  known: { brands: [], availableProviders: [] },
});
const refused = (code: string) => new ApiError({ kind: 'refused', call: 'POST /deviceKeyAuth', code, texts: ['No.'] }).failure;

describe('Login’s notice after a link that failed', () => {
  test.each<[string, SessionEnd]>([
    ['UserNotFoundException', 'userNotFound'],
    ['UserNotFound', 'userNotFound'],
    ['Invalid session', 'invalidSession'],
    ['NotAuthorizedException', 'invalidSession'],
    ['Device key not found', 'deviceKeyNotFound'],
    ['ResourceNotFoundException', 'deviceKeyNotFound'],
    ['MissingDeviceKey', 'missingDeviceKey'],
  ])('ERR-034: "%s" is %s', (code, reason) => expect(linkNotice(link({}), refused(code))).toEqual({ kind: 'sessionEnded', reason }));
  test('ERR-033: any other refusal shows the service’s own text', () =>
    expect(linkNotice(link({}), refused('Odd'))).toMatchObject({ kind: 'linkFailed', failure: { texts: ['No.'] } }));
  test('FLOW-LOCK-04, OPEN-042: an expired, used or changed signature has the same notice, whatever the code', () => {
    for (const code of ['InvalidSignatureException', 'UserNotFoundException', ''])
      expect(linkNotice(link({ signature: 's' }), refused(code))).toEqual({ kind: 'linkExpired' });
  });
});

describe('GUARD-009: a password that must be reset', () => {
  test('is recognized by its code, in both spellings', () => {
    expect(['PasswordResetRequired', 'PasswordResetRequiredException'].every((code) => mustResetPassword(refused(code)))).toBe(true);
    expect(mustResetPassword(refused('NotAuthorizedException'))).toBe(false);
  });
  test('stores the link’s target, and nothing else of the link', () =>
    expect(sentToSecureAccount(link({ signature: 's', expiration: '1', flowLock: 'true' }))).toEqual({
      kind: 'secureAccount',
      returnTo: at,
    }));
});

test.each([
  ['a visitor', null, []],
  ['Ann', ann, []],
  ['Gus, whose tab is locked to his payment', gus, ['payment']],
  ['Tess, whose device needs a code first', tess, []],
  ['Zoe, who has to agree to the terms first', { ...zoe, termsPending: true }, []],
] as const)('ContactUs is open to everybody: %s (ROUTE-097, MENU-010)', (_, person, locks) => {
  const facts = { ...link({}), target: CONTACT_US, person, locks };
  expect([mustSignIn(facts), mustDetour(facts), leavesLock(facts)]).toEqual([false, false, false]);
  expect(admitted({ ...facts, notice: null })).toMatchObject({ kind: 'enter', target: CONTACT_US });
});
