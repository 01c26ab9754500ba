import type { FlowGraph, GraphArrow } from '../../machines/graph/flowGraph.ts';
import { conditionOf, happeningOf, nameOf } from '../../machines/graph/wording.ts';
import type { Step } from './live/protocol.ts';
import { Icon, type IconName } from './Icon.tsx';
import { actorOf, waysFrom } from './reading.ts';
import { texts } from './texts.ts';
import { useSay, useVoice } from './voice.ts';

const SIGNS: Readonly<Record<GraphArrow['kind'], IconName>> = {
  event: 'customer',
  answer: 'answer',
  failure: 'failure',
  timer: 'clock',
  route: 'link',
  news: 'answer',
  always: 'itself',
  done: 'itself',
};

type WaysProps = {
  graph: FlowGraph;
  state: string;
  /** The followed portal's chart, when it is in this state. */
  standing: Step | null;
  hrefOf: (state: string) => string;
  /** Without the arrows of the boxes around it. */
  own?: boolean;
};

/** What the running chart would do now with this arrow; null if that cannot be computed. */
function useNow(graph: FlowGraph, standing: Step | null) {
  const say = useSay();
  const { language } = useVoice();
  return (arrow: GraphArrow): { possible: boolean; why: string } | null => {
    const next = standing?.next.find(({ event }) => event === arrow.event);
    if (!next) return null;
    if (next.arrow === arrow.id) return { possible: true, why: say(texts.possible) };
    const taken = graph.arrows.find(({ id }) => id === next.arrow);
    const evaluated = taken ? graph.arrows.indexOf(arrow) < graph.arrows.indexOf(taken) : true;
    if (!evaluated || !arrow.guard) return { possible: false, why: say(texts.notNow) };
    return { possible: false, why: `${say(texts.notNow)}, ${say(texts.because)} ${arrow.guard.title[language]}` };
  };
}

/** Everything that can happen in a state: who causes it, under which condition, and where it leads. */
export function Ways({ graph, state, standing, hrefOf, own = false }: WaysProps) {
  const say = useSay();
  const voice = useVoice();
  const now = useNow(graph, standing);
  const ways = waysFrom(graph, state).filter(({ of }) => !own || of.id === state);
  if (ways.length === 0) return <p className="studio-quiet">{say(texts.nextNone)}</p>;
  return (
    <ul className="studio-ways">
      {ways.map(({ arrow, of }) => {
        const condition = conditionOf(arrow, voice);
        const judged = now(arrow);
        return (
          <li key={arrow.id} className={arrow.kind === 'failure' ? 'studio-way-failure' : undefined}>
            <Icon name={SIGNS[arrow.kind]} />
            <div>
              <p>
                <span className="visually-hidden">{say(actorOf(arrow))}: </span>
                <strong>{happeningOf(arrow, voice) || say(texts.itself)}</strong> {condition && <em>{condition}</em>}
              </p>
              <p className="studio-goal">
                <Icon name="to" />
                {arrow.target === null ? (
                  <span>{say(texts.staysHere)}</span>
                ) : (
                  <a href={hrefOf(arrow.target)}>{nameOf(graph, arrow.target, voice)}</a>
                )}
                {of.id !== state && (
                  <span className="studio-quiet">
                    {say(texts.alsoIn)} “{nameOf(graph, of.id, voice)}”
                  </span>
                )}
              </p>
              {judged && <p className={judged.possible ? 'studio-now studio-now-yes' : 'studio-now'}>{judged.why}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
