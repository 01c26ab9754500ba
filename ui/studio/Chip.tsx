import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { chipLines, TYPE } from './drawing/label.ts';
import type { LayoutChip } from './drawing/layout.ts';
import { lineLook } from './drawing/looks.ts';
import { classes } from '../kit/classes.ts';
import { Lines } from './Lines.tsx';
import { strongest, type Marking } from './marking.ts';
import { useVoice } from './voice.ts';

/** A transition without a line: its event and its target. */
export function Chip({ graph, chip, marking }: { graph: FlowGraph; chip: LayoutChip; marking: Marking }) {
  const voice = useVoice();
  const { x, y, w, h, arrows, target } = chip;
  const mark = strongest(arrows.map(marking.arrow));
  const just = arrows.some((id) => marking.just.has(id));
  return (
    <g
      className={classes(
        'studio-exit',
        target === null && 'studio-stays',
        `studio-${lineLook(graph, arrows)}`,
        just && 'studio-just',
        mark && `studio-mark-${mark}`,
      )}
      aria-hidden="true"
    >
      <rect x={x} y={y} width={w} height={h} rx={6} />
      <Lines lines={chipLines(graph, chip, voice, TYPE.box)} x={x + TYPE.chipPadding} y={y + TYPE.chipPadding - 1} />
    </g>
  );
}
