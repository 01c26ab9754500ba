import { expect, test } from 'vitest';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { conditionOf, happeningOf, nameOf, WORDINGS, type Wording } from '../../machines/graph/wording.ts';
import { countOf, leaveLines, leavesOf } from '../../ui/studio/drawing/leaving.ts';
import { flowGraphs } from '../../routes/studio/make/graphs.ts';
import { viewOf } from '../../routes/studio/make/layout.ts';
import { headOf, signIn } from '../../routes/studio/make/layoutHead.ts';
import { isCompound, planOf } from '../../routes/studio/make/layoutPlan.ts';

/** The first level of a chart, and everything. */
const opened = ({ states }: FlowGraph): string[][] => [[''], states.filter(isCompound).map(({ id }) => id)];

/** From the chart alone: what leads out of each box and has no line, as "box: what happens, condition". */
function expected(graph: FlowGraph, open: string[], wording: Wording): string[] {
  const { boxes, lines } = planOf(graph, open);
  const drawn = new Set(lines.flatMap(({ arrows }) => arrows));
  const boxOf = (id: string) => boxes.findLast(({ state }) => state.id === id || id.startsWith(`${state.id}.`))?.state.id ?? '';
  const out = graph.arrows.flatMap((arrow) => {
    const [from, to] = [boxOf(arrow.source), boxOf(arrow.target ?? '')];
    const leads = arrow.target !== null && arrow.kind !== 'route' && from !== '' && to !== from && !to.startsWith(`${from}.`);
    const what = happeningOf(arrow, wording) || (arrow.source === from ? '' : nameOf(graph, arrow.source, wording));
    return leads && !drawn.has(arrow.id) ? [`${from} -> ${to}: ${what}, ${conditionOf(arrow, wording)}`] : [];
  });
  return [...new Set(out)].toSorted();
}

test.each([...flowGraphs()])('%s: the number of a box is that of its different ways out without a line', (_, graph) => {
  for (const open of opened(graph))
    for (const wording of WORDINGS) {
      const listed = planOf(graph, open).boxes.flatMap((box) => {
        const { ways, w } = headOf(graph, box, 3, 'counted');
        const sign = signIn({ x: 0, y: 0, w }, ways, box.open);
        if (!sign) return [];
        const leaves = leavesOf(graph, box.state.id, sign, wording);
        expect(leaveLines(leaves)).toHaveLength(countOf(leaves));
        expect(sign.x).toBeGreaterThan(0);
        return leaves.flatMap(({ target, ways: each }) =>
          each.map(({ happening, condition }) => `${box.state.id} -> ${target}: ${happening}, ${condition}`),
        );
      });
      expect(listed.toSorted()).toEqual(expected(graph, open, wording));
    }
});

test('a picture with numbers is smaller than one with the texts, and has the same steps', async () => {
  const payment = flowGraphs().get('payment');
  if (!payment) throw new Error('there is no graph of the payment');
  const [counted, listed] = [await viewOf(payment, [''], 'counted'), await viewOf(payment, [''])];
  expect(counted.height).toBeLessThan(0.9 * listed.height);
  expect(counted.boxes.map(({ state }) => state)).toEqual(listed.boxes.map(({ state }) => state));
  const amount = counted.boxes.find(({ state }) => state === 'amount');
  const owner = { names: 'owner', language: 'en' } as const;
  expect(amount?.chips).toEqual([]);
  expect(amount?.leaving && leaveLines(leavesOf(payment, 'amount', amount.leaving, owner))).toContain(
    'the customer sends the documents first if the lender asks for documents → Finished',
  );
});
