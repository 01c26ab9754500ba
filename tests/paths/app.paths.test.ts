import { describe, expect, test } from 'vitest';
import { currentScreen, headerView } from '../../machines/app/app.view.ts';
import { CONTACT_US, HOME, LOGIN } from '../../machines/kit/places.ts';
import { isClosed } from '../../machines/app/appSession.rules.ts';
import { accountsMachine } from '../../machines/accounts/accounts.machine.ts';
import { gaps } from '../../machines/paths/explorer.ts';
import { ann, gus } from '../../machines/paths/people/people.ts';
import { annPays, enters, gusPays } from '../../machines/paths/walks/app.walks.ts';
import { after, annIsIn, done, nothingUnderWay, paymentIsHere, startedWith, walk } from './appStory.ts';

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const situations = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');
/** Titles of the situations for which it does not hold. */
const exceptions = (holds: (at: (typeof situations)[number]['snapshot']) => boolean) =>
  situations.filter(({ snapshot }) => !holds(snapshot)).map(({ title }) => title);

describe('in every situation of the app', () => {
  test('the end of the session is handled: nobody is signed in, no flow of a customer runs', () =>
    expect(
      exceptions((at) => {
        const after = walk.after(at, { type: 'session.ended', reason: 'invalidSession' });
        const isShown = after.matches(isClosed(at.context) ? 'maintenanceMode' : 'signIn');
        return after.context.person === null && (isShown || after.matches('arriving'));
      }),
    ).toEqual([]));
  test('the idle limit signs a signed-in customer out (FLOW-IDLE-04)', () =>
    expect(exceptions((at) => at.context.person === null || walk.after(at, { type: 'idle.expired' }).matches('leaving'))).toEqual([]));
  test('a signed-in customer can sign out, or the payment, the renewal or the draw is cleaning up first, or the upload asks first', () =>
    expect(
      exceptions((at) => {
        if (at.context.person === null) return true;
        const after = walk.after(at, { type: 'signOut.chosen', reason: 'sideBarButton' });
        return (
          after.matches('leaving') ||
          (after.matches('upload') && after.context.flowIsBound && after.context.endReason === 'sideBarButton') ||
          ((after.matches('payment') || after.matches('renewal') || after.matches('draw')) &&
            after.context.endReason === 'sideBarButton' &&
            (after.context.flowMayLeave || after.context.flowIsLeaving))
        );
      }),
    ).toEqual([]));
  test('no flow of a customer runs without one (ROLE-001)', () =>
    expect(
      exceptions(
        (at) =>
          at.context.person !== null || !(at.matches('accounts') || at.matches('payment') || at.matches('renewal') || at.matches('draw')),
      ),
    ).toEqual([]));
  test('while money moves no address and no menu leads away (OPEN-004)', () =>
    expect(
      exceptions(
        (at) =>
          !(at.matches('payment') || at.matches('draw')) ||
          at.context.flowMayLeave ||
          !(at.can({ type: 'address.requested', target: HOME }) || at.can({ type: 'menu.chosen', target: CONTACT_US })),
      ),
    ).toEqual([]));
  test('while an account is being linked or replaced no address and no menu leads away, so that the customer sees the result (FLOW-LINK-04)', () => {
    const bound = situations.filter(({ snapshot: at }) => at.matches('linkAccount') && at.context.flowIsBound);
    expect(bound.length).toBeGreaterThan(0);
    for (const { snapshot: at } of bound)
      expect([at.can({ type: 'address.requested', target: HOME }), at.can({ type: 'menu.chosen', target: CONTACT_US })]).toEqual([
        false,
        false,
      ]);
  });
  test('a sign-out asks first while files of an upload would be lost; a customer who stays is not signed out later', () => {
    const bound = situations.filter(({ snapshot: at }) => at.matches('upload') && at.context.flowIsBound && at.context.endReason === null);
    expect(bound.length).toBeGreaterThan(0);
    for (const { snapshot: at } of bound) {
      const asked = walk.after(at, { type: 'signOut.chosen', reason: 'sideBarButton' });
      expect([asked.value, asked.context.endReason, asked.context.next]).toEqual(['upload', 'sideBarButton', null]);
      expect(walk.after(asked, { type: 'xstate.done.actor.upload', output: { kind: 'left' } }).value).toBe('leaving');
      const home = walk.after(asked, { type: 'menu.chosen', target: HOME });
      expect([home.context.endReason, home.context.next]).toEqual([null, HOME]);
      const stays = walk.after(asked, { type: 'xstate.snapshot.upload', snapshot: at.children['upload']?.getSnapshot() });
      expect([stays.value, stays.context.endReason]).toEqual(['upload', null]);
    }
    const free = situations.filter(({ snapshot: at }) => at.matches('upload') && !at.context.flowIsBound);
    expect(free.length).toBeGreaterThan(0);
    for (const { snapshot: at } of free) expect(walk.after(at, { type: 'signOut.chosen', reason: 'sideBarButton' }).value).toBe('leaving');
  });
  test('a screen is shown, or the app is busy', () =>
    expect(
      exceptions((at) => {
        const { screen, busy } = currentScreen(at);
        return screen !== null || busy;
      }),
    ).toEqual([]));
  test('a second sign-out at the same time does nothing (FLOW-AUTH-09)', () =>
    expect(exceptions((at) => !at.matches('leaving') || !at.can({ type: 'signOut.chosen', reason: 'sideBarButton' }))).toEqual([]));
});

describe('the header', () => {
  test('a visitor', () => {
    const at = after('the start page is opened', startedWith(null), done('guards', enters(LOGIN, null)));
    expect(headerView(at)).toEqual({ signedIn: false, isGuest: false, name: '', brand: null });
  });
  test('Ann at her payment', () => {
    const at = after('the start page is opened', startedWith(ann), nothingUnderWay, done('guards', enters(annPays, ann)), paymentIsHere);
    expect(headerView(at)).toEqual({ signedIn: true, isGuest: false, name: 'Ann Lee', brand: 'TitleMax' });
  });
  test('Gus at his payment', () => {
    const at = after('a link is opened', startedWith(gus, ['payment']), done('guards', enters(gusPays, gus, ['payment'])), paymentIsHere);
    expect(headerView(at).isGuest).toBe(true);
  });
});

describe('the side menu', () => {
  const annPaysNow = [startedWith(ann), nothingUnderWay, done('guards', enters(annPays, ann)), paymentIsHere] as const;
  test('is not there at Login, and comes with the first flow', () => {
    const login = after('the start page is opened', startedWith(null), done('guards', enters(LOGIN, null)));
    expect(login.children.menu).toBeUndefined();
    expect(after('the start page is opened', ...annPaysNow).children.menu).toBeDefined();
  });
  test('stays while the same person goes from flow to flow', () => {
    const paying = after('the start page is opened', ...annPaysNow);
    const home = walk.after(walk.after(walk.after(paying, { type: 'session.ended', reason: 'invalidSession' }), annIsIn), nothingUnderWay);
    expect(home.context.menuFor).toBeNull();
    const other = walk.after(
      walk.after(paying, done('payment', { done: { kind: 'paid', brand: 'TitleMax', loanId: '1' } })),
      done('guards', enters(HOME, ann)),
    );
    expect(walk.after(other, done('fetchFlow', { done: accountsMachine })).children.menu).toBe(paying.children.menu);
  });
  test('ends with the session: the next customer sees nothing of Ann’s menu', () =>
    expect(exceptions((at) => walk.after(at, { type: 'session.ended', reason: 'invalidSession' }).children.menu === undefined)).toEqual(
      [],
    ));
});
