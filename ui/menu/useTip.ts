import { useEffect, useRef, useState } from 'react';

/**
 * A tooltip opens `delayMs` after hover or focus begins, and closes when it ends or on Escape. Spec: portal §9 "tooltip dialog opens after
 * 100 ms" (CONST-028), WCAG 1.4.13.
 */
export function useTip(delayMs: number) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delayMs);
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
