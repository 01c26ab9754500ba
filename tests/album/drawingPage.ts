import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';

import { situationPage } from '../../routes/build/situationPage.ts';
import type { Look, Situation } from '../../ui/situation/situation.ts';
import { STEP_LIMIT_MS } from '../kit/limits.ts';

/** A made-up address: the page's files are served without a server. */
const ORIGIN = 'http://album.test';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const HEIGHT = 800;

/** A browser page that draws one situation after another. */
export type DrawingPage = {
  page: Page;
  /** Resolves when the situation is drawn. `width`: CSS px. */
  show: (situation: Situation, look: Look, width: number) => Promise<void>;
  /** The browser's errors and warnings since the last call. */
  complaints: () => string[];
};

async function drawingPageOf(page: Page, files: string): Promise<DrawingPage> {
  let complaints: string[] = [];
  page.setDefaultTimeout(STEP_LIMIT_MS);
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(`console: ${line.text()}`);
  });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = normalize(new URL(route.request().url()).pathname);
    await route.fulfill({ path: join(files, path), contentType: TYPES[extname(path)] ?? 'application/octet-stream' });
  });
  await page.goto(`${ORIGIN}/screen.html`);
  let width = 0;
  return {
    page,
    complaints: () => {
      const until = complaints;
      complaints = [];
      return until;
    },
    show: async (situation, look, wanted) => {
      if (wanted !== width) await page.setViewportSize({ width: wanted, height: HEIGHT });
      width = wanted;
      await page.evaluate(
        async (message) => {
          const isDrawn = (data: unknown) =>
            typeof data === 'object' && data !== null && 'id' in data && 'height' in data && data.id === message.situation.id;
          const drawn = new Promise<void>((resolve) => {
            const listen = ({ data }: MessageEvent<unknown>) => {
              if (!isDrawn(data)) return;
              window.removeEventListener('message', listen);
              resolve();
            };
            window.addEventListener('message', listen);
          });
          window.postMessage(message, window.location.origin);
          await drawn;
          // the title takes the focus on a change of screen, which a picture must not show
          if (document.activeElement instanceof HTMLElement && document.activeElement.tagName === 'H1') document.activeElement.blur();
          window.scrollTo(0, 0);
        },
        { type: 'situation.show', situation, look } as const,
      );
    },
  };
}

/** Builds the page of situations, opens `count` browser pages (CHROMIUM_PATH names a browser), and removes everything afterwards. */
export async function onDrawingPages<T>(count: number, use: (drawings: DrawingPage[]) => Promise<T>): Promise<T> {
  const files = await mkdtemp(join(tmpdir(), 'album-'));
  await build(situationPage(files));
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: STEP_LIMIT_MS,
  });
  try {
    const open = async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Chicago', locale: 'en-US' });
      return drawingPageOf(await context.newPage(), files);
    };
    return await use(await Promise.all(Array.from({ length: count }, open)));
  } finally {
    await browser.close();
    await rm(files, { recursive: true, force: true });
  }
}
