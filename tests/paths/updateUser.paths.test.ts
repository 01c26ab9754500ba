import { describe, expect, test } from 'vitest';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { updateUserView } from '../../machines/updateUser/updateUser.select.ts';
import { verifyAsk } from '../../machines/updateUser/updateUser.rules.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { updateUserWalk } from '../../machines/paths/walks/updateUser.walks.ts';

const walk = updateUserWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('nobody whose sign-in the lender keeps is asked for another (FLOW-AUTH-16)', () => {
  const fixed = walk.situations.filter(({ snapshot }) => snapshot.matches({ email: 'fixed' }));
  expect(fixed.length).toBeGreaterThan(0);
  for (const { snapshot } of fixed) {
    expect(updateUserView(snapshot).phase).toBe('fixed');
    expect(snapshot.can({ type: 'name.submitted', username: 'new@example.com' })).toBe(false);
  }
});

const ANN = 'Ann wants another e-mail';
const SPEAKS = 'Ann wants another phone, and the lender speaks';
const NAMES = 'getNames: she may change them';
const ann = (...labels: string[]) => follow(walk, ANN, 'readDraft: nothing', NAMES, ...labels);
const atCode = ['enters a new e-mail', 'verifyCode: a code is on its way'];

describe('the name Ann types', () => {
  test('is told what is wrong with it before a code goes out (ERR-042)', () =>
    expect(
      ['enters nothing', 'enters no name', 'enters a new phone', 'enters the e-mail she has'].map(
        (typed) => updateUserView(ann(typed)).problem,
      ),
    ).toEqual(['required', 'notEmail', 'notEmail', 'same']));
  test('is somebody else’s: she is told so, where she can type another', () => {
    const at = ann(...atCode, 'verifyCode: somebody else has this name');
    expect([screenOf(at), updateUserView(at).problem]).toEqual(['Email', 'taken']);
  });
});

describe('the code (FLOW-AUTH-16)', () => {
  test('goes at once where there is one way, and is chosen where there are several', () => {
    expect(verifyAsk(ann('enters a new e-mail').context)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: true });
    const phone = follow(walk, SPEAKS, 'readDraft: nothing', 'getNames: she may change them', 'enters a new phone');
    expect(verifyAsk(phone.context)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: false });
  });
  test('and its ways, opened by their address, are only shown: nothing is sent again', () => {
    const again = follow(walk, ANN, 'readDraft: nothing', NAMES, ...atCode, 'opens the address of VerificationMethod');
    expect(verifyAsk(again.context)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: false });
  });
  test('was taken: the app is told who Ann is now', () =>
    expect(ann(...atCode, 'verifyCode: the code is taken').output).toMatchObject({
      kind: 'updated',
      person: { email: 'new@example.com' },
    }));
  test('is not for whom the lender keeps: she reads that; and another name is typed where the first was', () => {
    expect(ann(...atCode, 'verifyCode: not for her').matches({ email: 'fixed' })).toBe(true);
    expect(updateUserView(ann(...atCode, 'verifyCode: another name'))).toMatchObject({ phase: 'asking', problem: null });
  });
});
