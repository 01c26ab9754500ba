import { useLayoutEffect } from 'react';

let holders = 0;

/** Stops the page from scrolling under a dialog or menu, until the last one closes. Spec: portal §4 (A11Y-002, GUARD-032). */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    holders += 1;
    document.documentElement.classList.add('scroll-locked');
    return () => {
      holders -= 1;
      if (holders === 0) document.documentElement.classList.remove('scroll-locked');
    };
  }, [locked]);
}
