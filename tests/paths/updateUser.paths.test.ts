import { describe, expect, test } from 'vitest';
import { screenOf } from '../../machines/kit/screenOf.ts';
import { updateUserView } from '../../machines/updateUser/updateUser.select.ts';
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

const ann = (...labels: string[]) =>
  follow(walk, 'Ann wants another e-mail', 'readDraft: nothing', 'getNames: she may change them', ...labels);
const atCode = ['enters a new e-mail', 'sendCode: by e-mail'];

describe('the name Ann types', () => {
  test('is told what is wrong with it before a code goes out (ERR-042)', () =>
    expect(
      ['enters nothing', 'enters no name', 'enters a new phone', 'enters the e-mail she has'].map(
        (typed) => updateUserView(ann(typed)).problem,
      ),
    ).toEqual(['required', 'notEmail', 'notEmail', 'same']));
  test('is somebody else’s by the time she wants another code: she is told so, where she can type another', () => {
    const at = ann(...atCode, 'after resendPause (30000 ms)', 'wants another code', 'resendCode: taken');
    expect([screenOf(at), updateUserView(at).problem]).toEqual(['Email', 'taken']);
  });
});

describe('a code that was entered (FLOW-AUTH-16)', () => {
  test('and taken: the app is told who Ann is now', () =>
    expect(ann(...atCode, 'enters a code', 'confirmCode: right', 'readPerson: her new name').output).toMatchObject({
      kind: 'updated',
      person: { email: 'new@example.com' },
    }));
  test('and whose answer was lost: changed only when the service says so', () => {
    const lost = [...atCode, 'enters a code', 'confirmCode: no usable answer'];
    expect(ann(...lost, 'getNames: she may change them').matches({ code: 'asking' })).toBe(true);
    expect(ann(...lost, 'getNames: the new one counts').matches({ code: 'renewing' })).toBe(true);
  });
});
