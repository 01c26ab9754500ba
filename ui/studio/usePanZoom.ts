import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { enlarged, fitted, revealed, zoomed, type Pan, type Size } from './drawing/panning.ts';
import type { Rect, Room } from './drawing/places.ts';

/** Wheel pixels for a zoom by e. */
const WHEEL = 400;
/** Pixels that a pointer may move before a press becomes a drag. */
const SLIP = 4;

const roomOf = ({ clientWidth, clientHeight }: HTMLElement): Room => ({ w: clientWidth, h: clientHeight });

/**
 * Pans and zooms a picture in a viewport: by dragging, wheel, two fingers, and by the functions it returns. `chosen`: the rectangle of the
 * selected box, which is made readable. `gliding`: the last move was not by hand, so it is animated.
 */
export function usePanZoom({ width, height, startX }: Size, chosen: Rect | undefined) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [{ gliding, ...pan }, setPan] = useState<Pan & { gliding: boolean }>({ x: 0, y: 0, k: 1, gliding: false });
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);

  const move = useCallback((to: (before: Pan) => Pan, glides = false) => setPan((before) => ({ ...to(before), gliding: glides })), []);
  const zoomAt = useCallback((by: number, x: number, y: number) => move((before) => zoomed(before, by, x, y)), [move]);
  const fit = useCallback(() => {
    if (viewport) move(() => fitted({ width, height, startX }, roomOf(viewport)));
  }, [viewport, move, width, height, startX]);
  const reveal = useCallback(
    (rect: Rect) => {
      if (viewport) move((before) => revealed(before, rect, roomOf(viewport)), true);
    },
    [viewport, move],
  );
  const enlarge = useCallback(
    (rect: Rect) => {
      if (viewport) move((before) => enlarged(before, rect, roomOf(viewport)), true);
    },
    [viewport, move],
  );

  useLayoutEffect(fit, [fit]); // before the selected box, which the picture glides to from here
  useEffect(() => {
    if (chosen) enlarge(chosen);
  }, [chosen, enlarge]);

  useEffect(() => {
    if (!viewport) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = viewport.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) zoomAt(Math.exp(-event.deltaY / WHEEL), event.clientX - left, event.clientY - top);
      else
        move((before) => ({
          ...before,
          x: before.x - (event.shiftKey ? event.deltaY : event.deltaX),
          y: before.y - (event.shiftKey ? 0 : event.deltaY),
        }));
    };
    viewport.addEventListener('wheel', onWheel, { passive: false });
    return () => viewport.removeEventListener('wheel', onWheel);
  }, [viewport, zoomAt, move]);

  useEffect(() => {
    let before = '';
    const changed = new ResizeObserver(() => {
      const now = `${viewport?.clientWidth} ${viewport?.clientHeight}`;
      if (before !== '' && before !== now) {
        fit(); // the first call reports no change
        if (chosen) enlarge(chosen);
      }
      before = now;
    });
    if (viewport) changed.observe(viewport);
    return () => changed.disconnect();
  }, [viewport, fit, enlarge, chosen]);

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
      else move((from) => ({ ...from, x: from.x + dx, y: from.y + dy }));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
  };
  const zoomBy = (by: number) => {
    if (viewport) zoomAt(by, viewport.clientWidth / 2, viewport.clientHeight / 2);
  };
  const room = viewport ? roomOf(viewport) : { w: 0, h: 0 };
  return { viewport: setViewport, pan, gliding, room, fit, reveal, zoomBy, drag, dragged: () => moved.current > SLIP };
}
