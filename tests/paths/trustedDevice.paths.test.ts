import { describe, expect, test } from 'vitest';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { trustedDeviceWalk } from '../../machines/paths/walks/trustedDevice.walks.ts';

const walk = trustedDeviceWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('a device that is not known (FLOW-AUTH-15)', () => {
  test('is trusted only when the service says so', () => {
    const trusted = walk.situations.flatMap(({ snapshot }) =>
      snapshot.output?.kind === 'trusted' ? [snapshot.output.person.trusted] : [],
    );
    expect(new Set(trusted)).toEqual(new Set([true]));
  });
  test('the third wrong code ends the session, the first and second do not', () => {
    const ends = walk.situations.flatMap(({ snapshot, ways }) =>
      ways
        .filter(({ step }) => step.label === 'confirmCode: wrong')
        .map(({ to }) => [snapshot.context.wrongCodes, to.startsWith('["closed"')]),
    );
    expect(new Map(ends.map(([wrong, closed]) => [wrong, closed]))).toEqual(
      new Map<unknown, unknown>([
        [0, false],
        [1, false],
        [2, true],
      ]),
    );
  });
  test('whoever the service sends no other code is signed out', () =>
    expect(
      follow(
        walk,
        'Tess signs in on a new device',
        'checkDevice: two ways',
        'goes on',
        'wants the code by e-mail',
        'sendCode: by e-mail',
        'after resendPause (30000 ms)',
        'wants another code',
        'resendCode: not for her',
      ).output,
    ).toEqual({ kind: 'refused' }));
  test('an e-mail is asked about only where the code went to one (ROUTE-030)', () =>
    expect(
      walk.situations
        .filter(({ snapshot }) => snapshot.matches({ code: 'asking' }))
        .filter(({ snapshot }) => snapshot.can({ type: 'email.questioned' }) !== (snapshot.context.codes.sent?.method === 'email'))
        .map(({ title }) => title),
    ).toEqual([]));
  test('a code goes out only when it was asked for (CONF-017)', () => {
    const into = walk.situations.flatMap(({ key, ways }) => ways.filter(({ to }) => to !== key && /"(re)?sending"/.test(to)));
    expect(new Set(into.map(({ step }) => step.event.type))).toEqual(new Set(['method.chosen', 'code.resendChosen']));
  });
});
