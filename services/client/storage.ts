import * as v from 'valibot';
import { emitter } from './emitter.ts';

/**
 * Browser storage that never throws: where it is denied or full, the value lives in memory for this page and `storageHealth` says so,
 * so that the page can warn that a reload loses unfinished work (F18).
 */
export type StoreName = 'session' | 'local';
export type StorageHealth = 'stored' | 'memoryOnly';

const fallback: Record<StoreName, Map<string, string>> = { session: new Map(), local: new Map() };
const changes = emitter<StorageHealth>();
let health: StorageHealth = 'stored';

/** Reading the property may throw SecurityError when cookies are blocked. */
function real(store: StoreName): Storage | undefined {
  try {
    return store === 'session' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function markMemoryOnly(): void {
  if (health === 'memoryOnly') return;
  health = 'memoryOnly';
  changes.emit(health);
}

/** 'memoryOnly' as soon as one value could not be stored. */
export const storageHealth = (): StorageHealth => health;
export const onStorageHealth = changes.listen;

export function keepText(store: StoreName, key: string, text: string): void {
  try {
    const storage = real(store);
    if (!storage) throw new DOMException('Storage is denied', 'SecurityError');
    storage.setItem(key, text);
    fallback[store].delete(key);
  } catch {
    fallback[store].set(key, text);
    markMemoryOnly();
  }
}

/** Null without a value. A value that could not be written wins over an older stored one. */
export function readText(store: StoreName, key: string): string | null {
  const inMemory = fallback[store].get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return real(store)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function forgetText(store: StoreName, key: string): void {
  fallback[store].delete(key);
  try {
    real(store)?.removeItem(key);
  } catch {
    markMemoryOnly();
  }
}

/** All keys, in storage and in memory. */
export function storedKeys(store: StoreName): string[] {
  const keys = new Set(fallback[store].keys());
  try {
    for (const key of Object.keys(real(store) ?? {})) keys.add(key);
  } catch {
    markMemoryOnly();
  }
  return [...keys];
}

/** Reads JSON by a schema. A value that does not fit is removed. */
export function readParsed<const Schema extends v.GenericSchema>(
  store: StoreName,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const text = readText(store, key);
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  forgetText(store, key);
  return null;
}
