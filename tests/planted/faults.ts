import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Fault } from './fault.ts';

const folder = new URL('faults/', import.meta.url);
const text = v.string();
const Faults: v.GenericSchema<unknown, readonly Fault[]> = v.array(
  v.object({ name: text, chart: text, file: text, from: text, to: text, tests: v.array(text) }),
);

const modules = await Promise.all(
  readdirSync(fileURLToPath(folder))
    .toSorted()
    .map((file): Promise<object> => import(new URL(file, folder).href)),
);

/**
 * Arrows removed, guards inverted, targets swapped, tags and actions dropped, times changed: the generated tests must catch each. Each
 * file of the folder `faults` exports those of a chart.
 */
export const faults: readonly Fault[] = modules.flatMap((module) => Object.values(module).flatMap((given) => v.parse(Faults, given)));
