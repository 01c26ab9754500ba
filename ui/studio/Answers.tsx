import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import type { More } from './data.ts';
import type { Reply, Step } from './live/protocol.ts';
import { Section } from './Section.tsx';
import { texts } from './texts.ts';
import { useSay } from './voice.ts';

type AnswersProps = { standing: Step; graph: FlowGraph; more: More | null; onAnswer: (call: string, reply: Reply) => void };

/** The data of a running chart and its pending calls, which the reader can answer for the lender. */
export function Answers({ standing, graph, more, onAnswer }: AnswersProps) {
  const say = useSay();
  const titleOf = (call: string) => {
    const known = graph.states.flatMap(({ calls }) => calls).find(({ id }) => id === call);
    return known ? say(known.title) : call;
  };
  const waits = standing.waits.flatMap((call) => {
    const answers = Object.entries(more?.answers[call] ?? {});
    return answers.length > 0 ? [{ call, answers }] : [];
  });
  const data = Object.entries(standing.data);
  return (
    <>
      {waits.length > 0 && (
        <Section title={say(texts.liveAnswer)} note={say(texts.liveAnswerNote)}>
          {waits.map(({ call, answers }) => (
            <fieldset key={call} className="studio-answers">
              <legend>{titleOf(call)}</legend>
              {answers.map(([label, reply]) => (
                <button key={label} type="button" className="studio-button" onClick={() => onAnswer(call, reply)}>
                  {label}
                </button>
              ))}
            </fieldset>
          ))}
        </Section>
      )}
      {data.length > 0 && (
        <Section title={say(texts.liveData)} note={say(texts.liveDataNote)}>
          <dl className="studio-data">
            {data.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value === null ? '–' : String(value)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}
