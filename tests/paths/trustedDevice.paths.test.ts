import { describe, expect, test } from 'vitest';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { trustedDeviceWalk } from '../../machines/paths/walks/trustedDevice.walks.ts';
import { verifyAsk } from '../../machines/trustedDevice/trustedDevice.rules.ts';

const walk = trustedDeviceWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const atCode = [
  'Tess signs in on a new device',
  'checkDevice: two methods',
  'goes on',
  'verifyCode: a code is on its way by email',
] as const;

describe('a new device (FLOW-AUTH-15)', () => {
  test('is trusted only when the service says so', () => {
    const trusted = walk.situations.flatMap(({ snapshot }) =>
      snapshot.output?.kind === 'trusted' ? [snapshot.output.person.trusted] : [],
    );
    expect(new Set(trusted)).toEqual(new Set([true]));
  });
  test('the count of wrong codes continues when the customer starts again, and on the email screen', () => {
    const again = follow(
      walk,
      ...atCode,
      'verifyCode: a code was wrong',
      'opens the address of TrustedDeviceWarning',
      'checkDevice: two methods',
    );
    expect(again.context.codes).toMatchObject({ sent: null, wrong: 1 });
    const atEmail = follow(walk, ...atCode, 'verifyCode: a code was wrong', 'opens the address of Email', 'confirms the email address');
    expect(verifyAsk(atEmail.context)).toMatchObject({ screen: 'VerificationCode', codes: { wrong: 1 } });
  });
  test('too many wrong codes sign the customer out, and so does canceling', () =>
    expect(['too many wrong codes', 'cancels'].map((end) => follow(walk, ...atCode, `verifyCode: ${end}`).output)).toEqual([
      { kind: 'refused' },
      { kind: 'refused' },
    ]));
  test('an accepted code without effect leads back to the start', () =>
    expect(follow(walk, ...atCode, 'verifyCode: the device is still not trusted').matches({ warning: 'loading' })).toBe(true));
  test('the email screen opens only where the code went by email (ROUTE-030)', () =>
    expect(
      walk.situations
        .filter(({ snapshot }) => snapshot.matches('verifying'))
        .filter(
          ({ snapshot }) => snapshot.can({ type: 'xstate.route', to: '#Email' }) !== (snapshot.context.codes.sent?.method === 'email'),
        )
        .map(({ title }) => title),
    ).toEqual([]));
});
