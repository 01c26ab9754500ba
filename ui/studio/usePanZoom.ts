import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

/** The position of a picture in its viewport: `x` and `y` in pixels of the viewport, scaled by `k`. */
export type Pan = { x: number; y: number; k: number };
/** `startX`: the x of a picture too large to fit that is centered at first. */
type Size = { width: number; height: number; startX: number };
type Rect = { x: number; y: number; w: number; h: number };

const SMALLEST = 0.15;
const LARGEST = 2.5;
/** The smallest readable scale: a picture that would have to be smaller starts at its top instead. Folded pictures fit. */
const SMALLEST_READABLE = 0.35;
const MARGIN = 32;
/** Wheel pixels for a zoom by e. */
const WHEEL = 400;
/** Pixels that a pointer may move before a press becomes a drag. */
const SLIP = 4;

const within = (k: number) => Math.min(LARGEST, Math.max(SMALLEST, k));

/** Pans and zooms a picture in a viewport: by dragging, wheel, two fingers, and by the functions it returns. */
export function usePanZoom({ width, height, startX }: Size) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [pan, setPan] = useState<Pan>({ x: 0, y: 0, k: 1 });
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);

  const zoomAt = useCallback((by: number, x: number, y: number) => {
    setPan((before) => {
      const k = within(before.k * by);
      const part = k / before.k;
      return { k, x: x - (x - before.x) * part, y: y - (y - before.y) * part };
    });
  }, []);
  const fit = useCallback(() => {
    if (!viewport) return;
    const [across, down] = [viewport.clientWidth - 2 * MARGIN, viewport.clientHeight - 2 * MARGIN];
    const whole = Math.min(across / width, down / height, 1.1);
    const k = whole >= SMALLEST_READABLE ? whole : Math.min(1, Math.max(SMALLEST_READABLE, across / width));
    const left = width * k <= across ? (viewport.clientWidth - width * k) / 2 : viewport.clientWidth / 2 - startX * k;
    const x = Math.max(
      Math.min(MARGIN, viewport.clientWidth - MARGIN - width * k),
      Math.min(Math.max(MARGIN, (viewport.clientWidth - width * k) / 2), left),
    );
    setPan({ k, x, y: Math.max(MARGIN, (viewport.clientHeight - height * k) / 2) });
  }, [viewport, width, height, startX]);
  /** Pans a rectangle of the picture into view, by as little as possible. */
  const reveal = useCallback(
    (rect: Rect) => {
      if (!viewport) return;
      setPan((before) => {
        const shift = (from: number, length: number, room: number) => {
          if (length + 2 * MARGIN > room || from < MARGIN) return MARGIN - from;
          return Math.min(0, room - MARGIN - from - length);
        };
        const { k } = before;
        return {
          k,
          x: before.x + shift(before.x + rect.x * k, rect.w * k, viewport.clientWidth),
          y: before.y + shift(before.y + rect.y * k, rect.h * k, viewport.clientHeight),
        };
      });
    },
    [viewport],
  );

  useEffect(() => {
    if (!viewport) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = viewport.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) zoomAt(Math.exp(-event.deltaY / WHEEL), event.clientX - left, event.clientY - top);
      else
        setPan((before) => ({
          ...before,
          x: before.x - (event.shiftKey ? event.deltaY : event.deltaX),
          y: before.y - (event.shiftKey ? 0 : event.deltaY),
        }));
    };
    viewport.addEventListener('wheel', onWheel, { passive: false });
    return () => viewport.removeEventListener('wheel', onWheel);
  }, [viewport, zoomAt]);

  useEffect(() => {
    let before = '';
    const changed = new ResizeObserver(() => {
      const now = `${viewport?.clientWidth} ${viewport?.clientHeight}`;
      if (before !== '' && before !== now) fit(); // the first call reports no change
      before = now;
    });
    if (viewport) changed.observe(viewport);
    return () => changed.disconnect();
  }, [viewport, fit]);

  const spread = () => {
    const [a, b] = pointers.current.values();
    return a && b ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved.current = 0;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = pointers.current.get(event.pointerId);
      if (!last) return;
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      const before = spread();
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = spread();
      moved.current += Math.abs(dx) + Math.abs(dy);
      if (moved.current <= SLIP) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
      const { left, top } = event.currentTarget.getBoundingClientRect();
      if (before && after) zoomAt(after.far / Math.max(1, before.far), after.x - left, after.y - top);
      else setPan((from) => ({ ...from, x: from.x + dx, y: from.y + dy }));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
  };
  const zoomBy = (by: number) => {
    if (viewport) zoomAt(by, viewport.clientWidth / 2, viewport.clientHeight / 2);
  };
  return { viewport: setViewport, pan, fit, reveal, zoomBy, drag, dragged: () => moved.current > SLIP };
}
