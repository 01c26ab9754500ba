import { describe, expect, test } from 'vitest';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { trustedDeviceWalk } from '../../machines/paths/walks/trustedDevice.walks.ts';
import { verifyAsk } from '../../machines/trustedDevice/trustedDevice.rules.ts';

const walk = trustedDeviceWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const atCode = ['Tess signs in on a new device', 'checkDevice: two ways', 'goes on', 'verifyCode: a code is on its way by e-mail'] as const;

describe('a device that is not known (FLOW-AUTH-15)', () => {
  test('is trusted only when the service says so', () => {
    const trusted = walk.situations.flatMap(({ snapshot }) =>
      snapshot.output?.kind === 'trusted' ? [snapshot.output.person.trusted] : [],
    );
    expect(new Set(trusted)).toEqual(new Set([true]));
  });
  test('the wrong codes count on when the customer begins again, and at the e-mail that does not come', () => {
    const again = follow(
      walk,
      ...atCode,
      'verifyCode: a code was wrong',
      'opens the address of TrustedDeviceWarning',
      'checkDevice: two ways',
    );
    expect(again.context.codes).toMatchObject({ sent: null, wrong: 1 });
    const atEmail = follow(walk, ...atCode, 'verifyCode: a code was wrong', 'opens the address of Email', 'knows the e-mail');
    expect(verifyAsk(atEmail.context)).toMatchObject({ screen: 'VerificationCode', codes: { wrong: 1 } });
  });
  test('whoever enters no right code is signed out, and so is whoever gives up', () =>
    expect(['no right code was entered', 'gives up'].map((end) => follow(walk, ...atCode, `verifyCode: ${end}`).output)).toEqual([
      { kind: 'refused' },
      { kind: 'refused' },
    ]));
  test('a code that was taken without effect leads back to the beginning', () =>
    expect(follow(walk, ...atCode, 'verifyCode: the device is as before').matches({ warning: 'asking' })).toBe(true));
  test('an e-mail is asked about only where the code went to one (ROUTE-030)', () =>
    expect(
      walk.situations
        .filter(({ snapshot }) => snapshot.matches('verifying'))
        .filter(
          ({ snapshot }) => snapshot.can({ type: 'xstate.route', to: '#Email' }) !== (snapshot.context.codes.sent?.method === 'email'),
        )
        .map(({ title }) => title),
    ).toEqual([]));
});
