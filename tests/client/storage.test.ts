// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type * as StorageModule from '../../services/client/storage.ts';

let storage: typeof StorageModule;

beforeEach(async () => {
  vi.resetModules();
  sessionStorage.clear();
  storage = await import('../../services/client/storage.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a stored text is there after a reload', async () => {
  storage.keepText('session', 'draft', 'typed');
  vi.resetModules();
  const reloaded = await import('../../services/client/storage.ts');
  expect(reloaded.readText('session', 'draft')).toBe('typed');
  expect(storage.storageHealth()).toBe('stored');
});

/** @layer STORE */
test('a locked flow stays locked after a reload of its tab, and not in another tab (FLOW-LOCK-05, STORE-004)', async () => {
  const { lockFlow } = await import('../../services/client/locks.ts');
  lockFlow('payment');
  vi.resetModules();
  const { lockedFlows } = await import('../../services/client/locks.ts');
  expect(lockedFlows()).toEqual(['payment']);
  expect(Object.keys(localStorage)).toEqual([]); // shared by all tabs
  sessionStorage.clear(); // another tab starts empty
  expect(lockedFlows()).toEqual([]);
});

test('denied storage: the page uses memory, and reports it once', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const reports: string[] = [];
  storage.onStorageHealth((health) => reports.push(health));
  expect(storage.readText('session', 'draft')).toBeNull();
  storage.keepText('session', 'draft', 'typed');
  storage.keepText('session', 'draft', 'typed more');
  expect(storage.readText('session', 'draft')).toBe('typed more');
  expect(storage.storedKeys('session')).toEqual(['draft']);
  storage.forgetText('session', 'draft');
  expect(storage.readText('session', 'draft')).toBeNull();
  expect(reports).toEqual(['memoryOnly']);
});

test('full storage: the newest value wins over the old one in storage', () => {
  storage.keepText('session', 'draft', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.keepText('session', 'draft', 'new');
  expect(storage.readText('session', 'draft')).toBe('new');
  expect(storage.storageHealth()).toBe('memoryOnly');
  full.mockRestore();
  storage.keepText('session', 'draft', 'newest');
  expect(sessionStorage.getItem('draft')).toBe('newest');
});

test.each(['not json', '{"cents":"many"}', 'null', '[]'])('a value that does not match its schema is dropped: %s', (text) => {
  storage.keepText('session', 'draft', text);
  expect(storage.readParsed('session', 'draft', v.object({ cents: v.number() }))).toBeNull();
  expect(sessionStorage.getItem('draft')).toBeNull();
});
