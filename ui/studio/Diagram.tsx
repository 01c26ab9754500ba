import { useRef, type KeyboardEvent } from 'react';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { LayoutBox, LayoutView } from './drawing/layout.ts';
import { headLines, TYPE } from './drawing/label.ts';
import { Arrow, Start } from './Arrow.tsx';
import { Box } from './Box.tsx';
import { Chip } from './Chip.tsx';
import { Lines } from './Lines.tsx';
import type { Marking } from './marking.ts';
import { texts } from './texts.ts';
import { useSay, useVoice } from './voice.ts';

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
};

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const middle = ({ x, y, w, head }: LayoutBox) => ({ x: x + w / 2, y: y + head / 2 });

/** The nearest box in a direction; sideways distance counts double. */
function nearestTo(boxes: readonly LayoutBox[], from: LayoutBox, [dx, dy]: readonly [number, number]): LayoutBox | undefined {
  const here = middle(from);
  const far = boxes.flatMap((box) => {
    const to = { x: middle(box).x - here.x, y: middle(box).y - here.y };
    const along = to.x * dx + to.y * dy;
    const aside = Math.abs(to.x * dy) + Math.abs(to.y * dx);
    return box !== from && along > 1 ? { box, far: along + 2 * aside } : [];
  });
  return far.toSorted((a, b) => a.far - b.far)[0]?.box;
}

/** The frame around everything: the flow itself, and what can happen in every state of it. */
function Frame({ graph, box, marking }: { graph: FlowGraph; box: LayoutBox; marking: Marking }) {
  const voice = useVoice();
  const state = graph.states.find(({ id }) => id === '');
  return (
    <g className="studio-frame">
      <rect className="studio-shape" x={box.x} y={box.y} width={box.w} height={box.h} rx={14} />
      {state && <Lines lines={headLines(graph, state, voice)} x={box.x + TYPE.padding} y={box.y + TYPE.padding - 2} />}
      {box.chips.map((chip) => (
        <Chip key={chip.arrows.join()} graph={graph} chip={chip} marking={marking} />
      ))}
    </g>
  );
}

/** One view of a flow: nested boxes, and lines between them. It is one tab stop; arrow keys move inside it. */
export function Diagram({ graph, view, chosen, hovered, marking, onChoose, onHover, onFold, onFocus }: DiagramProps) {
  const say = useSay();
  const group = useRef<SVGGElement>(null);
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  const frame = view.boxes.find(({ state }) => state === '');
  const boxes = view.boxes
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap((box) => {
      const state = byId.get(box.state);
      return state && state.id !== '' ? { box, state } : [];
    });
  const stop = (boxes.find(({ state }) => state.id === chosen) ?? boxes[0])?.state.id;
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
    if (!(event.target instanceof SVGElement)) return;
    const state = event.target.getAttribute('data-state');
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
    else if (event.key === 'Enter' || event.key === ' ') onChoose(box.state);
    else if (event.key === 'Escape') onChoose(null);
    else if (has && ((event.key === '+' && box.folded) || (event.key === '-' && !box.folded))) onFold(box.state);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <g ref={group} role="group" aria-label={`${say(texts.pictureOf)}. ${say(texts.pictureHelp)}`} onKeyDown={onKeyDown}>
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
