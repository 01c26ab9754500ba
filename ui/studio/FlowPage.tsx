import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { picture as svgOf } from './drawing/picture.ts';
import { Canvas } from './Canvas.tsx';
import { FlowDetails } from './FlowDetails.tsx';
import { coverageOf } from './live/session.ts';
import type { Live } from './live/useLive.ts';
import { triedBefore, changeMarks, coverageMarks, NO_MARKS, type Marking } from './marking.ts';
import { hashOf, type StudioAddress } from './address.ts';
import type { StudioPort } from './port.ts';
import { PrintSheet, usePrinting } from './PrintSheet.tsx';
import { boxIn, stateIn, typicalOf, viewWith } from './reading.ts';
import { PictureOrList } from './PictureOrList.tsx';
import { StateDetails } from './StateDetails.tsx';
import { StateList } from './StateList.tsx';
import { texts } from './texts.ts';
import { useName, useSay, useVoice } from './voice.ts';

type FlowPageProps = {
  port: StudioPort;
  address: StudioAddress;
  go: (change: Partial<StudioAddress>) => void;
  live: Live;
  hovered: string | null;
  hover: (state: string | null) => void;
};

/** One flow: its picture or list, and next to it the details of the selected step. */
export function FlowPage({ port, address, go, live, hovered, hover }: FlowPageProps) {
  const say = useSay();
  const name = useName();
  const voice = useVoice();
  const picture = useQuery(port.picture(address.flow));
  const { data: more = null } = useQuery({ ...port.more(address.flow), enabled: picture.isSuccess }); // the picture first
  const { printing, print } = usePrinting();
  const list = useRef<HTMLElement>(null);
  const standing = live.standing.findLast(({ flow }) => flow === address.flow) ?? null;

  const changes = address.overlay === 'changes' ? (more?.changes ?? null) : null;
  const graph = changes?.graph ?? picture.data?.graph ?? null;
  const coverage = useMemo(() => {
    if (!graph) return null;
    if (address.overlay === 'tests') return more?.coverage ?? null;
    return address.overlay === 'session' && live.tab ? coverageOf(live.tab, address.flow, triedBefore(graph)) : null;
  }, [graph, more, address.overlay, address.flow, live.tab]);

  // the address and the focus name the same step
  useEffect(() => {
    if (address.list && address.state !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [address.list, address.state]);

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
  const current = changes ? { open: '*', view: changes.view } : viewWith(layout, address.open, address.state, graph);
  const { view } = current;
  const state = stateIn(graph, address.state);
  const chosen = address.state === null ? null : boxIn(view, graph, address.state);
  const marking: Marking = {
    ...NO_MARKS,
    ...(coverage ? coverageMarks(graph, coverage) : {}),
    ...(changes ? changeMarks(changes) : {}),
    lit: new Set(standing?.active.flatMap((id) => boxIn(view, graph, id) ?? [])),
    just: new Set(standing?.arrows),
  };
  const hrefOf = (id: string) => hashOf({ ...address, state: id === '' ? null : id });
  const fold = (id: string) => {
    const isOpen = view.open.includes(id);
    const parent = stateIn(graph, id)?.parent ?? '';
    const hidden = address.state !== null && address.state.startsWith(`${id}.`);
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
      hrefOfFlow={(flow) => hashOf({ ...address, flow, state: null, open: '' })}
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
      overlay={address.overlay}
      coverage={coverage}
      changes={changes}
      following={live.session !== null}
      onOverlay={(overlay) => go({ overlay })}
    />
  );
  return (
    <main className={address.list ? 'studio-flow studio-flow-list' : 'studio-flow'}>
      <h1 className="visually-hidden">{name(graph.title, graph.flow)}</h1>
      {address.list ? (
        <section ref={list} className="studio-list-place">
          <div className="studio-list-head">
            <PictureOrList list={address.list} go={go} />
          </div>
          <StateList graph={graph} chosen={address.state} marking={marking} hrefOf={hrefOf} />
        </section>
      ) : (
        <Canvas
          graph={graph}
          view={view}
          chosen={chosen}
          hovered={hovered}
          marking={marking}
          onChoose={(id) => go({ state: id, open: current.open })}
          onHover={hover}
          onFold={fold}
          unfolded={current.open === '*'}
          onUnfoldAll={() =>
            go({
              open: current.open === '*' ? '' : '*',
              ...(current.open === '*' && state ? { state: state.id.split('.')[0] ?? null } : {}),
            })
          }
          onSave={() =>
            port.save(`${graph.flow}.svg`, 'image/svg+xml', svgOf(graph, view, { ...voice, ...(changes ? { marks: changes.marks } : {}) }))
          }
          onPrint={print}
          situationOf={(id) => typicalOf(more?.situations ?? [], id)}
          screen={port.screen}
        >
          <div className="studio-shown-as">
            <PictureOrList list={address.list} go={go} />
          </div>
        </Canvas>
      )}
      {details}
      {printing && <PrintSheet graph={graph} view={view} marking={marking} hrefOf={hrefOf} />}
    </main>
  );
}
