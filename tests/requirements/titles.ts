import { parseSync, Visitor } from 'rolldown/utils';
import type { File } from './files.ts';

/** A test, a group of tests or the sample of a call, with the titles around it: 'Ann pays › once'. `before` is where the comments above it begin. */
export type Titled = { title: string; before: number; start: number; end: number };

const TESTS = new Set(['test', 'it', 'describe']);
const SAMPLES = /^tests\/calls\//;
const CALL = /^(?:GET|POST|PUT|DELETE) \//;

type Node = { type: string; start: number; end: number };
type Found = Omit<Titled, 'before'>;

/** Everything in a test file that has a title. Throws on a file that does not parse. */
export function titledIn({ path, text }: File): Titled[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  const found: Found[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title], start, end }) {
      if (title && TESTS.has(rootOf(text.slice(callee.start, callee.end)))) found.push({ title: words(text, title), start, end });
    },
    Property({ key, start, end }) {
      const name = SAMPLES.test(path) ? words(text, key) : '';
      if (CALL.test(name)) found.push({ title: name, start, end });
    },
  }).visit(program);
  const own = outermost(found);
  return own.map((one) => ({
    ...one,
    title: [...own.filter((other) => around(other, one)), one].map(({ title }) => title).join(' › '),
    before: aboveOf(one.start, comments, text),
  }));
}

/** `test.each([…])('title')`: the call that bears the title begins where the inner one does, and goes further. */
const outermost = (found: readonly Found[]): Found[] =>
  found.filter((one) => !found.some((other) => other !== one && other.start === one.start && other.end > one.end));

const around = (outer: Found, inner: Found) => outer.start < inner.start && inner.end <= outer.end;

const rootOf = (callee: string) => /^\w+/.exec(callee)?.[0] ?? '';

/** A title as it is written, without its quotes. */
const words = (text: string, { start, end }: Node) => text.slice(start, end).replaceAll(/^[`'"]|[`'"]$/g, '');

/** Where the comments that stand directly above begin. */
function aboveOf(start: number, comments: readonly Node[], text: string): number {
  const above = comments.findLast(({ end }) => end <= start);
  return above && text.slice(above.end, start).trim() === '' ? aboveOf(above.start, comments, text) : start;
}
