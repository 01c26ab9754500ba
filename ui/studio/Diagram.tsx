import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { LayoutBox, LayoutView } from './drawing/layout.ts';
import { DIRECTIONS, nearestTo } from './drawing/nearest.ts';
import { Arrow, Start } from './Arrow.tsx';
import { Box } from './Box.tsx';
import { Frame } from './Frame.tsx';
import type { Marking } from './marking.ts';
import { texts } from './texts.ts';
import type { PeekControl } from './usePeek.ts';
import { useSay } from './voice.ts';

export type DiagramProps = {
  graph: FlowGraph;
  view: LayoutView;
  chosen: string | null;
  hovered: string | null;
  marking: Marking;
  onChoose: (state: string | null) => void;
  onHover: (state: string | null) => void;
  /** Unfolds a folded box, folds an unfolded one. */
  onFold: (state: string) => void;
  /** Scrolls a focused box into view. */
  onFocus: (box: LayoutBox) => void;
  /** Shows something beside a box; without it, nothing is. */
  peek?: PeekControl;
};

/** The box of a focused element: its own, or that of its sign. */
const boxOf = (target: EventTarget): string | null =>
  target instanceof SVGElement ? (target.getAttribute('data-state') ?? target.getAttribute('data-leaving')) : null;

/** One view of a flow: nested boxes, and lines between them. One box is the tab stop, then its sign; arrow keys go to another box. */
export function Diagram({ graph, view, chosen, hovered, marking, onChoose, onHover, onFold, onFocus, peek }: DiagramProps) {
  const say = useSay();
  const group = useRef<SVGGElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  const frame = view.boxes.find(({ state }) => state === '');
  const boxes = view.boxes
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap((box) => {
      const state = byId.get(box.state);
      return state && state.id !== '' ? { box, state } : [];
    });
  const boxWith = (id: string | null) => boxes.find(({ state }) => state.id === id);
  const stop = (boxWith(focused) ?? boxWith(chosen) ?? boxes[0])?.state.id;
  const near = new Set(view.lines.flatMap(({ source, target }) => (source === hovered || target === hovered ? [source, target] : [])));
  const isDim = (state: string) =>
    hovered !== null && state !== hovered && near.size > 0 && !near.has(state) && !`${hovered}.`.startsWith(`${state}.`);

  const focus = (box: LayoutBox | undefined) => {
    if (!box) return;
    const found = [...(group.current?.querySelectorAll('[data-state]') ?? [])].find((one) => one.getAttribute('data-state') === box.state);
    if (found instanceof SVGElement) found.focus({ preventScroll: true });
    onFocus(box);
  };
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const state = boxOf(event.target);
    const box = view.boxes.find((one) => one.state === state);
    if (!box) return;
    const direction = DIRECTIONS[event.key];
    const has = graph.states.some(({ parent }) => parent === box.state);
    if (direction)
      focus(
        nearestTo(
          boxes.map((one) => one.box),
          box,
          direction,
        ),
      );
    else if (event.key === 'Enter' || event.key === ' ') {
      peek?.close(); // the panel shows the screen
      onChoose(box.state);
    } else if (event.key === 'Escape') onChoose(null);
    else if (has && ((event.key === '+' && box.folded) || (event.key === '-' && !box.folded))) onFold(box.state);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<SVGGElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null);
  };

  return (
    <g
      ref={group}
      role="group"
      aria-label={`${say(texts.pictureOf)}. ${say(texts.pictureHelp)}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => setFocused(boxOf(event.target))}
      onBlur={onBlur}
    >
      {frame && <Frame graph={graph} box={frame} marking={marking} />}
      {boxes.map(({ box, state }) => (
        <Box
          key={box.state}
          graph={graph}
          state={state}
          box={box}
          stop={box.state === stop}
          chosen={box.state === chosen}
          dim={isDim(box.state)}
          marking={marking}
          onChoose={onChoose}
          onHover={onHover}
          onFold={onFold}
          peek={peek}
        />
      ))}
      <g aria-hidden="true">
        {view.starts.map((start) => (
          <Start key={start.state} start={start} />
        ))}
        {view.lines.map((line) => (
          <Arrow
            key={`${line.source}>${line.target}>${line.arrows[0]}`}
            graph={graph}
            view={view}
            line={line}
            bright={line.source === hovered || line.target === hovered}
            dim={hovered !== null && near.size > 0 && line.source !== hovered && line.target !== hovered}
            marking={marking}
          />
        ))}
      </g>
    </g>
  );
}
