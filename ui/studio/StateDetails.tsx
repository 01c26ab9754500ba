import type { FlowGraph, GraphState } from '../../machines/graph/flowGraph.ts';
import { conditionOf, happeningOf, nameOf } from '../../machines/graph/wording.ts';
import type { More } from './data.ts';
import { Icon } from './Icon.tsx';
import type { Reply, Step } from './live/protocol.ts';
import { Answers } from './Answers.tsx';
import { boxLook } from './drawing/looks.ts';
import { around, arrowsInto } from './reading.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { Section } from './Section.tsx';
import { texts } from './texts.ts';
import { useSay, useVoice } from './voice.ts';
import { Ways } from './Ways.tsx';

type StateDetailsProps = {
  graph: FlowGraph;
  state: GraphState;
  more: More | null;
  screen: string;
  standing: Step | null;
  hrefOf: (state: string) => string;
  onClose: () => void;
  onAnswer: (call: string, reply: Reply) => void;
  hrefOfFlow: (flow: string) => string;
};

/** The kinds of a step, for its badges. */
function kindsOf(graph: FlowGraph, state: GraphState): (keyof typeof texts)[] {
  const kinds: (keyof typeof texts)[] = [];
  if (state.kind === 'final') kinds.push('kindFinal');
  if (state.kind === 'parallel') kinds.push('kindParallel');
  if (boxLook(graph, state) === 'choice') kinds.push('kindChoice');
  if (state.busy || state.calls.length > 0) kinds.push('kindBusy');
  if (state.routable) kinds.push('kindRoutable');
  return kinds;
}

/** Everything about one state: its screen first, then what can happen, and the tests that show it. */
export function StateDetails(props: StateDetailsProps) {
  const { graph, state, more, screen, standing, hrefOf, onClose, onAnswer, hrefOfFlow } = props;
  const say = useSay();
  const voice = useVoice();
  const trail = around(graph, state.parent ?? '').toReversed();
  const exact = more?.situations.filter((one) => one.state.includes(state.id)) ?? [];
  const into = arrowsInto(graph, state.id);
  const rows = more?.rows.filter(({ states }) => states.includes(state.id)) ?? [];
  const tests = more?.paths.filter(({ through }) => through.some((id) => id === state.id || id.startsWith(`${state.id}.`))) ?? [];
  return (
    <aside className="studio-panel" aria-label={nameOf(graph, state.id, voice)}>
      <div className="studio-panel-head">
        {trail.length > 0 && (
          <p className="studio-trail">
            {trail.map((one) => (
              <a key={one.id} href={hrefOf(one.id)}>
                {nameOf(graph, one.id, voice)}
              </a>
            ))}
          </p>
        )}
        <h2>{nameOf(graph, state.id, voice)}</h2>
        <button type="button" className="studio-tool studio-close" aria-label={say(texts.close)} onClick={onClose}>
          <Icon name="close" />
        </button>
        <p className="studio-chips">
          {state.screen && <span className="studio-chip studio-chip-screen">{state.screen}</span>}
          {kindsOf(graph, state).map((kind) => (
            <span key={kind} className="studio-chip">
              {say(texts[kind])}
            </span>
          ))}
          {standing?.active.includes(state.id) && <span className="studio-chip studio-chip-lit">{say(texts.here)}</span>}
        </p>
        {state.note && <p className="studio-note">{say(state.note)}</p>}
      </div>

      {exact.length > 0 && (
        <Section title={say(texts.screen)}>
          <ScreenFrame key={state.id} situations={exact} address={screen} />
        </Section>
      )}
      {standing && <Answers standing={standing} graph={graph} more={more} onAnswer={onAnswer} />}
      <Section title={say(texts.next)}>
        <Ways graph={graph} state={state.id} standing={standing?.active.includes(state.id) ? standing : null} hrefOf={hrefOf} />
      </Section>
      {state.calls.length > 0 && (
        <Section title={say(texts.asks)}>
          <ul className="studio-plain">
            {state.calls.map((call) => (
              <li key={call.id}>
                {call.flow ? (
                  <a href={hrefOfFlow(call.flow)}>{voice.names === 'engineer' ? call.src : say(call.title)}</a>
                ) : voice.names === 'engineer' ? (
                  call.src
                ) : (
                  say(call.title)
                )}
                {call.services.map((service) => (
                  <code key={service}>{service}</code>
                ))}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={say(texts.from)}>
        {into.length === 0 ? (
          <p className="studio-quiet">{say(texts.fromNone)}</p>
        ) : (
          <ul className="studio-plain">
            {into.map((arrow) => (
              <li key={arrow.id}>
                <a href={hrefOf(arrow.source)}>{nameOf(graph, arrow.source, voice)}</a>
                <span className="studio-quiet">{[happeningOf(arrow, voice), conditionOf(arrow, voice)].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {rows.length > 0 && (
        <Section title={say(texts.clauses)}>
          <dl className="studio-rows">
            {rows.map(({ id, text, tests: shownBy }) => (
              <div key={id}>
                <dt>{id}</dt>
                <dd lang="en">{text}</dd>
                {shownBy.length > 0 && (
                  <dd className="studio-test">
                    <details>
                      <summary>
                        {say(texts.shownBy)} ({shownBy.length})
                      </summary>
                      <ul lang="en">
                        {shownBy.map((title) => (
                          <li key={title}>{title}</li>
                        ))}
                      </ul>
                    </details>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Section>
      )}
      {more && (
        <Section title={say(texts.tests)}>
          {tests.length === 0 ? (
            <p className="studio-quiet">{say(texts.testsNone)}</p>
          ) : (
            tests.map(({ title, rows: steps }) => (
              <details key={title.en} className="studio-test">
                <summary>{say(title)}</summary>
                <ol>
                  {steps.map((row) => (
                    <li key={steps.indexOf(row)}>
                      <span className="studio-who">{say(row.who)}</span> {say(row.does)}{' '}
                      <span className="studio-quiet">→ {say(row.sees)}</span>
                    </li>
                  ))}
                </ol>
              </details>
            ))
          )}
        </Section>
      )}
    </aside>
  );
}
