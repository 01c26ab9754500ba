import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { depthAt, headOf, pathOf } from './drawing/geometry.ts';
import { heightOf, labelOf } from './drawing/label.ts';
import type { LayoutLine, LayoutStart, LayoutView } from './drawing/layout.ts';
import { lineLook } from './drawing/looks.ts';
import { classes } from '../kit/classes.ts';
import { Lines } from './Lines.tsx';
import { strongest, type Marking } from './marking.ts';
import { useVoice } from './voice.ts';

type ArrowProps = { graph: FlowGraph; view: LayoutView; line: LayoutLine; bright: boolean; dim: boolean; marking: Marking };

/** A line with its head, and its label on the background of the box around it. */
export function Arrow({ graph, view, line, bright, dim, marking }: ArrowProps) {
  const voice = useVoice();
  const { arrows, label, points } = line;
  const lines = label ? labelOf(graph, arrows, voice) : [];
  const height = lines.reduce((sum, one) => sum + heightOf(one), 0);
  const mark = strongest(arrows.map(marking.arrow));
  return (
    <g
      className={classes(
        'studio-line',
        `studio-${lineLook(graph, arrows)}`,
        line.main && 'studio-main',
        line.back && 'studio-back',
        bright && 'studio-bright',
        dim && 'studio-dim',
        arrows.some((id) => marking.just.has(id)) && 'studio-just',
        mark && `studio-mark-${mark}`,
      )}
    >
      <path className="studio-way" d={pathOf(points)} />
      <polygon className="studio-head" points={headOf(points)} />
      {label && (
        <g className={`studio-ground${depthAt(view, label) % 3}`}>
          <rect className="studio-label" x={label.x} y={label.y + (label.h - height) / 2 - 1} width={label.w} height={height + 2} rx={3} />
          <Lines lines={lines} x={label.x + label.w / 2} y={label.y + (label.h - height) / 2} centered />
        </g>
      )}
    </g>
  );
}

/** The mark of a box's initial state. */
export function Start({ start: { x, y, r, points } }: { start: LayoutStart }) {
  return (
    <g className="studio-line studio-start">
      <circle className="studio-head" cx={x} cy={y} r={r} />
      <path className="studio-way" d={pathOf(points)} />
      <polygon className="studio-head" points={headOf(points)} />
    </g>
  );
}
