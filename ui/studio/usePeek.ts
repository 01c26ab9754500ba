import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** What is shown beside a box for a moment: the list of its ways out, or its screen. */
export type Peek = { what: 'leaving' | 'screen'; state: string };

export type PeekControl = {
  /** Id of the shown element. */
  id: string;
  isShown: (peek: Peek) => boolean;
  /** The mouse is on it: shown after a moment, so that a mouse that only passes loads nothing. */
  point: (peek: Peek) => void;
  /** The mouse has left: closed after a moment, so that it can move onto what is shown. */
  away: () => void;
  stay: () => void;
  show: (peek: Peek) => void;
  /** Shown until the next press, or closed. */
  press: (peek: Peek) => void;
  close: () => void;
};

const WAIT_MS = { leaving: 120, screen: 450 } as const;
const LINGER_MS = 200;

const isSame = (a: Peek, b: Peek): boolean => a.what === b.what && a.state === b.state;

/** Shows one thing at a time beside a box. Escape closes it. `can`: there is something to show; data may arrive after the mouse. */
export function usePeek(can: (peek: Peek) => boolean): { opened: Peek | null; control: PeekControl } {
  const id = useId();
  const [now, setNow] = useState<{ peek: Peek; pressed: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((ms: number, next: (before: typeof now) => typeof now) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNow(next), ms);
  }, []);
  const at = useCallback((next: typeof now) => {
    clearTimeout(timer.current);
    setNow(next);
  }, []);
  const opened = now && can(now.peek) ? now.peek : null;
  const isOpen = opened !== null;

  useEffect(() => () => clearTimeout(timer.current), []);
  // with what is shown: an Escape right after it would be lost
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    // before the picture, whose Escape would also close the selected step
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      at(null);
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, at]);

  const control: PeekControl = {
    id,
    isShown: (peek) => opened !== null && isSame(peek, opened),
    point: (peek) => later(WAIT_MS[peek.what], (before) => (before?.pressed ? before : { peek, pressed: false })),
    away: () => later(LINGER_MS, (before) => (before?.pressed ? before : null)),
    stay: () => clearTimeout(timer.current),
    show: (peek) => at({ peek, pressed: false }),
    press: (peek) => at(now?.pressed && isSame(peek, now.peek) ? null : { peek, pressed: true }),
    close: () => at(null),
  };
  return { opened, control };
}
