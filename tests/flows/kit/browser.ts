import { vi } from 'vitest';
import { PORTAL } from './wire.ts';

/** A store as browsers have it: what is kept are its own properties. */
class Kept {
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

/** One tab: `session` outlives a reload, `local` the tab; another device has neither. */
export type Tab = { session: Kept; local: Kept };
export const newTab = (): Tab => ({ session: new Kept(), local: new Kept() });

/** Everything that a tab keeps, as one text. */
export const dump = ({ session, local }: Tab): string => JSON.stringify([{ ...session }, { ...local }]);

/** The few things of a browser that node lacks and the page's client asks for. Answers the window's events. */
export function standIn({ session, local }: Tab): EventTarget {
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, events[name].bind(events));
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('location', { origin: PORTAL, protocol: new URL(PORTAL).protocol, href: `${PORTAL}/` });
  vi.stubGlobal('self', globalThis); // the router leaves its name there for its devtools
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '', querySelector: () => null }));
  return events;
}
