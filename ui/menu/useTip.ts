import { useEffect, useRef, useState } from 'react';

/** ms. Spec: portal §9 "tooltip dialog opens after 100 ms" (CONST-028). */
export const TIP_DELAY_MS = 100;

/** A tip opens a moment after somebody points at its place or comes there by key, and closes when she goes on, or at Escape (WCAG 1.4.13). */
export function useTip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), TIP_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    place: {
      onPointerEnter: wait,
      onPointerLeave: close,
      onFocus: wait,
      onBlur: close,
      onKeyDown: ({ key }: { key: string }) => key === 'Escape' && close(),
    },
  };
}
