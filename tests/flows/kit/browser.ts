import { vi } from 'vitest';
import { UploadRequest } from './uploadRequest.ts';
import { PORTAL } from './wire.ts';

/** A browser's storage: the stored texts are its own properties. */
class TestStorage {
  getItem(key: string): string | null {
    const text: unknown = Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
    return typeof text === 'string' ? text : null;
  }
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** One tab: `session` survives a reload, `local` also a closed tab; another device has neither. */
export type Tab = { session: TestStorage; local: TestStorage };
export const newTab = (): Tab => ({ session: new TestStorage(), local: new TestStorage() });

/** Everything that a tab stores, as one text. */
export const dump = ({ session, local }: Tab): string => JSON.stringify([{ ...session }, { ...local }]);

/** The browser APIs that the page's client needs and node lacks. Returns the target of the window's events. */
export function standIn({ session, local }: Tab): EventTarget {
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, events[name].bind(events));
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('location', { origin: PORTAL, protocol: new URL(PORTAL).protocol, href: `${PORTAL}/` });
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('self', globalThis); // the router registers itself there for its devtools
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '', querySelector: () => null }));
  return events;
}
