import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ActorRef } from 'xstate';
import { currentScreen, headerView, idleView, menuPage, noticeView, productName, type AppSnapshot } from '../../machines/app/app.view.ts';
import type { AppEvent } from '../../machines/app/app.types.ts';
import { sideMenu } from './sideMenu.ts';

/** The root actor, as the shell needs it. */
export type AppRef = ActorRef<AppSnapshot, AppEvent>;

/** Which screen is shown, and by which actor. `target`: the requested place while no screen is shown. */
function placeOf(app: AppSnapshot) {
  const { flow, chart, screen, actor, busy, noBack } = currentScreen(app);
  return { flow, chart, screen, actor, busy, noBack, target: app.context.target };
}

const menuOf = (app: AppSnapshot) => sideMenu()?.view(app.children.menu?.getSnapshot(), menuPage(app)) ?? null;
const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The side menu reads the app's chart and its own, whose changes do not change the app's snapshot. */
function useMenu(app: AppRef) {
  const menu = useSelector(app, ({ children }) => children.menu);
  useSelector(menu, (snapshot) => snapshot);
  return useSelector(app, (snapshot) => menuOf(snapshot), sameText); // a new function on each render, so that it selects again
}

/**
 * What the shell shows of the charts. A slow phone cannot render a whole screen between two frames (quality §7), so all of it except the idle
 * seconds is deferred: React renders it in slices, handles presses in between, and commits it at once.
 */
export function useCharts(app: AppRef) {
  const place = useSelector(app, placeOf, shallowEqual);
  const header = useSelector(app, headerView, shallowEqual);
  const notice = useSelector(app, noticeView);
  const menu = useMenu(app);
  const idle = useSelector(app, ({ children }) => children.idle);
  return {
    place: useDeferredValue(place),
    header: useDeferredValue(header),
    notice: useDeferredValue(notice),
    menu: useDeferredValue(menu),
    productName: useSelector(app, productName),
    idle: useSelector(idle, () => idleView(app.getSnapshot()), shallowEqual),
  };
}
