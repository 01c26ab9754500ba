import axe from 'axe-core';
import type { Page } from 'playwright';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 AA as far as a program can tell, targets of 24 px or spaced like ones (2.5.8) among it. What is wrong, as sentences.
 * The judge comes into a document once and by the debugger's way, which no policy of the page holds up.
 */
export async function inaccessible(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    // what is still coming in is half transparent: a contrast of that moment is nobody's
    const coming = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(coming.map(({ finished }) => finished));
    const { violations } = await axe.run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], elementRef: false },
    );
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  }, TAGS);
}
