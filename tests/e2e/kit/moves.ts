import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts of this document, each with what has moved. */
    moves?: string[];
  }
}

/** Notes every layout shift of the documents that are opened from now on, whatever has caused it. */
export const noteMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves: string[] = [];
    window.moves = moves;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = 'sources' in entry ? entry.sources : [];
        const nodes = Array.isArray(sources) ? sources.map((source: { node?: Node | null }) => source.node?.textContent?.slice(0, 40)) : [];
        moves.push(`${entry.startTime}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved so far. */
export const movesOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.moves ?? ['not noted']);
