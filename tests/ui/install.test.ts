// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { BRANDS } from '../../machines/kit/brand.ts';
import { manifestFiles } from '../../routes/build/manifests.ts';
import { appUpdateMachine } from '../../machines/appUpdate/appUpdate.machine.ts';
import { setLog, type LogLine } from '../../services/client/log.ts';

const Manifest = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  start_url: v.pipe(v.string(), v.startsWith('/')),
  display: v.literal('standalone'),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.literal('image/png'), purpose: v.optional(v.string()) })),
});

afterEach(() => {
  setLog(() => undefined);
  vi.unstubAllGlobals();
});

test('every brand can be installed, under its own name (PWA-001, PROD-002)', () => {
  const manifests = [...manifestFiles()].map(([file, text]) => ({ file, ...v.parse(Manifest, JSON.parse(text)) }));
  expect(manifests.map(({ file }) => file)).toEqual([
    'manifest.webmanifest',
    ...Object.keys(BRANDS).map((brand) => `manifest.${brand}.webmanifest`),
  ]);
  expect(new Set(manifests.map(({ name }) => name)).size).toBe(manifests.length);
  for (const { icons } of manifests) {
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of icons) expect([src, existsSync(`public${src}`), sizeOf(`public${src}`)]).toEqual([src, true, sizes]);
  }
});

/** Width and height are in a PNG's first chunk. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('a service worker that fails to register is only logged (PWA-007, ERR-037)', async () => {
  const log: LogLine[] = [];
  setLog((line) => log.push(line));
  const register = () => Promise.reject(new TypeError('the worker is broken'));
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { register, controller: null }) });
  const update = createActor(appUpdateMachine).start();
  await vi.waitFor(() => expect(log).toMatchObject([{ level: 'warn', event: 'service worker', facts: { failed: 'TypeError' } }]));
  expect(update.getSnapshot().value).toBe('current');
});
