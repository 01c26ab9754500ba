import { fileURLToPath } from 'node:url';
import { REASON } from './ways.ts';
import type { Cell, Row } from './row.ts';

/** Where the atlas is written to. */
export const FAILURES = fileURLToPath(new URL('../../../../docs/flows/failures.md', import.meta.url));

const escaped = (text: string): string => text.replaceAll('|', '\\|');

/** Ways that end alike stand in one line. */
function linesOf(cells: readonly Cell[]): string[] {
  const alike = new Map<string, { ways: string[]; cell: Cell }>();
  for (const cell of cells) {
    const { way, ...rest } = cell;
    const key = JSON.stringify(rest);
    const known = alike.get(key);
    if (known) known.ways.push(way);
    else alike.set(key, { ways: [way], cell });
  }
  return [...alike.values()].map(({ ways, cell: { screen, says, isTold, may, waits } }) => {
    const words = isTold ? says : `*nothing of it:* ${says}`;
    const on = [...may, ...(waits ? ['*goes on by itself*'] : [])];
    return `| ${[ways.join(', '), screen, words, on.join(' · ')].map(escaped).join(' | ')} |`;
  });
}

const titleOf = ({ state, call, place }: Row): string => `\`${state}\` asks ${call}${place === '' ? '' : ` (${place})`}`;

/** The failure atlas as a document. */
export function inWords(rows: readonly Row[]): string {
  const charts = [...new Set(rows.map(({ chart }) => chart))];
  const chapters = charts.map((chart) => {
    const tables = rows
      .filter((row) => row.chart === chart)
      .map((row) =>
        [
          `### ${titleOf(row)}`,
          '',
          '| When | Screen | It says | What she can do |',
          '| --- | --- | --- | --- |',
          ...linesOf(row.cells),
          '',
        ].join('\n'),
      );
    return [`## ${chart}`, '', ...tables].join('\n');
  });
  return [
    '# What the customer sees when a call fails',
    '',
    'Made by `npm run flows`: every actor of every chart is run by the page’s own client against a service that fails, the chart hears how it',
    `ended, and the screen is drawn. “${REASON}” stands for the service’s own words. In brackets: which charts it runs in.`,
    '',
    ...chapters,
  ].join('\n');
}
