import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Day } from '../../contract/dates.ts';

/** The content of a paper without its layout: the page and the PDF have the same words. */
export const Paper = v.object({
  title: v.string(),
  /** The date of the paper. */
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
export const text = (words: string): Part => ({ kind: 'text', text: words });
/** Omits facts without a value. */
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

/** The SHA-256 of a paper's words. */
export const wordsHash = (paper: Paper): string => sha256(linesOf(paper).join('\n'));
