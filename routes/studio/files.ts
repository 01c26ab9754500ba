import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { find, index, map, more, picture, type Index } from '../../ui/studio/data.ts';
import type { StudioPort } from '../../ui/studio/port.ts';

/** Relative to the page, so that a copy of the studio works from any folder. */
const FOLDER = 'data/';

async function read<S extends v.GenericSchema>(schema: S, name: string, signal?: AbortSignal): Promise<v.InferOutput<S>> {
  const response = await fetch(`${FOLDER}${name}.json`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${name}.json answered ${response.status}`);
  return v.parse(schema, await response.json());
}

const file = <S extends v.GenericSchema>(schema: S, name: string) =>
  queryOptions({ queryKey: [name], queryFn: ({ signal }) => read(schema, name, signal) });

export const readIndex = (): Promise<Index> => read(index, 'index');

/** The files of the studio as queries. Each fails when it cannot be fetched or does not fit its schema. */
export const files: Pick<StudioPort, 'picture' | 'more' | 'find' | 'map'> = {
  map: file(map, 'map'),
  picture: (flow) => file(picture, flow),
  more: (flow) => file(more, `${flow}.more`),
  find: file(find, 'find'),
};
