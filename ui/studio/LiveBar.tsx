import { useEffect, useRef, useState } from 'react';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { happeningOf, nameOf } from '../../machines/graph/wording.ts';
import type { Words } from '../../machines/graph/words.ts';
import { Icon } from './Icon.tsx';
import type { Step } from './live/protocol.ts';
import { useGraphs } from './live/useGraphs.ts';
import type { Live } from './live/useLive.ts';
import { hashOf, type StudioAddress } from './address.ts';
import type { StudioPort } from './port.ts';
import { texts } from './texts.ts';
import { useName, useSay, useVoice, type Voice } from './voice.ts';

type LiveBarProps = { port: StudioPort; address: StudioAddress; go: (change: Partial<StudioAddress>) => void; live: Live };

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** The flow whose screen is visible, for a reader who follows automatically. The root has a screen only when no flow does. */
function ahead(standing: readonly Step[], withScreens: ReadonlySet<string>): Step | undefined {
  const withScreen = standing.filter(({ flow, parent }) => parent !== null && withScreens.has(flow));
  return withScreen.findLast(({ session }) => !withScreen.some(({ parent }) => parent === session)); // the deepest: a parent takes a step with every step of its child
}

/** What happened in a step: the transitions taken, or, for engineers, the event. Empty if there are no words for it. */
function eventOf(step: Step, graph: FlowGraph | undefined, voice: Voice): string {
  if (voice.names === 'engineer' || !graph) return step.event;
  const first = graph.arrows.find(({ id }) => id === step.arrows[0]);
  return first ? happeningOf(first, voice) || step.event : step.event;
}

/** The innermost states after a step. */
function stateNamesOf({ active }: Step, graph: FlowGraph | undefined, voice: Voice): string {
  const inner = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
  return inner.map((id) => (voice.names === 'owner' && graph ? nameOf(graph, id, voice) : id)).join(', ');
}

/** What the followed portal is doing: its running charts, and the history of steps. */
export function LiveBar({ port, address, go, live }: LiveBarProps) {
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
    if (first !== address.flow) go({ flow: first, state: null, open: '' });
  }, [along, first, address.flow, go]);

  if (!session) return null;
  const titleOf = (flow: string): Words => flows.get(flow)?.title ?? { en: flow, es: flow };
  const steps = tab?.steps ?? [];
  const last = steps.at(-1);
  const current = at === null ? last : steps.find(({ seq }) => seq === at);
  const position = current ? steps.indexOf(current) : 0;
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
                    href={hashOf({ ...address, flow: step.flow, state: step.active.at(-1) ?? null, open: '' })}
                    aria-current={step.flow === address.flow ? 'true' : undefined}
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
              aria-valuetext={current ? `${current.flow} ${current.event}` : undefined}
              onChange={({ currentTarget }) => look(Number(currentTarget.value))}
            />
            <output className="studio-step">
              {current && (
                <>
                  <time>{new Date(current.at).toLocaleTimeString(undefined, CLOCK)}</time>{' '}
                  <strong>{name(titleOf(current.flow), current.flow)}</strong>{' '}
                  <span>{current.event === '' ? say(texts.begins) : eventOf(current, graphs.get(current.flow), voice)}</span>
                </>
              )}
            </output>
          </div>
          {at !== null && current && (
            <div className="studio-live-row">
              <button
                type="button"
                className="studio-button"
                aria-describedby="studio-restart-note"
                onClick={() => {
                  live.ask({ type: 'restart', tab: tab.tab, seq: current.seq });
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
                  <button type="button" aria-current={step === current ? 'step' : undefined} onClick={() => look(steps.indexOf(step))}>
                    <time>{new Date(step.at).toLocaleTimeString(undefined, CLOCK)}</time> {name(titleOf(step.flow), step.flow)}{' '}
                    <span className="studio-event">{eventOf(step, graphs.get(step.flow), voice)}</span>{' '}
                    <span className="studio-quiet">
                      {step.event !== '' && step.arrows.length === 0
                        ? say(texts.ignored)
                        : `→ ${stateNamesOf(step, graphs.get(step.flow), voice)}`}
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
