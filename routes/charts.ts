import { currentScreen, runningFlow, staysInFlow } from '../machines/app/app.view.ts';
import { stateNamed } from '../machines/kit/screenOf.ts';
import { chartsBelow, type RunningChart } from '../machines/kit/visibleScreen.ts';
import { transitionsFor } from '../machines/kit/xstateInternals.ts';
import type { Target } from '../machines/kit/target.ts';
import type { AppRef } from '../ui/shell/useCharts.ts';
import type { Charts } from './mirror.ts';

const routeIn = ({ snapshot }: RunningChart, { screen, params }: Target) => ({
  type: 'xstate.route',
  to: `#${stateNamed(snapshot, screen) ?? screen}`,
  params,
});

/** The chart of a flow that accepts this place now, or null. The deepest chart that knows the place decides: if it refuses, no parent is tried. */
function takerIn(flow: RunningChart, target: Target): RunningChart | null {
  for (const chart of [...chartsBelow(flow.snapshot), flow]) {
    const { snapshot } = chart;
    const route = routeIn(chart, target);
    if (snapshot.can(route)) return chart;
    if (stateNamed(snapshot, target.screen) || transitionsFor(snapshot, route).length > 0) return null;
  }
  return null;
}

/**
 * The running charts, as the mirror sees them. A place inside the running flow goes to the flow (`xstate.route`); any other place goes to
 * the app and its guards.
 */
export function chartsOf(app: AppRef): Charts {
  const running = () => runningFlow(app.getSnapshot());
  /** The running flow, if it has this place. */
  const flowWith = (target: Target) => (staysInFlow(app.getSnapshot(), target) ? running() : null);
  const taker = (target: Target) => {
    const flow = flowWith(target);
    return flow && takerIn(flow, target);
  };
  const sameLoan = (target: Target) => currentScreen(app.getSnapshot()).params['loanId'] === target.params['loanId'];

  return {
    visible: () => {
      const { flow, screen, params, search, busy } = currentScreen(app.getSnapshot());
      return screen === null ? null : { target: { flow, screen, params, search }, settled: !busy };
    },
    mayGo: (target) => {
      if (taker(target)) return true;
      // a flow that refuses one of its own places is not restarted for it: typed values would be lost
      if (flowWith(target) && sameLoan(target)) return false;
      return app.getSnapshot().can({ type: 'address.requested', target });
    },
    go: (target) => {
      const chart = taker(target);
      if (chart) chart.actor.send(routeIn(chart, target));
      else app.send({ type: 'address.requested', target });
    },
    isBound: () => app.getSnapshot().context.flowIsBound,
    mayReturn: (target) => {
      const flow = running();
      return flow?.flow !== target.flow || takerIn(flow, target) !== null;
    },
    watch: (changed) => {
      const seen = app.system.inspect((event) => {
        if (event.type === '@xstate.snapshot') changed();
      });
      return () => seen.unsubscribe();
    },
  };
}
