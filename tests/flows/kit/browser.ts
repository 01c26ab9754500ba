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

/** A browser's cookies: read without their attributes, and gone with Max-Age=0. `written` has them as they were set. */
export class CookieJar {
  readonly written: string[] = [];
  readonly #cookies = new Map<string, string>();
  get text(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set(text: string): void {
    this.written.push(text);
    const [pair = '', ...attributes] = text.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(name.length + 1));
  }
}

/** One tab: `session` survives a reload, `local` and `cookies` also a closed tab; another device has none of them. */
export type Tab = { session: TestStorage; local: TestStorage; cookies?: CookieJar };
export const newTab = (): Tab => ({ session: new TestStorage(), local: new TestStorage() });
/** A new tab of the same browser. */
export const tabBeside = ({ local, cookies }: Tab): Tab => ({ session: new TestStorage(), local, ...(cookies && { cookies }) });

/** Everything that a tab stores, as one text. */
export const dump = ({ session, local }: Tab): string => JSON.stringify([{ ...session }, { ...local }]);

/** The browser APIs that the page's client needs and node lacks. Returns the target of the window's events. */
export function standIn({ session, local, cookies }: Tab): EventTarget {
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, events[name].bind(events));
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('location', { origin: PORTAL, protocol: new URL(PORTAL).protocol, href: `${PORTAL}/` });
  vi.stubGlobal('history', { length: 1 }); // no frame loads pages here
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('self', globalThis); // the router registers itself there for its devtools
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '', querySelector: () => null });
  if (cookies) {
    const keep = (text: string) => {
      cookies.set(text);
    };
    Object.defineProperty(page, 'cookie', { get: () => cookies.text, set: keep });
  }
  vi.stubGlobal('document', page);
  return events;
}
