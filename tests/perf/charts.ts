import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createServer } from 'vite';
import type { Line } from './kit/figures.ts';

/** Quality §7, ms at 1x CPU: one transition of a chart, and one snapshot of it drawn. */
export const LIMITS = { transition: 0.1, render: 4 } as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
const Median = v.object({ ms: v.number(), of: v.number() });
const Measured = v.object({ transition: Median, render: Median });
const Measuring = v.object({ measure: v.custom<() => Promise<unknown>>((value) => typeof value === 'function') });

/** The page's own code in node, loaded by Vite with the macros and texts of the build. */
async function measureHere(): Promise<v.InferOutput<typeof Measured>> {
  const vite = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    const { measure } = v.parse(Measuring, await vite.ssrLoadModule('/tests/perf/charts.page.ts'));
    return v.parse(Measured, await measure());
  } finally {
    await vite.close();
  }
}

/** The payment chart and its screens over the whole walk, in their own process with React's production build. */
export function measureCharts(): Line[] {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the charts could not be measured:\n${stderr}`);
  const { transition, render } = v.parse(v.pipe(v.string(), v.parseJson(), Measured), stdout);
  return [
    {
      what: 'Payment, one transition',
      held: transition.ms <= LIMITS.transition,
      figures: `${transition.ms.toFixed(3)} of ${LIMITS.transition} ms (median of ${transition.of})`,
    },
    {
      what: 'Payment, one snapshot drawn',
      held: render.ms <= LIMITS.render,
      figures: `${render.ms.toFixed(2)} of ${LIMITS.render} ms (median of ${render.of})`,
    },
  ];
}

if (import.meta.main) {
  console.log(JSON.stringify(await measureHere()));
  process.exit(0); // the page's code has open listeners
}
