import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { reachFrom } from './kit/reach.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a browser, node or a tool starts with. */
const ENTRIES = [
  'routes/main.tsx',
  'routes/page/early.ts',
  'routes/worker/sw.ts',
  'routes/situation/main.tsx',
  'routes/studio/main.tsx',
  'routes/studio/link.ts',
  'routes/panel/panel.ts',
  'routes/serve/start.ts',
  'routes/serve/dev.ts',
  'routes/serve/build.ts',
  'routes/studio/make/docsWrite.ts',
  'routes/studio/make/paths.ts',
  'routes/studio/make/write.ts',
  'routes/demo/main.ts',
  'routes/demo/lender.ts',
  'routes/demo/startPage.ts',
  'routes/demo/noWorker.ts',
  'routes/demo/node/bytes.ts',
  'routes/demo/node/crypto.ts',
  'services/lender/server.ts',
  'services/lender/vault/page/form.ts',
  'ui/lingui.config.ts',
  'vite.config.ts',
];

/** What tests are made with: the explorer and its tours, the one door to XState, the lender over msw, the situations that the album draws. `walks.ts` finds walks by the names of their files. */
const QA = [
  'routes/studio/make/drawn.tsx',
  'machines/paths/explorer.ts',
  'machines/paths/tour.ts',
  'machines/paths/walks.ts',
  'machines/graph/chartInternals.ts',
  'services/lender/msw.ts',
];

/** The demo in the browser is being built and will use it. */
const SOON = ['services/lender/vault/assets.ts: ASSETS'];

const all = ['machines', 'ui', 'services', 'routes'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);
const walks = all.filter((path) => path.endsWith('.walks.ts'));

const reach = reachFrom(root, [...ENTRIES, ...QA, ...walks]);

test('every file of the product is reached from one of its entries: what only a test imports is dead', () =>
  expect(all.filter((path) => !reach.files.has(path))).toEqual([]));

test('every export is used by the product: what only a test uses is dead', () => {
  const dead = all
    .filter((path) => reach.files.has(path))
    .flatMap((file) => reach.exportsOf(file).flatMap((name) => (reach.isUsed({ file, name }) ? [] : [`${file}: ${name}`])));
  expect(dead.filter((one) => !SOON.includes(one))).toEqual([]);
});
