import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { situationPage } from '../../routes/build/situationPage.ts';
import type { Look, Situation } from '../../ui/situation/situation.ts';

/** An address that nobody has: the browser is given the page's files without a server. */
const ORIGIN = 'http://album.test';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const HEIGHT = 800;

/** A browser page that shows one situation after the other. */
export type Stand = {
  page: Page;
  /** Resolves when it stands there. `width`: CSS px. */
  show: (situation: Situation, look: Look, width: number) => Promise<void>;
  /** What the browser held against the page since the last question. */
  complaints: () => string[];
};

async function standOf(page: Page, files: string): Promise<Stand> {
  let complaints: string[] = [];
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
      const told = complaints;
      complaints = [];
      return told;
    },
    show: async (situation, look, wanted) => {
      if (wanted !== width) await page.setViewportSize({ width: wanted, height: HEIGHT });
      width = wanted;
      await page.evaluate(
        async (message) => {
          const isShown = (data: unknown) =>
            typeof data === 'object' && data !== null && 'id' in data && 'height' in data && data.id === message.situation.id;
          const shown = new Promise<void>((resolve) => {
            const listen = ({ data }: MessageEvent<unknown>) => {
              if (!isShown(data)) return;
              window.removeEventListener('message', listen);
              resolve();
            };
            window.addEventListener('message', listen);
          });
          window.postMessage(message, window.location.origin);
          await shown;
          // a title that took the focus from the screen before: in a picture there was none before
          if (document.activeElement instanceof HTMLElement && document.activeElement.tagName === 'H1') document.activeElement.blur();
          window.scrollTo(0, 0);
        },
        { type: 'situation.show', situation, look } as const,
      );
    },
  };
}

/** Builds the page of situations, opens `count` stands in a browser (CHROMIUM_PATH names one), and clears everything away afterwards. */
export async function onStands<T>(count: number, use: (stands: Stand[]) => Promise<T>): Promise<T> {
  const files = await mkdtemp(join(tmpdir(), 'album-'));
  await build(situationPage(files));
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const open = async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Chicago', locale: 'en-US' });
      return standOf(await context.newPage(), files);
    };
    return await use(await Promise.all(Array.from({ length: count }, open)));
  } finally {
    await browser.close();
    await rm(files, { recursive: true, force: true });
  }
}
