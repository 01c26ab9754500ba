import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Fault } from './fault.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The source with the fault in it. Throws unless the original text occurs exactly once. */
export function planted({ name, file, from, to }: Fault, source: string): string {
  const times = source.split(from).length - 1;
  if (times !== 1) throw new Error(`"${name}" cannot be planted: its text occurs ${times} times in ${file}, not once`);
  return source.replace(from, () => to);
}

/** Plants a fault while the file is read; the file itself does not change. */
export const plant = (fault: Fault): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  transform: (code, id) => (id.split('?')[0] === `${root}${fault.file}` ? { code: planted(fault, code), map: null } : null),
});
