import { createActor, fromCallback, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { gaps, titled } from '../../machines/paths/explorer.ts';
import { sessionWalk } from '../../machines/paths/walks/session.walks.ts';

const walk = sessionWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(titled(walk), (snapshot) => snapshot);
always('a sign-out in progress is not started a second time (FLOW-AUTH-09)', (snapshot) => {
  if (!snapshot.hasTag('signOutInProgress')) return expect(snapshot.matches('signingOut')).toBe(false);
  const again = walk.after(snapshot, { type: 'signOut.requested', reason: 'networkError' });
  return expect([again.value, again.context.reason, again.children['endSession']]).toEqual([
    snapshot.value,
    snapshot.context.reason,
    snapshot.children['endSession'],
  ]);
});
always('a signed-in customer can always sign out', (snapshot) =>
  expect(
    snapshot.matches('on') && !walk.after(snapshot, { type: 'signOut.requested', reason: 'sideBarButton' }).matches('signingOut'),
  ).toBe(false),
);

test('the app learns once why the session ended, even after two requests to end it (FLOW-AUTH-11)', async () => {
  const received: object[] = [];
  const parent = createActor(fromCallback<{ type: string }>(({ receive }) => receive((event) => received.push(event)))).start();
  const session = createActor(sessionMachine, { input: { parent } }).start();
  session.send({ type: 'session.began', profileId: 'ann' });
  session.send({ type: 'signOut.requested', reason: 'sessionTimeout' });
  session.send({ type: 'signOut.requested', reason: 'sideBarButton' });
  await waitFor(session, (at) => at.matches('off'));
  expect(received).toEqual([{ type: 'session.ended', reason: 'sessionTimeout' }]);
});
