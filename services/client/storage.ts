import * as v from 'valibot';
import { emitter } from './emitter.ts';

/**
 * Browser storage that never throws: where it is denied or full, the value lives in memory for this page and `storageHealth` says so,
 * so that the customer can be warned that a reload loses what is under way (F18).
 */
export type StoreName = 'session' | 'local';
export type StorageHealth = 'kept' | 'memoryOnly';

const fallback: Record<StoreName, Map<string, string>> = { session: new Map(), local: new Map() };
const changes = emitter<StorageHealth>();
let health: StorageHealth = 'kept';

/** Asking for the storage may itself throw SecurityError when cookies are blocked. */
function real(store: StoreName): Storage | undefined {
  try {
    return store === 'session' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function suffer(): void {
  if (health === 'memoryOnly') return;
  health = 'memoryOnly';
  changes.tell(health);
}

/** 'memoryOnly' as soon as one value could not be kept. */
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
    suffer();
  }
}

/** Null when there is nothing. What could not be written wins over what stands there from before. */
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
    suffer();
  }
}

/** All keys, of storage and of its stand-in. */
export function keptKeys(store: StoreName): string[] {
  const keys = new Set(fallback[store].keys());
  try {
    for (const key of Object.keys(real(store) ?? {})) keys.add(key);
  } catch {
    suffer();
  }
  return [...keys];
}

/** Reads JSON by a schema. Anything that does not fit is dropped, as if it had never been there. */
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
