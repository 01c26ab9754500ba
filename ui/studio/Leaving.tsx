import type { FlowGraph, GraphState } from '../../machines/graph/flowGraph.ts';
import { nameOf } from '../../machines/graph/wording.ts';
import { classes } from '../kit/classes.ts';
import type { LayoutLeaving } from './drawing/layout.ts';
import { countOf, leaveLines, leavesOf } from './drawing/leaving.ts';
import { strongest, type Marking } from './marking.ts';
import { texts } from './texts.ts';
import type { PeekControl } from './usePeek.ts';
import { useSay, useVoice } from './voice.ts';

type LeavingProps = {
  graph: FlowGraph;
  state: GraphState;
  leaving: LayoutLeaving;
  /** It follows the box in the tab order. */
  stop: boolean;
  marking: Marking;
  peek: PeekControl | undefined;
};

/** How far the target of a press goes beyond the sign, in pixels. */
const AROUND = 5;

/** The ways out of a box, as their number. The list is shown on hover, focus and press; a picture without a canvas has it as a title. */
export function Leaving({ graph, state, leaving, stop, marking, peek }: LeavingProps) {
  const say = useSay();
  const voice = useVoice();
  const { x, y, w, h, ways } = leaving;
  const arrows = ways.flatMap((way) => way.arrows);
  const mark = strongest(arrows.map(marking.arrow));
  const leaves = leavesOf(graph, state.id, leaving, voice);
  const count = countOf(leaves);
  const of = { what: 'leaving', state: state.id } as const;
  const isOpen = peek?.isShown(of) ?? false;
  return (
    <g
      className={classes('studio-leaving', arrows.some((id) => marking.just.has(id)) && 'studio-just', mark && `studio-mark-${mark}`)}
      data-leaving={state.id}
      role="button"
      tabIndex={stop && peek ? 0 : -1}
      aria-label={`${nameOf(graph, state.id, voice)}: ${count} ${say(count === 1 ? texts.wayOut : texts.waysOut)}`}
      aria-expanded={isOpen}
      aria-describedby={isOpen ? peek?.id : undefined}
      onClick={(event) => {
        event.stopPropagation();
        peek?.press(of);
      }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && peek?.point(of)}
      onPointerLeave={() => peek?.away()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && peek?.show(of)}
      onBlur={() => peek?.close()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        peek?.press(of);
      }}
    >
      {!peek && <title>{leaveLines(leaves).join('\n')}</title>}
      <rect className="studio-leaving-target" x={x - AROUND} y={y - AROUND} width={w + 2 * AROUND} height={h + 2 * AROUND} />
      <rect className="studio-leaving-sign" x={x} y={y} width={w} height={h} rx={h / 2} />
      <path className="studio-leaving-arrow" d={`M${x + 9} ${y + 14}l7 -7m-6 0h6v6`} />
      <text className="studio-text studio-text-event" x={x + 29} y={y + 14} textAnchor="middle">
        {count}
      </text>
    </g>
  );
}
