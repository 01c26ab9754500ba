import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Index, Indexed } from './data.ts';
import { Diagram } from './Diagram.tsx';
import { Icon } from './Icon.tsx';
import type { Live } from './live/useLive.ts';
import { NO_MARKS } from './marking.ts';
import { addressOf, hashOf, type StudioAddress } from './address.ts';
import type { StudioPort } from './port.ts';
import { texts } from './texts.ts';
import { useName, useSay, useVoice } from './voice.ts';

/** The flow that no other flow starts. */
const rootOf = (flows: readonly Indexed[]): Indexed | undefined => flows.find(({ flow }) => !flows.some(({ runs }) => runs.includes(flow)));

/** On a narrow screen a flow opens as a list. */
const isNarrow = () => matchMedia('(max-width: 48rem)').matches;

type CardProps = { of: Indexed; index: Index; lit: boolean };

function FlowCard({ of: { flow, title, note, states, arrows, screens, runs }, index, lit }: CardProps) {
  const say = useSay();
  const name = useName();
  const voice = useVoice();
  const link = (to: string) => hashOf({ ...addressOf(''), ...voice, flow: to, list: isNarrow() });
  return (
    <article className={lit ? 'studio-card studio-lit' : 'studio-card'}>
      <h3>
        <a href={link(flow)}>{name(title, flow)}</a>
        {lit && <span className="studio-chip studio-chip-lit">{say(texts.liveRunning)}</span>}
      </h3>
      {note && <p>{say(note)}</p>}
      {screens.length > 0 && (
        <ul className="studio-screens" aria-label={say(texts.screens)}>
          {screens.map((screen) => (
            <li key={screen}>{screen}</li>
          ))}
        </ul>
      )}
      {runs.length > 0 && (
        <p className="studio-runs">
          <span>{say(texts.starts)}</span>
          {runs.map((one) => (
            <a key={one} href={link(one)}>
              <Icon name="to" />
              {name(index.flows.find((other) => other.flow === one)?.title ?? { en: one, es: one }, one)}
            </a>
          ))}
        </p>
      )}
      <p className="studio-counts">
        {states} {say(texts.steps)} · {arrows} {say(texts.ways)}
      </p>
    </article>
  );
}

const nothing = () => undefined;

type ProductMapProps = { port: StudioPort; go: (change: Partial<StudioAddress>) => void; live: Live };

/** The product on one page: which flow starts which, those with screens, and those without. */
export function ProductMap({ port, go, live }: ProductMapProps) {
  const say = useSay();
  const { index } = port;
  const { data: map } = useQuery(port.map);
  const [hovered, hover] = useState<string | null>(null);
  const running = new Set(live.standing.map(({ flow }) => flow));
  const root = rootOf(index.flows);
  const others = index.flows.filter((one) => one !== root);
  const seen = others.filter(({ screens }) => screens.length > 0);
  const behind = others.filter(({ screens }) => screens.length === 0);
  const card = (one: Indexed) => <FlowCard key={one.flow} of={one} index={index} lit={running.has(one.flow)} />;
  return (
    <main className="studio-map">
      <div className="studio-map-inner">
        <h1>{say(texts.mapTitle)}</h1>
        <p className="studio-lead">{say(texts.mapNote)}</p>
        {map && (
          <div className="studio-product" style={{ aspectRatio: `${map.view.width} / ${map.view.height}`, maxWidth: map.view.width }}>
            <svg viewBox={`0 0 ${map.view.width} ${map.view.height}`} className="studio-svg">
              <Diagram
                graph={map.graph}
                view={map.view}
                chosen={null}
                hovered={hovered}
                marking={{ ...NO_MARKS, lit: running }}
                onChoose={(flow) => flow !== null && go({ flow, state: null, open: '', list: isNarrow() })}
                onHover={hover}
                onFold={nothing}
                onFocus={nothing}
              />
            </svg>
          </div>
        )}
        {root && (
          <section aria-labelledby="map-root">
            <h2 id="map-root">{say(texts.root)}</h2>
            <div className="studio-cards studio-cards-root">{card(root)}</div>
          </section>
        )}
        <section aria-labelledby="map-seen">
          <h2 id="map-seen">{say(texts.journeys)}</h2>
          <div className="studio-cards">{seen.map(card)}</div>
        </section>
        <section aria-labelledby="map-behind">
          <h2 id="map-behind">{say(texts.behind)}</h2>
          <p className="studio-lead">{say(texts.behindNote)}</p>
          <div className="studio-cards studio-cards-small">{behind.map(card)}</div>
        </section>
      </div>
    </main>
  );
}
