import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { LayoutLeaving } from './drawing/layout.ts';
import { leavesOf } from './drawing/leaving.ts';
import { listPlace, type Rect, type Room } from './drawing/places.ts';
import { Icon } from './Icon.tsx';
import { texts } from './texts.ts';
import type { PeekControl } from './usePeek.ts';
import { useSay, useVoice } from './voice.ts';

type LeavingListProps = { graph: FlowGraph; state: string; leaving: LayoutLeaving; sign: Rect; room: Room; peek: PeekControl };

/** The ways out of a box, by where they lead. The mouse may move onto it. */
export function LeavingList({ graph, state, leaving, sign, room, peek }: LeavingListProps) {
  const say = useSay();
  const voice = useVoice();
  return (
    <div
      id={peek.id}
      className="studio-peek studio-leaves"
      role="tooltip"
      style={listPlace(sign, room)}
      onPointerEnter={peek.stay}
      onPointerLeave={peek.away}
    >
      {leavesOf(graph, state, leaving, voice).map(({ target, goal, ways }) => (
        <section key={target}>
          <p className="studio-goal">
            <Icon name="out" />
            <strong>{goal}</strong>
          </p>
          <ul>
            {ways.map(({ happening, condition }) => (
              <li key={`${happening}\n${condition}`}>
                {happening || (condition ? '' : say(texts.itself))} {condition && <em>{condition}</em>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
