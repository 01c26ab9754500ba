import { describe, expect, test } from 'vitest';
import { linkNotice, mustResetPassword, sentToSecureAccount } from '../../machines/guards/guards.rules.ts';
import { payment } from '../../machines/kit/places.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import { ApiError } from '../../services/contract/error.ts';

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
