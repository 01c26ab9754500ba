import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { difference } from '../../machines/graph/difference.ts';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { WORDINGS } from '../../machines/graph/wording.ts';
import { mermaid } from '../../ui/studio/drawing/mermaid.ts';
import { picture } from '../../ui/studio/drawing/picture.ts';
import { productGraph } from '../../machines/graph/productGraph.ts';
import { flowGraphs } from '../../routes/studio/make/graphs.ts';
import { viewOf } from '../../routes/studio/make/layout.ts';

const graphOf = (flow: 'payment' | 'stores'): FlowGraph => {
  const graph = flowGraphs().get(flow);
  if (!graph) throw new Error(`there is no graph of ${flow}`);
  return graph;
};
const payment = graphOf('payment');
const stores = graphOf('stores');
const parse = (svg: string) => new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;

describe('a picture', () => {
  test.each(WORDINGS)('of the first level of the payment names every state ($names, $language)', async (wording) => {
    const svg = picture(payment, await viewOf(payment, ['']), wording);
    const titles = [...parse(svg).querySelectorAll('.head')].map((head) =>
      [...head.querySelectorAll(':scope > .title')].map((one) => one.textContent).join(' '),
    );
    const topStates = payment.states.filter(({ parent }) => parent === '');
    expect(titles).toEqual(
      expect.arrayContaining(topStates.map(({ id, title }) => (wording.names === 'owner' ? title[wording.language] : id))),
    );
  });

  test('stands alone: no font, no script, no address but that of its own language', async () => {
    const svg = picture(stores, await viewOf(stores, ['', 'contactUs']), { names: 'owner', language: 'en' });
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(svg).not.toMatch(/<script|@font-face|@import|url\(|href/);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  test('takes no text for its own language', async () => {
    const odd = { ...stores, title: { en: '<b>"A" & B</b>', es: '' } };
    const svg = picture(odd, await viewOf(odd, ['']), { names: 'owner', language: 'en' });
    expect(parse(svg).querySelector('title')?.textContent).toBe('<b>"A" & B</b>');
  });

  test('marks what has changed', async () => {
    const then = { ...stores, arrows: stores.arrows.filter(({ event }) => event !== 'retry.chosen') };
    const { graph, marks } = difference(then, stores);
    const svg = picture(graph, await viewOf(graph, ['', 'contactUs']), { names: 'owner', language: 'en', marks });
    expect(parse(svg).querySelectorAll('.line.added')).toHaveLength(1);
    expect(parse(svg).querySelectorAll('.line.removed, .box.added, .box.changed')).toHaveLength(0);
  });

  test('still shows what is gone', async () => {
    const isGone = (id: string | null) => id === 'contactUs.failed';
    const now = {
      ...stores,
      states: stores.states.filter(({ id }) => !isGone(id)),
      arrows: stores.arrows.filter(({ source, target }) => !isGone(source) && !isGone(target)),
    };
    const { graph, marks } = difference(stores, now);
    const svg = picture(graph, await viewOf(graph, ['', 'contactUs']), { names: 'owner', language: 'es', marks });
    expect(parse(svg).querySelectorAll('.box.removed')).toHaveLength(1);
    expect(parse(svg).querySelectorAll('.line.removed')).toHaveLength(2); // into it, and out of it again
  });
});

describe('in Mermaid', () => {
  const text = mermaid(payment, { names: 'owner', language: 'en' });

  test('the first level of the payment has its states, its begin and its end', () => {
    expect(text).toContain('  state "How much?" as amount');
    expect(text).toContain('  [*] --> amount');
    expect(text).toContain('  closed --> [*]');
  });

  test('no label holds what Mermaid reads as its own', () => {
    const labels = text.split('\n').flatMap((line) => line.split(' : ').slice(1));
    expect(labels.length).toBeGreaterThan(10);
    expect(labels.filter((label) => /[:;#"{}<>[\]]/.test(label))).toEqual([]);
  });
});

/** The page starts these two side by side; everything else is started by a chart. */
const STARTED_BY_THE_PAGE = ['app', 'appUpdate'];

test('every flow of the product is on its map, and is started by the page or by another', () => {
  const { states, arrows } = productGraph([...flowGraphs().values()]);
  const flows = states.map(({ id }) => id).filter((id) => id !== '');
  expect(flows).toEqual([...flowGraphs().keys()]);
  expect(flows.filter((flow) => !STARTED_BY_THE_PAGE.includes(flow) && !arrows.some(({ target }) => target === flow))).toEqual([]);
});
