import type { FlowGraph, GraphState } from '../../machines/graph/flowGraph.ts';
import type { LayoutBox } from './drawing/layout.ts';
import { boxLook, isScreen } from './drawing/looks.ts';
import { texts } from './texts.ts';
import { useSay } from './voice.ts';

const ROUND = 10;
const PILL = 22;
/** How far the lower sheet of a folded box sticks out, in pixels. */
const UNDER = 4;

/** The outline of a box, with the marks of its kind. */
export function Shape({ graph, state, box, open }: { graph: FlowGraph; state: GraphState; box: LayoutBox; open: boolean }) {
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
export function Folder({ box: { x, y, w, h }, open, onPress }: { box: LayoutBox; open: boolean; onPress: () => void }) {
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
