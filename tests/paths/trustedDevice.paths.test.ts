import { describe, expect, test } from 'vitest';
import { gaps } from '../kit/explorer.ts';
import { trustedDeviceWalk } from './trustedDevice.walks.ts';

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
  test('a code goes out only when it was asked for (CONF-017)', () => {
    const into = walk.situations.flatMap(({ key, ways }) => ways.filter(({ to }) => to !== key && /"(re)?sending"/.test(to)));
    expect(new Set(into.map(({ step }) => step.event.type))).toEqual(new Set(['method.chosen', 'code.resendChosen']));
  });
});
