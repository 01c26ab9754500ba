import * as v from 'valibot';
import { find, index, map, more, picture, type Index } from '../../ui/studio/data.ts';
import type { StudioPort } from '../../ui/studio/port.ts';

/** Beside the page: a copy of the studio works from any folder. */
const FOLDER = 'data/';

async function read<S extends v.GenericSchema>(schema: S, name: string): Promise<v.InferOutput<S>> {
  const response = await fetch(`${FOLDER}${name}.json`);
  if (!response.ok) throw new Error(`${name}.json answered ${response.status}`);
  return v.parse(schema, await response.json());
}

/** Each file once; one that could not be had is asked for again. */
function once<T>(ask: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (name) => {
    const known = asked.get(name);
    if (known) return known;
    const file = ask(name);
    asked.set(name, file);
    file.catch(() => asked.delete(name));
    return file;
  };
}

export const readIndex = (): Promise<Index> => read(index, 'index');

/** The files of the studio. Each rejects when it cannot be had or is not what it should be. */
export const files = (): Pick<StudioPort, 'picture' | 'more' | 'find' | 'map'> => {
  const found = once((name) => read(find, name));
  return {
    map: once((name) => read(map, name)),
    picture: once((flow) => read(picture, flow)),
    more: once((flow) => read(more, `${flow}.more`)),
    find: () => found('find'),
  };
};
