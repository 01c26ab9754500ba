import { useEffect, useRef, useState } from 'react';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { happeningOf, nameOf } from '../../machines/graph/wording.ts';
import type { Words } from '../../machines/graph/words.ts';
import { Icon } from './Icon.tsx';
import type { Step } from './live/protocol.ts';
import { useGraphs } from './live/useGraphs.ts';
import type { Live } from './live/useLive.ts';
import { hashOf, type Place } from './place.ts';
import type { StudioPort } from './port.ts';
import { texts } from './texts.ts';
import { useName, useSay, useVoice, type Voice } from './voice.ts';

type LiveBarProps = { port: StudioPort; place: Place; go: (change: Partial<Place>) => void; live: Live };

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** The flow whose screen is shown now, for the reader who follows along. The root shows a screen only when no flow does. */
function ahead(standing: readonly Step[], withScreens: ReadonlySet<string>): Step | undefined {
  const shown = standing.filter(({ flow, parent }) => parent !== null && withScreens.has(flow));
  return shown.findLast(({ session }) => !shown.some(({ parent }) => parent === session)); // the deepest: a parent takes a step with every step of its child
}

/** What happened in a step: the transitions taken, or, for engineers, the event. Empty if there are no words for it. */
function eventOf(step: Step, graph: FlowGraph | undefined, voice: Voice): string {
  if (voice.names === 'engineer' || !graph) return step.event;
  const first = graph.arrows.find(({ id }) => id === step.arrows[0]);
  return first ? happeningOf(first, voice) || step.event : step.event;
}

/** The innermost states after a step. */
function placesOf({ active }: Step, graph: FlowGraph | undefined, voice: Voice): string {
  const inner = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
  return inner.map((id) => (voice.names === 'owner' && graph ? nameOf(graph, id, voice) : id)).join(', ');
}

/** What the followed portal is doing: its running charts, and the history of steps. */
export function LiveBar({ port, place, go, live }: LiveBarProps) {
  const say = useSay();
  const name = useName();
  const voice = useVoice();
  const [along, setAlong] = useState(true);
  const { tab, standing, at, session } = live;
  const flows = new Map(port.index.flows.map((one) => [one.flow, one]));
  const screens = new Set(port.index.flows.filter((one) => one.screens.length > 0).map(({ flow }) => flow));
  const graphs = useGraphs(port.picture, live.tab?.steps.map(({ flow }) => flow) ?? []);
  const first = ahead(standing, screens)?.flow ?? '';
  const went = useRef('');
  // once per flow of the portal, so that the reader can look at another flow meanwhile
  useEffect(() => {
    if (!along || first === '' || went.current === first) return;
    went.current = first;
    if (first !== place.flow) go({ flow: first, state: null, open: '' });
  }, [along, first, place.flow, go]);

  if (!session) return null;
  const titleOf = (flow: string): Words => flows.get(flow)?.title ?? { en: flow, es: flow };
  const steps = tab?.steps ?? [];
  const last = steps.at(-1);
  const shown = at === null ? last : steps.find(({ seq }) => seq === at);
  const position = shown ? steps.indexOf(shown) : 0;
  const look = (to: number) => {
    const step = steps[Math.max(0, Math.min(steps.length - 1, to))];
    live.look(step && step !== last ? step.seq : null);
  };
  return (
    <section className="studio-live-bar" aria-label={say(texts.live)}>
      {!tab ? (
        <p className="studio-live-wait" role="status">
          <strong>{say(texts.liveWait)}</strong> {say(texts.liveWaitHelp)}{' '}
          <a href="/" target="portal">
            {say(texts.liveTab)}
          </a>
        </p>
      ) : (
        <>
          <div className="studio-live-row">
            <span className={at === null ? 'studio-chip studio-chip-lit' : 'studio-chip'}>
              {say(at === null ? texts.liveNow : texts.livePast)}
            </span>
            {session.tabs.length > 1 && (
              <select
                aria-label={say(texts.liveTab)}
                value={session.chosen}
                onChange={({ currentTarget }) => live.choose(currentTarget.value)}
              >
                {session.tabs.map((one) => (
                  <option key={one.tab} value={one.tab}>
                    {one.tab}
                  </option>
                ))}
              </select>
            )}
            <ul className="studio-running" aria-label={say(texts.liveRunning)}>
              {standing.map((step) => (
                <li key={step.session}>
                  <a
                    href={hashOf({ ...place, flow: step.flow, state: step.active.at(-1) ?? null, open: '' })}
                    aria-current={step.flow === place.flow ? 'true' : undefined}
                  >
                    {name(titleOf(step.flow), step.flow)}
                  </a>
                </li>
              ))}
            </ul>
            <label className="studio-check">
              <input type="checkbox" checked={along} onChange={({ currentTarget }) => setAlong(currentTarget.checked)} />
              {say(texts.liveGoAlong)}
            </label>
          </div>
          <div className="studio-live-row">
            <button
              type="button"
              className="studio-tool"
              aria-label={say(at === null ? texts.livePast : texts.liveNow)}
              onClick={() => (at === null ? look(position - 1) : live.look(null))}
            >
              <Icon name={at === null ? 'pause' : 'play'} />
            </button>
            <input
              type="range"
              className="studio-slider"
              aria-label={say(texts.liveHistory)}
              min={0}
              max={Math.max(0, steps.length - 1)}
              value={position}
              aria-valuetext={shown ? `${shown.flow} ${shown.event}` : undefined}
              onChange={({ currentTarget }) => look(Number(currentTarget.value))}
            />
            <output className="studio-step">
              {shown && (
                <>
                  <time>{new Date(shown.at).toLocaleTimeString(undefined, CLOCK)}</time>{' '}
                  <strong>{name(titleOf(shown.flow), shown.flow)}</strong>{' '}
                  <span>{shown.event === '' ? say(texts.begins) : eventOf(shown, graphs.get(shown.flow), voice)}</span>
                </>
              )}
            </output>
          </div>
          {at !== null && shown && (
            <div className="studio-live-row">
              <button
                type="button"
                className="studio-button"
                aria-describedby="studio-restart-note"
                onClick={() => {
                  live.ask({ type: 'restart', tab: tab.tab, seq: shown.seq });
                  live.look(null); // back to the newest step
                }}
              >
                {say(texts.liveRestart)}
              </button>
              <p id="studio-restart-note" className="studio-quiet">
                {say(texts.liveRestartNote)}
              </p>
            </div>
          )}
          <details className="studio-history">
            <summary>
              {say(texts.liveHistory)} ({steps.length})
            </summary>
            <ol>
              {steps.slice(-200).map((step) => (
                <li key={step.seq}>
                  <button type="button" aria-current={step === shown ? 'step' : undefined} onClick={() => look(steps.indexOf(step))}>
                    <time>{new Date(step.at).toLocaleTimeString(undefined, CLOCK)}</time> {name(titleOf(step.flow), step.flow)}{' '}
                    <span className="studio-event">{eventOf(step, graphs.get(step.flow), voice)}</span>{' '}
                    <span className="studio-quiet">
                      {step.event !== '' && step.arrows.length === 0
                        ? say(texts.ignored)
                        : `→ ${placesOf(step, graphs.get(step.flow), voice)}`}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </section>
  );
}
