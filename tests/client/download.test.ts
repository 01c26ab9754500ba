import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, type AnyStateMachine } from 'xstate';
import type { DownloadedFlow } from '../../machines/flows.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { currentScreen } from '../../machines/app/app.select.ts';
import { CHUNK_LIMIT_MS } from '../../machines/app/app.setup.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { json, service } from './kit/service.ts';

test('a page that does not come is waited for 120 s, then said so, with a way to ask again (ERR-038, PWA-009)', async () => {
  vi.useFakeTimers();
  service(() => json({ available: true, message: '' }));
  const never = fromPromise<AnyStateMachine, { flow: DownloadedFlow }>(() => new Promise(() => {}));
  const app = createActor(appMachine.provide({ actors: { fetchFlow: never } }), { input: { target: CONTACT_US } }).start();
  const at = () => app.getSnapshot().value;
  await vi.waitFor(() => expect(at()).toBe('fetching'), 60_000);
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1_000);
  expect(at()).toBe('fetching');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(currentScreen(app.getSnapshot())).toMatchObject({ screen: 'ChunkLoadError', busy: false });
  app.send({ type: 'retry.chosen' });
  expect(at()).toBe('fetching');
  app.stop();
});
