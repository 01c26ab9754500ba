import { currentScreen, runningFlow, staysInFlow } from '../machines/app/app.select.ts';
import type { Target } from '../machines/kit/target.ts';
import type { AppRef } from '../ui/shell/useCharts.ts';
import type { Charts } from './mirror.ts';

type Running = NonNullable<ReturnType<typeof runningFlow>>;

const route = ({ screen, params }: Target) => ({ type: 'xstate.route', to: `#${screen}`, params });

/**
 * The running charts, as the mirror sees them. A place inside the running flow is the flow's to give (`xstate.route`);
 * any other is asked of the app, whose guards judge it.
 */
export function chartsOf(app: AppRef): Charts {
  const running = () => runningFlow(app.getSnapshot());
  /** The running flow, if this place is one of its own. */
  const flowWith = (target: Target) => (staysInFlow(app.getSnapshot(), target) ? running() : null);
  const takes = ({ snapshot }: Running, target: Target) => snapshot.can(route(target));
  const sameLoan = (target: Target) => currentScreen(app.getSnapshot()).params['loanId'] === target.params['loanId'];

  return {
    shown: () => {
      const { flow, screen, params, search, busy } = currentScreen(app.getSnapshot());
      return screen === null ? null : { target: { flow, screen, params, search }, settled: !busy };
    },
    mayGo: (target) => {
      const flow = flowWith(target);
      if (flow && takes(flow, target)) return true;
      // a flow that refuses one of its own places is not started anew for it: what was entered would be lost
      if (flow && sameLoan(target)) return false;
      return app.getSnapshot().can({ type: 'address.asked', target });
    },
    go: (target) => {
      const flow = flowWith(target);
      if (flow && takes(flow, target)) flow.actor.send(route(target));
      else app.send({ type: 'address.asked', target });
    },
    mayReturn: (target) => {
      const flow = running();
      return flow?.flow !== target.flow || takes(flow, target);
    },
    watch: (changed) => {
      const seen = app.system.inspect((event) => {
        if (event.type === '@xstate.snapshot') changed();
      });
      return () => seen.unsubscribe();
    },
  };
}
