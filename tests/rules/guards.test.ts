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

describe('what Login says when a link lets nobody in', () => {
  test.each<[string, SessionEnd]>([
    ['UserNotFoundException', 'userNotFound'],
    ['UserNotFound', 'userNotFound'],
    ['Invalid session', 'invalidSession'],
    ['NotAuthorizedException', 'invalidSession'],
    ['Device key not found', 'deviceKeyNotFound'],
    ['ResourceNotFoundException', 'deviceKeyNotFound'],
    ['MissingDeviceKey', 'missingDeviceKey'],
  ])('ERR-034: "%s" is %s', (code, reason) => expect(linkNotice(link({}), refused(code))).toEqual({ kind: 'sessionEnded', reason }));
  test('ERR-033: any other refusal is told in the service’s own words', () =>
    expect(linkNotice(link({}), refused('Odd'))).toMatchObject({ kind: 'linkFailed', failure: { texts: ['No.'] } }));
  test('FLOW-LOCK-04, OPEN-042: a signature that is over, used or changed is told alike, whatever the code', () => {
    for (const code of ['InvalidSignatureException', 'UserNotFoundException', ''])
      expect(linkNotice(link({ signature: 's' }), refused(code))).toEqual({ kind: 'linkExpired' });
  });
});

describe('GUARD-009: a password that must be reset', () => {
  test('is known by its code, in either spelling', () => {
    expect(['PasswordResetRequired', 'PasswordResetRequiredException'].every((code) => mustResetPassword(refused(code)))).toBe(true);
    expect(mustResetPassword(refused('NotAuthorizedException'))).toBe(false);
  });
  test('remembers where the link was to lead, and nothing of the link', () =>
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
] as const)('whom to call is told to everybody: %s (ROUTE-097, MENU-010)', (_, person, locks) => {
  const asked = { ...link({}), target: CONTACT_US, person, locks };
  expect([mustSignIn(asked), mustDetour(asked), leavesLock(asked)]).toEqual([false, false, false]);
  expect(admitted({ ...asked, notice: null })).toMatchObject({ kind: 'enter', target: CONTACT_US });
});
