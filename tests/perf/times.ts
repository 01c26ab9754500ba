import type { Browser } from 'playwright';
import { inBrowser } from './kit/browser.ts';
import { median } from './kit/figures.ts';
import { amongOthers, arrive, seenAfter } from './kit/visit.ts';

const ROUNDS = 11;
/** Ratios to the static page of the same run. */
export const RATIOS = { usefulScreen: 1.15, typedAndPainted: 1.2 } as const;

export type Round = { usefulScreen: number; typedAndPainted: number };
/** `ms`: medians of ours and of the static page. */
export type Times = { what: string; ratio: number; limit: number; ms: readonly [number, number] };

/** One cold visit: when the form can be seen, and when the first letter typed into it has been painted. ms since the visit began. */
async function visit(browser: Browser, url: string, from: string): Promise<Round> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await arrive(context, url, from);
  await page.locator('#username').pressSequentially('a');
  const typedAndPainted = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))),
  );
  const usefulScreen = await seenAfter(page);
  await context.close();
  return { usefulScreen, typedAndPainted };
}

/** Login of the built portal at `portal` against the static page, visit by visit in turn: what the machine does meanwhile hits both. */
export const measureTimes = (portal: string): Promise<Times[]> =>
  inBrowser((browser) =>
    amongOthers(async ({ staticPage, elsewhere }) => {
      const ours: Round[] = [];
      const theirs: Round[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await visit(browser, staticPage, elsewhere));
        ours.push(await visit(browser, portal, elsewhere));
      }
      const of = (name: keyof Round) => {
        const ms = [median(ours.map((round) => round[name])), median(theirs.map((round) => round[name]))] as const;
        return { ms, ratio: ms[0] / ms[1] };
      };
      return [
        { what: 'Login, useful screen', ...of('usefulScreen'), limit: RATIOS.usefulScreen },
        { what: 'Login, typed and painted', ...of('typedAndPainted'), limit: RATIOS.typedAndPainted },
      ];
    }),
  );
