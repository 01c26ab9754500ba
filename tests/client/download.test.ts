import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, type AnyStateMachine } from 'xstate';
import type { DownloadedFlow } from '../../machines/flows.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { currentScreen } from '../../machines/app/app.view.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { clearCache } from '../../services/client/cache.ts';
import { json, service } from './kit/service.ts';

test.each([
  [120, {}],
  [10, { chunkLoadTimeoutSeconds: 10 }],
])(
  'after %i s without its script a page shows an error and a button to try again (ERR-038, PWA-009, CONST-042)',
  async (seconds, published) => {
    vi.useFakeTimers();
    clearCache();
    service(() => json({ available: true, message: '', ...published }));
    const never = fromPromise<AnyStateMachine, { flow: DownloadedFlow }>(() => new Promise(() => {}));
    const app = createActor(appMachine.provide({ actors: { fetchFlow: never } }), { input: { target: CONTACT_US } }).start();
    const at = () => app.getSnapshot().value;
    await vi.waitFor(() => expect(at()).toBe('fetching'), 60_000);
    await vi.advanceTimersByTimeAsync((seconds - 1) * 1_000);
    expect(at()).toBe('fetching');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(currentScreen(app.getSnapshot())).toMatchObject({ screen: 'ChunkLoadError', busy: false });
    app.send({ type: 'retry.chosen' });
    expect(at()).toBe('fetching');
    app.stop();
  },
);
