import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { coveredIn } from '../kit/covered.ts';
import { crossingsIn } from '../../ui/studio/drawing/crossings.ts';
import type { FlowGraph } from '../../machines/graph/flowGraph.ts';
import { WORDINGS } from '../../machines/graph/wording.ts';
import { chipLines, headLines, labelOf, room, TYPE } from '../../ui/studio/drawing/label.ts';
import { layout, type LayoutView, type Point } from '../../ui/studio/drawing/layout.ts';
import { flowGraphs } from '../../routes/studio/make/graphs.ts';
import { layoutOf, viewOf } from '../../routes/studio/make/layout.ts';
import { isCompound, planOf } from '../../routes/studio/make/layoutPlan.ts';

const payment = flowGraphs().get('payment');
if (!payment) throw new Error('there is no graph of the payment');
const whole = await layoutOf(payment);
const views: [string, LayoutView][] = [['folded', whole.folded], ['open', whole.open], ...Object.entries(whole.boxes)];
const crossed = (view: Pick<LayoutView, 'lines'>) =>
  crossingsIn(view).map((pair) => pair.map(({ source, target }) => `${source} -> ${target}`).join(' crosses '));

describe.each(views)('the payment, %s', (_, view) => {
  test('has no crossing lines', () => expect(crossed(view)).toEqual([]));

  test('has no line over a box or over another line’s label', () => expect(coveredIn(view)).toEqual([]));

  test('has room for its texts in every language', () => {
    for (const wording of WORDINGS) {
      for (const { label, arrows } of view.lines)
        if (label) expect(label.w).toBeGreaterThanOrEqual(room(labelOf(payment, arrows, wording)).w);
      for (const box of view.boxes) {
        const state = payment.states.find(({ id }) => id === box.state);
        if (!state) throw new Error(`the layout has an unknown state "${box.state}"`);
        expect(box.w).toBeGreaterThanOrEqual(room(headLines(payment, state, wording)).w + 2 * TYPE.padding);
        if (box.leaving && !view.open.includes(box.state))
          expect(box.leaving.x).toBeGreaterThanOrEqual(box.x + TYPE.padding + room(headLines(payment, state, wording)).w);
        for (const chip of box.chips) {
          const text = room(chipLines(payment, chip, wording, chip.w));
          expect(chip.h).toBeGreaterThanOrEqual(text.h);
          expect(chip.x + chip.w).toBeLessThanOrEqual(box.x + box.w);
        }
      }
    }
  });

  test('shows every arrow once: as a line, as a text, or behind the number of a box', () => {
    const { lines, boxes } = planOf(payment, view.open);
    const planned = [...lines, ...boxes.flatMap(({ chips }) => chips)].flatMap(({ arrows }) => arrows);
    const drawn = [...view.lines, ...view.boxes.flatMap(({ chips, leaving }) => [...chips, ...(leaving?.ways ?? [])])];
    expect(drawn.flatMap(({ arrows }) => arrows).toSorted()).toEqual(planned.toSorted());
  });

  test('keeps everything inside its frame', () => {
    const points = view.lines.flatMap(({ points }) => points);
    expect(points.filter(([x, y]) => x < 0 || y < 0 || x > view.width || y > view.height)).toEqual([]);
    expect(view.boxes.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > view.width || y + h > view.height)).toEqual([]);
  });
});

describe('a layout', () => {
  test('matches its schema, and unfolds every box with inner states', () => {
    expect(v.parse(layout, whole)).toEqual(whole);
    expect(Object.keys(whole.boxes)).toEqual(payment.states.filter((state) => state.id !== '' && isCompound(state)).map(({ id }) => id));
  });

  test('is the same every time', async () => expect(await viewOf(payment, [''], 'counted')).toEqual(whole.folded));

  test('leads the payment from its amount to its receipt', () => {
    const way = whole.folded.lines.filter(({ main }) => main).map(({ source, target }) => `${source} -> ${target}`);
    expect(way).toEqual(['amount -> method', 'method -> reviewing', 'reviewing -> paying', 'paying -> confirmed', 'confirmed -> closed']);
  });

  test('finds a crossing where there is one', () => {
    const line = (points: Point[]) => ({ arrows: [], source: 'a', target: 'b', points, label: null, back: false, main: false });
    const level: Point[] = [
      [0, 5],
      [10, 5],
    ];
    const upright: Point[] = [
      [5, 0],
      [5, 10],
    ];
    expect(crossed({ lines: [line(level), line(upright)] })).toEqual(['a -> b crosses a -> b']);
    expect(crossed({ lines: [line(level), line(level)] })).toEqual([]);
  });
});

const drawn = (graph: FlowGraph): string[] => {
  const { boxes, lines } = planOf(
    graph,
    graph.states.filter(isCompound).map(({ id }) => id),
  );
  return [...lines, ...boxes.flatMap(({ chips }) => chips)].flatMap(({ arrows }) => arrows);
};

test.each([...flowGraphs()])('%s, all open, shows every arrow once, except addresses, news, and arrows without an effect', (_, graph) => {
  const visible = graph.arrows.filter(
    ({ kind, target, actions }) => kind !== 'route' && (target !== null || (kind !== 'news' && actions.length > 0)),
  );
  expect(drawn(graph).toSorted()).toEqual(visible.map(({ id }) => id).toSorted());
});
