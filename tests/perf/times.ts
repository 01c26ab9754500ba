import type { Browser } from 'playwright';
import { inBrowser } from './kit/browser.ts';
import { median } from './kit/figures.ts';
import { amongOthers, arrive, seenAfter } from './kit/visit.ts';

const ROUNDS = 11;
/** Quality §7: Login against the same page, styled, without any script. The part above 1 is the cost of our script. */
export const RATIOS = { usefulScreen: 1.03, typedAndPainted: 1.1 } as const;

type Round = { usefulScreen: number; typedAndPainted: number };
/** `ms`: medians of our page and of the reference. `limit`: null when the ratio is only reported. */
export type Times = { what: string; ratio: number; limit: number | null; ms: readonly [number, number] };

/** One cold visit: when the form is visible, and when the first letter typed into it has been painted. ms since the visit began. */
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

/**
 * Login of the built portal at `portal`, against the same page without any script at `withoutScript` and against a page without any style.
 * Alternately, so that other work of the machine affects all of them.
 */
export const measureTimes = (portal: string, withoutScript: string): Promise<Times[]> =>
  inBrowser((browser) =>
    amongOthers(async ({ staticPage, elsewhere }) => {
      const pages = { ours: portal, scriptless: withoutScript, plain: staticPage } as const;
      const rounds: Record<keyof typeof pages, Round[]> = { ours: [], scriptless: [], plain: [] };
      for (let round = 0; round < ROUNDS; round++) {
        rounds.plain.push(await visit(browser, pages.plain, elsewhere));
        rounds.scriptless.push(await visit(browser, pages.scriptless, elsewhere));
        rounds.ours.push(await visit(browser, pages.ours, elsewhere));
      }
      const against = (other: keyof typeof pages, name: keyof Round) => {
        const ms = [median(rounds.ours.map((round) => round[name])), median(rounds[other].map((round) => round[name]))] as const;
        return { ms, ratio: ms[0] / ms[1] };
      };
      return [
        { what: 'Login, useful screen', ...against('scriptless', 'usefulScreen'), limit: RATIOS.usefulScreen },
        { what: 'Login, typed and painted', ...against('scriptless', 'typedAndPainted'), limit: RATIOS.typedAndPainted },
        { what: 'Login, useful screen, plain page', ...against('plain', 'usefulScreen'), limit: null },
        { what: 'Login, typed and painted, plain page', ...against('plain', 'typedAndPainted'), limit: null },
      ];
    }),
  );
