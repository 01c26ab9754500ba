import { parseSync, Visitor } from 'rolldown/utils';
import type { File } from './files.ts';

/** A part of a file's text, from `start` up to `end`. */
export type Range = { start: number; end: number };

/**
 * A test, a group of tests, a check of the album or the sample of a call. `title` has the titles around it: 'Ann pays › once'. `before` is where the comments
 * directly above it begin. `names` are the parts of the text whose ids it names: these comments, its own title, and the table that fills its title.
 */
export type Titled = Range & { title: string; before: number; names: readonly Range[] };

const TESTS = new Set(['test', 'it', 'describe', 'always']);
/** The album's checks are no tests of vitest: they run on every picture (tests/album/album.ts, a part of `npm test`). */
const ALBUM = /^tests\/album\/checks\.ts$/;
const SAMPLES = /^tests\/calls\//;
const CALL = /^(?:GET|POST|PUT|DELETE) \//;
/** What vitest fills in from the table of `test.each`. */
const PLACEHOLDER = /%[sdifjo]|\$\w/;

type Node = Range & { type: string };
type Found = Range & { title: string; heading: Range; table: Range | null };

/** Everything in a test file that has a title. Throws on a file that does not parse. */
export function titledIn({ path, text }: File): Titled[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  const found: Found[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [heading], start, end }) {
      const root = rootOf(text.slice(callee.start, callee.end));
      if (!heading || !(TESTS.has(root) || (root === 'check' && ALBUM.test(path)))) return;
      const title = words(text, heading);
      const table = callee.type === 'CallExpression' && PLACEHOLDER.test(title) ? { start: callee.start, end: callee.end } : null;
      found.push({ title, start, end, heading: { start: heading.start, end: heading.end }, table });
    },
    Property({ key, start, end }) {
      const name = SAMPLES.test(path) ? words(text, key) : '';
      if (CALL.test(name)) found.push({ title: name, start, end, heading: { start: key.start, end: key.end }, table: null });
    },
  }).visit(program);
  const own = outermost(found);
  return own.map(({ title, start, end, heading, table }) => {
    const before = aboveOf(start, comments, text);
    return {
      title: [...own.filter((other) => around(other, { start, end })).map((other) => other.title), title].join(' › '),
      before,
      start,
      end,
      names: [{ start: before, end: start }, heading, ...(table ? [table] : [])],
    };
  });
}

/** `test.each([…])('title')`: the call with the title starts with the inner call, and is longer. */
const outermost = (found: readonly Found[]): Found[] =>
  found.filter((one) => !found.some((other) => other !== one && other.start === one.start && other.end > one.end));

const around = (outer: Range, inner: Range) => outer.start < inner.start && inner.end <= outer.end;

const rootOf = (callee: string) => /^\w+/.exec(callee)?.[0] ?? '';

/** A title in the source, without its quotes. */
const words = (text: string, { start, end }: Range) => text.slice(start, end).replaceAll(/^[`'"]|[`'"]$/g, '');

/** The start of the comments directly above: on their own lines, without an empty line between. */
function aboveOf(start: number, comments: readonly Node[], text: string): number {
  const above = comments.findLast(({ end }) => end <= start);
  if (!above || !/^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(above.end, start))) return start;
  const ownLine = text.slice(text.lastIndexOf('\n', above.start) + 1, above.start).trim() === '';
  return ownLine ? aboveOf(above.start, comments, text) : start;
}
