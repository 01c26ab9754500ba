import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import { labelOf, TYPE } from '../../../ui/studio/drawing/label.ts';
import type { LayoutBox, LayoutChip, LayoutLine, LayoutStart, LayoutView, Point } from '../../../ui/studio/drawing/layout.ts';
import { headOf, IN_A_ROW, roomFor, signIn, type Head, type Leaving } from './layoutHead.ts';
import { isWithin, type Plan, type PlannedBox, type PlannedLine } from './layoutPlan.ts';

const FRAME = 24;
const DOT = 12;

/** ELK options are not inherited, so every box with children gets them all. ELK's model order crashes with nested boxes, so it is off. */
const LAYERED: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.crossingMinimization.hierarchicalSweepiness': '1',
  'elk.layered.thoroughness': '20',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const startId = (box: string): string => `${box}#start`;

/** How often a box was too narrow for its head, by state. */
type Narrow = ReadonlyMap<string, number>;

function toElk(graph: FlowGraph, plan: Plan, narrow: Narrow, leaving: Leaving): { root: ElkNode; heads: Map<string, Head> } {
  const heads = new Map(
    plan.boxes.map((box) => [box.state.id, headOf(graph, box, Math.max(1, IN_A_ROW - (narrow.get(box.state.id) ?? 0)), leaving)]),
  );
  const initials = new Set(plan.boxes.map(({ state }) => state.initial));
  const regions = new Set(plan.boxes.filter(({ state }) => state.kind === 'parallel').map(({ state }) => state.id));
  /** A state that only chips lead to is placed last. */
  const isLoose = ({ state: { id, parent } }: PlannedBox): boolean =>
    id !== '' &&
    !initials.has(id) &&
    !regions.has(parent ?? '') &&
    !plan.lines.some(({ source, target }) => isWithin(source, id) !== isWithin(target, id));
  const nodeOf = (box: PlannedBox): ElkNode => {
    const { id, initial } = box.state;
    const { w, h } = heads.get(id) ?? { w: 0, h: 0 };
    const children = plan.boxes.filter(({ parent }) => parent === id && box.open);
    const place = isLoose(box) ? LAST : {};
    if (children.length === 0) return { id: nameFor(id), width: w, height: h, layoutOptions: place };
    return {
      id: nameFor(id),
      layoutOptions: {
        ...LAYERED,
        ...place,
        'elk.padding': `[top=${h + 8},left=${FRAME},bottom=${FRAME},right=${FRAME}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${w},${h})`,
        ...(id === '' ? { 'elk.json.edgeCoords': 'ROOT', 'elk.json.shapeCoords': 'ROOT' } : {}),
      },
      children: [
        ...(initial === null
          ? []
          : [{ id: startId(id), width: DOT, height: DOT, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }]),
        ...children.map(nodeOf),
        ...((narrow.get(id) ?? 0) >= IN_A_ROW ? [{ id: `${id}#width`, width: w - 2 * FRAME, height: 1, layoutOptions: LAST }] : []),
      ],
    };
  };
  const [frame] = plan.boxes;
  if (!frame) throw new Error(`${graph.flow} has no states`);
  const starts = plan.boxes.flatMap(({ state, open }) =>
    open && state.initial !== null
      ? [{ id: startId(state.id), sources: [startId(state.id)], targets: [state.initial], layoutOptions: STRAIGHT }]
      : [],
  );
  return { root: { ...nodeOf(frame), edges: [...starts, ...plan.lines.map((line, at) => edgeOf(graph, plan, line, at))] }, heads };
}

const LAST: LayoutOptions = { 'elk.layered.layering.layerConstraint': 'LAST' };
const STRAIGHT: LayoutOptions = { 'elk.layered.priority.straightness': '10', 'elk.layered.priority.shortness': '10' };

/** ELK has no empty id. */
const nameFor = (id: string): string => (id === '' ? '#' : id);
const edgeName = (at: number): string => `line ${at}`;

/** A line against the reading direction is reversed for ELK, so that the graph has no cycles; its points are reversed again afterwards. */
function edgeOf(graph: FlowGraph, plan: Plan, { source, target, arrows, back, main }: PlannedLine, at: number): ElkExtendedEdge {
  const { w, h } = isBareRest(graph, plan, source, arrows) ? { w: 0, h: 0 } : roomFor((wording) => labelOf(graph, arrows, wording));
  const inline: LayoutOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };
  return {
    id: edgeName(at),
    sources: [back ? target : source],
    targets: [back ? source : target],
    layoutOptions: main ? STRAIGHT : {},
    labels: h === 0 ? [] : [{ text: 'label', width: w + 2 * TYPE.chipPadding, height: h + TYPE.chipPadding, layoutOptions: inline }],
  };
}

/** "Otherwise" alone is meaningless when the conditions before it are folded away. */
function isBareRest(graph: FlowGraph, plan: Plan, source: string, ids: readonly string[]): boolean {
  const arrows = graph.arrows.filter(({ id }) => ids.includes(id));
  const isFolded = plan.boxes.some(({ state, folded }) => folded && state.id === source);
  return isFolded && arrows.every((arrow) => arrow.kind === 'always' && arrow.otherwise);
}

const elk = new ELK();
const whole = (value: number | undefined): number => Math.round(value ?? 0);
const rectOf = (shape: { x?: number; y?: number; width?: number; height?: number }) => ({
  x: whole(shape.x),
  y: whole(shape.y),
  w: whole(shape.width),
  h: whole(shape.height),
});

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  const [section] = edge?.sections ?? [];
  if (!section) throw new Error(`the layout has no way for ${edge?.id ?? 'a line'}`);
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => [whole(x), whole(y)]);
}

/**
 * Computes the coordinates of a view; the same plan always gives the same ones. ELK does not respect every minimum width: a box that is too
 * narrow for its head is laid out again with fewer chips in a row, and at last with a spacer of its width.
 */
export async function placed(graph: FlowGraph, plan: Plan, leaving: Leaving, narrow: Narrow = new Map()): Promise<LayoutView> {
  const { root, heads } = toElk(graph, plan, narrow, leaving);
  const done = await elk.layout(root);
  const nodes = new Map(nodesIn(done).map((node) => [node.id, node]));
  const edges = new Map((done.edges ?? []).map((edge) => [edge.id, edge]));
  const depthOf = (id: string): number => (id === '' ? 0 : id.split('.').length);
  const boxes = plan.boxes.map(({ state, folded, open }): LayoutBox => {
    const rect = rectOf(nodes.get(nameFor(state.id)) ?? {});
    const head = heads.get(state.id);
    const chips = (head?.chips ?? []).map(({ chip, x, y, w, h }): LayoutChip => ({
      x: rect.x + TYPE.padding + x,
      y: rect.y + y,
      w,
      h,
      ...chip,
    }));
    return {
      state: state.id,
      ...rect,
      head: head?.h ?? 0,
      folded,
      depth: depthOf(state.id),
      chips,
      leaving: signIn(rect, head?.ways ?? [], open),
    };
  });
  const tight = boxes.filter(({ state, w }) => w < (heads.get(state)?.w ?? 0)).map(({ state }) => state);
  if (tight.some((state) => (narrow.get(state) ?? 0) < IN_A_ROW))
    return placed(
      graph,
      plan,
      leaving,
      new Map([...narrow, ...tight.map((state): [string, number] => [state, (narrow.get(state) ?? 0) + 1])]),
    );
  const lines = plan.lines.map((line, at): LayoutLine => {
    const edge = edges.get(edgeName(at));
    const points = pointsOf(edge);
    const [label] = edge?.labels ?? [];
    return { ...line, points: line.back ? points.toReversed() : points, label: label ? rectOf(label) : null };
  });
  const starts = plan.boxes.flatMap(({ state }): LayoutStart[] => {
    const dot = nodes.get(startId(state.id));
    if (!dot) return [];
    const { x, y, w } = rectOf(dot);
    return [{ state: state.id, x: x + w / 2, y: y + w / 2, r: w / 2, points: pointsOf(edges.get(startId(state.id))) }];
  });
  return { open: plan.open, width: whole(done.width), height: whole(done.height), boxes, lines, starts };
}
