import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { picture as svgOf } from './drawing/picture.ts';
import { Canvas } from './Canvas.tsx';
import { FlowDetails } from './FlowDetails.tsx';
import { coverageOf } from './live/session.ts';
import type { Live } from './live/useLive.ts';
import { askedBefore, changeMarks, coverageMarks, NO_MARKS, type Marking } from './marking.ts';
import { hashOf, type Place } from './place.ts';
import type { StudioPort } from './port.ts';
import { PrintSheet, usePrinting } from './PrintSheet.tsx';
import { shownIn, stateIn, viewWith } from './reading.ts';
import { StateDetails } from './StateDetails.tsx';
import { StateList } from './StateList.tsx';
import { texts } from './texts.ts';
import { Toggle } from './Toggle.tsx';
import { useName, useSay, useVoice } from './voice.ts';

type FlowPageProps = {
  port: StudioPort;
  place: Place;
  go: (change: Partial<Place>) => void;
  live: Live;
  hovered: string | null;
  hover: (state: string | null) => void;
};

/** One flow: its picture or list, and next to it the details of the selected step. */
export function FlowPage({ port, place, go, live, hovered, hover }: FlowPageProps) {
  const say = useSay();
  const name = useName();
  const voice = useVoice();
  const picture = useQuery(port.picture(place.flow));
  const { data: more = null } = useQuery({ ...port.more(place.flow), enabled: picture.isSuccess }); // the picture first
  const { printing, print } = usePrinting();
  const list = useRef<HTMLElement>(null);
  const standing = live.standing.findLast(({ flow }) => flow === place.flow) ?? null;

  const changes = place.overlay === 'changes' ? (more?.changes ?? null) : null;
  const graph = changes?.graph ?? picture.data?.graph ?? null;
  const coverage = useMemo(() => {
    if (!graph) return null;
    if (place.overlay === 'tests') return more?.coverage ?? null;
    return place.overlay === 'session' && live.tab ? coverageOf(live.tab, place.flow, askedBefore(graph)) : null;
  }, [graph, more, place.overlay, place.flow, live.tab]);

  // the address and the focus name the same step
  useEffect(() => {
    if (place.list && place.state !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [place.list, place.state]);

  if (picture.isError)
    return (
      <main className="studio-empty">
        <p role="alert">{say(texts.failed)}</p>
        <button type="button" className="studio-button" onClick={() => void picture.refetch()}>
          {say(texts.again)}
        </button>
      </main>
    );
  if (!picture.data || !graph) return <main className="studio-empty" aria-busy="true" />;

  const { layout } = picture.data;
  const shown = changes ? { open: '*', view: changes.view } : viewWith(layout, place.open, place.state, graph);
  const { view } = shown;
  const state = stateIn(graph, place.state);
  const chosen = place.state === null ? null : shownIn(view, graph, place.state);
  const marking: Marking = {
    ...NO_MARKS,
    ...(coverage ? coverageMarks(graph, coverage) : {}),
    ...(changes ? changeMarks(changes) : {}),
    lit: new Set(standing?.active.flatMap((id) => shownIn(view, graph, id) ?? [])),
    just: new Set(standing?.arrows),
  };
  const hrefOf = (id: string) => hashOf({ ...place, state: id === '' ? null : id });
  const fold = (id: string) => {
    const isOpen = view.open.includes(id);
    const parent = stateIn(graph, id)?.parent ?? '';
    const hidden = place.state !== null && place.state.startsWith(`${id}.`);
    go({ open: isOpen ? parent : id, ...(isOpen && hidden ? { state: id } : {}) });
  };
  const details = state ? (
    <StateDetails
      graph={graph}
      state={state}
      more={more}
      screen={port.screen}
      standing={standing}
      hrefOf={hrefOf}
      hrefOfFlow={(flow) => hashOf({ ...place, flow, state: null, open: '' })}
      onClose={() => go({ state: null })}
      onAnswer={(call, reply) =>
        standing && live.tab && live.ask({ type: 'answer', tab: live.tab.tab, session: standing.session, call, reply })
      }
    />
  ) : (
    <FlowDetails
      index={port.index}
      graph={graph}
      more={more}
      overlay={place.overlay}
      coverage={coverage}
      changes={changes}
      following={live.session !== null}
      onOverlay={(overlay) => go({ overlay })}
    />
  );
  const shownAs = (
    <Toggle
      label={say(texts.shownAs)}
      value={place.list ? 'list' : 'picture'}
      options={[
        ['picture', say(texts.picture)],
        ['list', say(texts.list)],
      ]}
      onChange={(as) => go({ list: as === 'list' })}
    />
  );
  return (
    <main className={place.list ? 'studio-flow studio-flow-list' : 'studio-flow'}>
      <h1 className="visually-hidden">{name(graph.title, graph.flow)}</h1>
      {place.list ? (
        <section ref={list} className="studio-list-place">
          <div className="studio-list-head">{shownAs}</div>
          <StateList graph={graph} chosen={place.state} marking={marking} hrefOf={hrefOf} />
        </section>
      ) : (
        <Canvas
          graph={graph}
          view={view}
          chosen={chosen}
          hovered={hovered}
          marking={marking}
          onChoose={(id) => go({ state: id, open: shown.open })}
          onHover={hover}
          onFold={fold}
          unfolded={shown.open === '*'}
          onUnfoldAll={() =>
            go({ open: shown.open === '*' ? '' : '*', ...(shown.open === '*' && state ? { state: state.id.split('.')[0] ?? null } : {}) })
          }
          onSave={() =>
            port.save(`${graph.flow}.svg`, 'image/svg+xml', svgOf(graph, view, { ...voice, ...(changes ? { marks: changes.marks } : {}) }))
          }
          onPrint={print}
        >
          <div className="studio-shown-as">{shownAs}</div>
        </Canvas>
      )}
      {details}
      {printing && <PrintSheet graph={graph} view={view} marking={marking} hrefOf={hrefOf} />}
    </main>
  );
}
