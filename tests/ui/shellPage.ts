import { act } from 'react';
import { plainLinks } from '../../ui/kit/PlaceLink.tsx';
import type { PagePort, Watched } from '../../ui/shell/pagePort.ts';

/** An outside value that stays the same. */
export const always = <T>(value: T): Watched<T> => ({ get: () => value, subscribe: () => () => undefined });

/** An outside value that a test changes. */
export function changing<T>(first: T): Watched<T> & { set: (next: T) => void } {
  let value = first;
  let notify = (): void => undefined;
  return {
    get: () => value,
    subscribe: (changed) => {
      notify = changed;
      return () => undefined;
    },
    set: (next) =>
      act(() => {
        value = next;
        notify();
      }),
  };
}

/** What a page has of the browser, with another `what`. */
export const page = (what: Partial<PagePort> = {}): PagePort => ({
  headerButton: () => 'menu',
  links: plainLinks(() => null),
  provide: () => (children) => children,
  goBack: () => undefined,
  online: always(true),
  memoryOnly: always(false),
  update: always(null),
  theme: always('system'),
  saveTheme: () => undefined,
  saveLanguage: () => undefined,
  keepSecret: () => undefined,
  attachFrame: () => undefined,
  sandbox: true,
  ...what,
});
