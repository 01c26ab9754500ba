import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { nameOf } from '../../machines/graph/wording.ts';
import { waysFrom } from './reading.ts';
import { classes } from '../kit/classes.ts';
import type { Marking } from './marking.ts';
import { texts } from './texts.ts';
import { useSay, useVoice } from './voice.ts';
import { Ways } from './Ways.tsx';

type StateListProps = { graph: FlowGraph; chosen: string | null; marking: Marking; hrefOf: (state: string) => string };

/** The content of the picture as a list. */
export function StateList({ graph, chosen, marking, hrefOf }: StateListProps) {
  const say = useSay();
  const voice = useVoice();
  const own = (id: string) => waysFrom(graph, id).some(({ of }) => of.id === id);
  return (
    <ol className="studio-list" aria-label={nameOf(graph, '', voice)}>
      {graph.states
        .filter(({ id }) => id !== '')
        .map((state) => (
          <li
            key={state.id}
            className={classes(chosen === state.id && 'studio-chosen', marking.lit.has(state.id) && 'studio-lit')}
            style={{ marginInlineStart: `${(state.id.split('.').length - 1) * 1.25}rem` }}
          >
            <h2>
              <a href={hrefOf(state.id)} aria-current={chosen === state.id ? 'true' : undefined}>
                {nameOf(graph, state.id, voice)}
              </a>
              {state.screen && state.kind !== 'compound' && <span className="studio-chip studio-chip-screen">{state.screen}</span>}
              {state.busy && <span className="studio-chip">{say(texts.kindBusy)}</span>}
              {state.kind === 'final' && <span className="studio-chip">{say(texts.kindFinal)}</span>}
              {marking.lit.has(state.id) && <span className="studio-chip studio-chip-lit">{say(texts.here)}</span>}
            </h2>
            {state.note && <p>{say(state.note)}</p>}
            {own(state.id) && <Ways own graph={graph} state={state.id} standing={null} hrefOf={hrefOf} />}
          </li>
        ))}
    </ol>
  );
}
