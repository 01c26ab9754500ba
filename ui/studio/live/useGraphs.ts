import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import type { Picture } from '../data.ts';
import type { StudioPort } from '../port.ts';

type Graphs = ReadonlyMap<string, FlowGraph>;

const combine = (results: UseQueryResult<Picture>[]): Graphs =>
  new Map(results.flatMap(({ data }) => (data ? [[data.graph.flow, data.graph]] : [])));

/** The graphs of these flows, as they load: they have the words for a portal's steps. One that cannot be fetched is left out. */
export const useGraphs = (picture: StudioPort['picture'], flows: readonly string[]): Graphs =>
  useQueries({ queries: [...new Set(flows)].toSorted().map(picture), combine });
