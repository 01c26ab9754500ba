import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { picture } from '../../../ui/studio/drawing/picture.ts';
import { productGraph, startedBy } from '../../../machines/graph/productGraph.ts';
import { markdown } from '../../../machines/paths/plan/formats.ts';
import { planOf } from '../../../machines/paths/plan/plan.ts';
import type { ChartName } from '../../../machines/paths/walks.ts';
import { OWNER, pageOf } from './docsText.ts';
import { flowGraphs, graphOf } from './graphs.ts';
import { viewOf } from './layout.ts';
import { isCompound } from './layoutPlan.ts';

/** The folder of the documents generated from the charts. */
export const FOLDER = fileURLToPath(new URL('../../../docs/flows/', import.meta.url));

/** A picture with more states shows only the first level; the studio unfolds it. */
const MOST_STATES = 20;

/** The page of a flow: file name -> text. */
export const textsOf = (flow: ChartName): Record<string, string> => ({ [`${flow}.md`]: pageOf(graphOf(flow), flow) });

/** The test plan of a flow. Slow: it explores the chart. */
export const planText = (flow: ChartName): string => markdown(planOf(flow, graphOf(flow)), 'en');

/** The picture of a flow. Slow: it computes the layout. */
export async function pictureOf(flow: ChartName): Promise<string> {
  const graph = graphOf(flow);
  const open = graph.states.length > MOST_STATES ? [''] : graph.states.filter(isCompound).map(({ id }) => id);
  return picture(graph, await viewOf(graph, open), OWNER);
}

const BEGIN = '<!-- made by npm run flows: begin -->';
const END = '<!-- made by npm run flows: end -->';

/** The map of the product as picture and text. The README's text around the map is written by hand and not changed. */
export async function mapTexts(): Promise<Record<string, string>> {
  const graphs = [...flowGraphs().values()];
  const product = productGraph(graphs);
  const svg = picture(product, await viewOf(product, ['']), OWNER);
  const rows = graphs.map(({ flow, title, note, states }) => {
    const screens = [...new Set(states.flatMap(({ screen }) => screen ?? []))];
    return `| [${title.en}](${flow}.md) | ${(note?.en ?? '').replaceAll('|', '\\|')} | ${screens.join(', ')} |`;
  });
  const map = [
    BEGIN,
    '',
    '![The portal and its flows: which starts which](product.svg)',
    '',
    '```mermaid',
    'flowchart TD',
    ...graphs.map(({ flow, title }) => `  ${flow}["${title.en.replaceAll('"', "'")}"]`),
    ...graphs.flatMap((graph) => startedBy(graph).map((started) => `  ${graph.flow} --> ${started}`)),
    '```',
    '',
    '| Flow | What it is | Its screens |',
    '| --- | --- | --- |',
    ...rows,
    '',
    END,
  ].join('\n');
  const now = readme();
  const [before, rest] = now.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/flows/README.md has lost the lines "${BEGIN}" and "${END}"`);
  return { 'product.svg': svg, 'README.md': `${before}${map}${after}` };
}

const FIRST = `# The flows of the portal

Every page here is made from a chart in \`machines/\` by \`npm run flows\`; the check fails when one is stale. \`npm run flows -- --since <git ref>\` tells in
sentences what has changed since. The same, to walk about in: the studio (\`npm start\`, then \`/studio\`).

How to read a picture: the thick line is the way that the flow is for; a dashed line leads back; orange is a failure, violet a timer. A pill decides at
once; a dotted box waits for somebody; a bar on top is a screen, and a filled corner one with an address; a double border is an end; a box with another
behind it has more inside. A text in a box says what else can happen there, and where that leads.

${BEGIN}
${END}
`;

function readme(): string {
  try {
    return readFileSync(`${FOLDER}README.md`, 'utf8');
  } catch {
    return FIRST;
  }
}
