import { describe, expect, test } from 'vitest';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { updateUserView } from '../../machines/updateUser/updateUser.view.ts';
import { verifyAsk } from '../../machines/updateUser/updateUser.rules.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { updateUserWalk } from '../../machines/paths/walks/updateUser.walks.ts';

const walk = updateUserWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

test('where the lender forbids the change there is no form (FLOW-AUTH-16)', () => {
  const fixed = walk.situations.filter(({ snapshot }) => snapshot.matches({ email: 'fixed' }));
  expect(fixed.length).toBeGreaterThan(0);
  for (const { snapshot } of fixed) {
    expect(updateUserView(snapshot).phase).toBe('fixed');
    expect(snapshot.can({ type: 'name.submitted', username: 'new@example.com' })).toBe(false);
  }
});

const ANN = 'Ann wants another email';
const VOICE = 'Ann wants another phone, and the lender offers voice';
const NAMES = 'getNames: Ann may change them';
const ann = (...labels: string[]) => follow(walk, ANN, 'readDraft: nothing', NAMES, ...labels);
const atCode = ['enters a new email', 'verifyCode: a code is on its way'];

describe('the new username', () => {
  test('is checked before a code is sent (ERR-042)', () =>
    expect(
      ['enters nothing', 'enters a malformed email', 'enters a new phone', 'enters her current email'].map(
        (typed) => updateUserView(ann(typed)).problem,
      ),
    ).toEqual(['required', 'notEmail', 'notEmail', 'same']));
  test('is taken: the form says so, and Ann can type another', () => {
    const at = ann(...atCode, 'verifyCode: the username is taken');
    expect([screenOf(at), updateUserView(at).problem]).toEqual(['Email', 'taken']);
  });
});

describe('the code (FLOW-AUTH-16)', () => {
  test('is sent at once where there is one method; several leave a choice', () => {
    expect(verifyAsk(ann('enters a new email').context)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: true });
    const phone = follow(walk, VOICE, 'readDraft: nothing', NAMES, 'enters a new phone');
    expect(verifyAsk(phone.context)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: false });
  });
  test('is not sent again when the address of the methods opens', () => {
    const again = follow(walk, ANN, 'readDraft: nothing', NAMES, ...atCode, 'opens the address of VerificationMethod');
    expect(verifyAsk(again.context)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: false });
  });
  test('is accepted: the outcome holds the new person', () =>
    expect(ann(...atCode, 'verifyCode: the code is accepted').output).toMatchObject({
      kind: 'updated',
      person: { email: 'new@example.com' },
    }));
  test('is refused where the lender forbids the change; for another username the form opens again', () => {
    expect(ann(...atCode, 'verifyCode: the lender forbids it').matches({ email: 'fixed' })).toBe(true);
    expect(updateUserView(ann(...atCode, 'verifyCode: another username'))).toMatchObject({ phase: 'entering', problem: null });
  });
});
