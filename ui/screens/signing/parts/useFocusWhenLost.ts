import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives the focus to what comes in the place of a frame or button that had it. A focus that is somewhere else stays (WCAG 2.4.3). Before the title takes it, in a layout effect, too (Page). */
export function useFocusWhenLost<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
