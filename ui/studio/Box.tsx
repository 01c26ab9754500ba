import { nameOf } from '../../machines/graph/wording.ts';
import { headLines, TYPE } from './drawing/label.ts';
import { boxLook } from './drawing/looks.ts';
import type { FlowGraph, GraphState } from '../../machines/graph/flowGraph.ts';
import type { LayoutBox } from './drawing/layout.ts';
import { classes } from '../kit/classes.ts';
import { Folder, Shape } from './BoxShape.tsx';
import { Chip } from './Chip.tsx';
import { Leaving } from './Leaving.tsx';
import { Lines } from './Lines.tsx';
import type { Marking } from './marking.ts';
import { waysFrom } from './reading.ts';
import { texts } from './texts.ts';
import type { PeekControl } from './usePeek.ts';
import { useSay, useVoice, type Voice } from './voice.ts';

export type BoxProps = {
  graph: FlowGraph;
  state: GraphState;
  box: LayoutBox;
  /** The one box in the tab order. */
  stop: boolean;
  chosen: boolean;
  dim: boolean;
  marking: Marking;
  onChoose: (state: string) => void;
  onHover: (state: string | null) => void;
  onFold: (state: string) => void;
  peek: PeekControl | undefined;
};

/** A state in one sentence, for screen readers. */
function useLabel({ graph, state, marking }: BoxProps, voice: Voice): string {
  const say = useSay();
  const ways = waysFrom(graph, state.id).filter(({ of }) => of === state).length;
  const parts = [
    nameOf(graph, state.id, voice),
    state.busy && say(texts.waiting),
    state.kind === 'final' ? say(texts.kindFinal) : `${ways} ${say(texts.waysOn)}`,
    marking.lit.has(state.id) && say(texts.here),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A state: its name, its calls, the exits that no line shows, the number of ways out, and its fold button. */
export function Box(props: BoxProps) {
  const { graph, state, box, stop, chosen, dim, marking, onChoose, onHover, onFold, peek } = props;
  const voice = useVoice();
  const label = useLabel(props, voice);
  const has = graph.states.some(({ parent }) => parent === state.id);
  const open = has && !box.folded;
  const lit = marking.lit.has(state.id);
  const mark = marking.state(state.id);
  const count = marking.count(state.id);
  const screen = { what: 'screen', state: state.id } as const;
  return (
    <g
      className={classes(
        'studio-box',
        `studio-${boxLook(graph, state)}`,
        open && `studio-open studio-ground${box.depth % 3}`,
        chosen && 'studio-chosen',
        dim && 'studio-dim',
        lit && 'studio-lit',
        mark && `studio-mark-${mark}`,
      )}
    >
      <g
        className="studio-pressable"
        data-state={state.id}
        role="button"
        tabIndex={stop ? 0 : -1}
        aria-pressed={chosen}
        aria-expanded={has ? open : undefined}
        onClick={(event) => {
          event.stopPropagation();
          peek?.close(); // the panel shows the screen
          onChoose(state.id);
        }}
        onPointerEnter={({ pointerType }) => {
          onHover(state.id);
          if (pointerType !== 'touch') peek?.point(screen);
        }}
        onPointerLeave={() => {
          onHover(null);
          peek?.away();
        }}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && peek?.point(screen)}
        onBlur={() => peek?.close()}
        onKeyDown={() => undefined}
      >
        <title>{label}</title>
        <Shape graph={graph} state={state} box={box} open={open} />
        <Lines lines={headLines(graph, state, voice)} x={box.x + TYPE.padding} y={box.y + TYPE.padding - 2} />
      </g>
      {box.chips.map((chip) => (
        <Chip key={chip.arrows.join()} graph={graph} chip={chip} marking={marking} />
      ))}
      {box.leaving && <Leaving graph={graph} state={state} leaving={box.leaving} stop={stop} marking={marking} peek={peek} />}
      {has && <Folder box={box} open={open} onPress={() => onFold(state.id)} />}
      {count !== null && !open && (
        <g className="studio-count" aria-hidden="true">
          <rect x={box.x + box.w - 26} y={box.y - 9} width={34} height={18} rx={9} />
          <text x={box.x + box.w - 9} y={box.y + 4} textAnchor="middle">
            {count > 999 ? '999+' : count}
          </text>
        </g>
      )}
    </g>
  );
}
