import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { Chip } from './Chip.tsx';
import { headLines, TYPE } from './drawing/label.ts';
import type { LayoutBox } from './drawing/layout.ts';
import { Lines } from './Lines.tsx';
import type { Marking } from './marking.ts';
import { useVoice } from './voice.ts';

/** The frame around everything: the flow itself, and what can happen in every state of it. */
export function Frame({ graph, box, marking }: { graph: FlowGraph; box: LayoutBox; marking: Marking }) {
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
