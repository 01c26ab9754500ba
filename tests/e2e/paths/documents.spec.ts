import type { Page } from '@playwright/test';
import { documentsPlan, WORSE } from './documents.plan.ts';
import { documentsWalk, starts } from './documents.world.ts';
import { stopClock } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/documents.ts';

/** The browser of these tests has no viewer of its own; this says that it has one, so that the page frames the PDF. */
const withViewer = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }));
const withoutFiles = (page: Page) =>
  page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new RangeError('no memory');
    };
  });

const of = (start: string) => {
  const found = Object.entries(starts).find(([name]) => name === start)?.[1];
  if (!found) throw new Error(`nobody begins so: ${start}`);
  return { ...found, isWorse: found.input.params.loanId === WORSE };
};

runPaths({
  name: 'documents',
  walk: documentsWalk,
  plan: documentsPlan,
  undriven: UNDRIVEN,
  fixed: (start) => (of(start).isWorse ? { 'GET /lmsReferenceId': { status: 500, body: {} } } : {}),
  open: async ({ portal }, start) => {
    const { page } = portal;
    const { path, input, isWorse } = of(start);
    await withViewer(page);
    if (isWorse) await withoutFiles(page);
    await portal.withSession('ann@example.com');
    await page.goto(path);
    await portal.on(input.screen);
    await stopClock(page);
  },
});
