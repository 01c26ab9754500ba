import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Day } from '../../contract/dates.ts';

/** What a paper says, apart from how it looks: the page shows the same words that its PDF has. */
export const Paper = v.object({
  title: v.string(),
  /** The day it is of. */
  day: Day,
  parts: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('heading'), text: v.string() }),
      v.object({ kind: v.literal('text'), text: v.string() }),
      v.object({ kind: v.literal('facts'), facts: v.array(v.tuple([v.string(), v.string()])) }),
      v.object({ kind: v.literal('table'), head: v.array(v.string()), rows: v.array(v.array(v.string())) }),
    ]),
  ),
});
export type Paper = v.InferOutput<typeof Paper>;
export type Part = Paper['parts'][number];

export const heading = (text: string): Part => ({ kind: 'heading', text });
export const text = (said: string): Part => ({ kind: 'text', text: said });
/** Facts without a value are left out. */
export const facts = (...given: [string, string][]): Part => ({ kind: 'facts', facts: given.filter(([, value]) => value !== '') });
export const table = (head: string[], rows: string[][]): Part => ({ kind: 'table', head, rows });

/** A paper as paragraphs. */
export const linesOf = ({ title, parts }: Paper): string[] => [title, ...parts.flatMap(linesIn)];

function linesIn(part: Part): string[] {
  if (part.kind === 'facts') return part.facts.map(([label, value]) => `${label}: ${value}`);
  if (part.kind === 'table') return part.rows.map((row) => row.map((cell, column) => `${part.head[column] ?? ''}: ${cell}`).join(', '));
  return [part.text];
}

/** Hex SHA-256. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Of a paper's words. */
export const wordsHash = (paper: Paper): string => sha256(linesOf(paper).join('\n'));
