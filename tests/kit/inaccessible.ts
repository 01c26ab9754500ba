import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright';

/** The minified file: a third of `axe.source`, and every document has to read it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page has once the file is evaluated there. */
declare const axe: typeof Axe;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks WCAG 2.2 AA as far as a program can, with targets of 24 px or equivalent spacing (2.5.8). Returns the findings as sentences.
 * The checker is injected once per document, by the debugger, because the page's policy blocks scripts.
 */
export async function inaccessible(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (tags) => {
    // during a fade-in, or before one that is delayed, the contrast is not the final one
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const { violations } = await axe.run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], elementRef: false },
    );
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  }, TAGS);
}
