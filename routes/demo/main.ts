import '../../ui/styles/portal.css';
import './demo.css';
import { setupWorker } from 'msw/browser';
import * as v from 'valibot';
import { introduction } from '../../services/lender/people/introduction.ts';
import { demoHandlers } from './handlers.ts';
import { createStartPage, type StartPage } from './startPage.ts';
import { lenderBehind, type Fetch } from './wire.ts';
import { STAGES } from './words.ts';

/** What the lender's worker reports while it starts. */
const Report = v.union([v.object({ stage: v.picklist(STAGES) }), v.object({ failed: v.string() })]);

/** Starts the lender in a worker. Rejects with the worker's reason when it cannot start. */
async function startLender(page: StartPage): Promise<Fetch> {
  const worker = new Worker(new URL('lender.ts', import.meta.url), { type: 'module' });
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const report = v.parse(Report, data);
      if ('failed' in report) reject(new Error(report.failed));
      else if (report.stage === 'ready') resolve();
      else page.report(report.stage);
    });
  });
  return lenderBehind(worker);
}

/** Replaces the demo's page with the portal in the same document, so that the lender keeps running. */
async function openPortal(page: StartPage): Promise<void> {
  page.close();
  await import('../main.tsx');
}

async function start(page: StartPage): Promise<void> {
  if (!('serviceWorker' in navigator)) return page.fail('noWorker');
  const lender = await startLender(page);
  page.report('connecting');
  await setupWorker(...demoHandlers(lender, location.origin)).start({
    serviceWorker: { url: '/demo-worker.js' },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  // any other address is a place of the portal: a reload or an opened link
  if (location.pathname !== '/' || location.search !== '') return openPortal(page);
  const introduce = async (): Promise<void> =>
    page.introduce(await introduction(location.origin, lender), {
      onOpen: () => void openPortal(page),
      onGuest: (link) => {
        history.replaceState(null, '', link);
        void openPortal(page);
      },
      onStartOver: () => {
        page.report('filling');
        const reset = new Request('/sandbox/reset', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
        lender(reset)
          .then(introduce)
          .catch(() => page.fail('failed'));
      },
    });
  await introduce();
}

const host = document.getElementById('demo');
if (host) {
  const page = createStartPage(host);
  start(page).catch((error: unknown) => page.fail('failed', error instanceof Error ? error.message : ''));
}
