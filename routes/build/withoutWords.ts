import { parseAst } from 'rolldown/parseAst';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const CHART = /\/machines\/.+\.ts$/;

const node = v.looseObject({ type: v.string(), start: v.number(), end: v.number() });
const call = v.looseObject({
  type: v.literal('CallExpression'),
  callee: v.looseObject({ type: v.literal('MemberExpression'), property: v.looseObject({ name: v.literal('createMachine') }) }),
  arguments: v.tupleWithRest([v.looseObject({ type: v.literal('ObjectExpression'), properties: v.array(v.unknown()) })], v.unknown()),
});
const meta = v.looseObject({ ...node.entries, type: v.literal('Property'), key: v.looseObject({ name: v.literal('meta') }) });

/** Every `createMachine({ … })` below a node. */
function* charts(at: unknown): Generator<v.InferOutput<typeof call>> {
  if (typeof at !== 'object' || at === null) return;
  if (v.is(call, at)) yield at;
  for (const inside of Object.values(at)) yield* charts(inside);
}

const blank = (text: string): string => text.replaceAll(/\S/g, ' ');

/** The code of a chart (JavaScript) without the root `meta`. Everything else stays in its line and column, so that source maps stay correct. */
export function withoutMeta(code: string): string {
  let bare = code;
  for (const {
    arguments: [config],
  } of charts(parseAst(code))) {
    for (const property of config.properties.filter((one) => v.is(meta, one))) {
      const comma = /^\s*,/.exec(bare.slice(property.end))?.[0].length ?? 0;
      const end = property.end + comma;
      bare = bare.slice(0, property.start) + blank(bare.slice(property.start, end)) + bare.slice(end);
    }
  }
  return bare;
}

/**
 * Removes the owners' words from the charts: the import of a `.words.ts` is then unused, and the bundler drops it, also where words are made of
 * others. Runs after the types are removed.
 */
export const withoutWords = (): Plugin => ({
  name: 'without-words',
  apply: 'build',
  transform: {
    filter: { id: CHART },
    handler(code, id) {
      if (id.endsWith('.words.ts')) return { code, map: null, moduleSideEffects: false };
      return code.includes('createMachine') ? { code: withoutMeta(code), map: null } : null;
    },
  },
});
