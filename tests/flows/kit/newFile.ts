import { afterAll, vi } from 'vitest';

/** Each file of tests begins with new modules, real time and the globals of Node: the files run one after the other in one process. */
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
