import { nameOf } from '../../machines/graph/wording.ts';
import { headLines, TYPE } from './drawing/label.ts';
import { boxLook, isScreen } from './drawing/looks.ts';
import type { FlowGraph, GraphState } from '../../machines/graph/flowGraph.ts';
import type { LayoutBox } from './drawing/layout.ts';
import { classes } from '../kit/classes.ts';
import { Chip } from './Chip.tsx';
import { Lines } from './Lines.tsx';
import type { Marking } from './marking.ts';
import { waysFrom } from './reading.ts';
import { texts } from './texts.ts';
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
};

const ROUND = 10;
const PILL = 22;
/** How far the lower sheet of a folded box sticks out, in pixels. */
const UNDER = 4;

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

function Shape({ graph, state, box, open }: { graph: FlowGraph; state: GraphState; box: LayoutBox; open: boolean }) {
  const { x, y, w, h } = box;
  const look = boxLook(graph, state);
  const round = look === 'choice' ? Math.min(h / 2, PILL) : ROUND;
  return (
    <>
      {box.folded && <rect className="studio-under" x={x + UNDER} y={y + UNDER} width={w} height={h} rx={round} />}
      <rect className="studio-shape" x={x} y={y} width={w} height={h} rx={round} />
      {look === 'end' && <rect className="studio-inner" x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx={round - 3} />}
      {look === 'busy' && !open && <path className="studio-band" d={`M${x + 4} ${y + ROUND}v${Math.max(0, h - 2 * ROUND)}`} />}
      {isScreen(graph, state) && <path className="studio-screen-bar" d={`M${x + 14} ${y}h${w - 28}`} />}
      {state.routable && <path className="studio-corner" d={`M${x + w - 18} ${y + 1}h8a9 9 0 0 1 9 9v8z`} />}
    </>
  );
}

/** The fold button of a box with steps inside, for the pointer; the keys are + and -. */
function Folder({ box: { x, y, w, h }, open, onPress }: { box: LayoutBox; open: boolean; onPress: () => void }) {
  const say = useSay();
  const [cx, cy] = open ? [x + w - 20, y + 20] : [x + w / 2, y + h];
  return (
    <g
      className="studio-folder"
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      onKeyDown={() => undefined}
    >
      <title>{say(open ? texts.fold : texts.unfold)}</title>
      <circle className="studio-folder-target" cx={cx} cy={cy} r={14} />
      <circle cx={cx} cy={cy} r={9} />
      <path d={`M${cx - 4} ${cy}h8${open ? '' : 'm-4 -4v8'}`} />
    </g>
  );
}

/** A state: its name, its calls, the exits that no line shows, and its fold button. */
export function Box(props: BoxProps) {
  const { graph, state, box, stop, chosen, dim, marking, onChoose, onHover, onFold } = props;
  const voice = useVoice();
  const label = useLabel(props, voice);
  const has = graph.states.some(({ parent }) => parent === state.id);
  const open = has && !box.folded;
  const lit = marking.lit.has(state.id);
  const mark = marking.state(state.id);
  const count = marking.count(state.id);
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
          onChoose(state.id);
        }}
        onPointerEnter={() => onHover(state.id)}
        onPointerLeave={() => onHover(null)}
        onKeyDown={() => undefined}
      >
        <title>{label}</title>
        <Shape graph={graph} state={state} box={box} open={open} />
        <Lines lines={headLines(graph, state, voice)} x={box.x + TYPE.padding} y={box.y + TYPE.padding - 2} />
      </g>
      {box.chips.map((chip) => (
        <Chip key={chip.arrows.join()} graph={graph} chip={chip} marking={marking} />
      ))}
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
