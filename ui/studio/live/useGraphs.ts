import { useEffect, useState } from 'react';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import type { StudioPort } from '../port.ts';

type Graphs = ReadonlyMap<string, FlowGraph>;

/** The graphs of these flows, as they come: with them, what a portal does can be told in words. One that cannot be had is left out. */
export function useGraphs(picture: StudioPort['picture'], flows: readonly string[]): Graphs {
  const [graphs, setGraphs] = useState<Graphs>(new Map());
  const wanted = [...new Set(flows)].toSorted().join(' ');
  useEffect(() => {
    let needed = true;
    for (const flow of wanted.split(' ').filter(Boolean)) {
      picture(flow).then(
        ({ graph }) => needed && setGraphs((known) => (known.get(flow) === graph ? known : new Map(known).set(flow, graph))),
        () => undefined,
      );
    }
    return () => {
      needed = false;
    };
  }, [picture, wanted]);
  return graphs;
}
