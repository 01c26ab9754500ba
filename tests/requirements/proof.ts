import { codeFiles, testFiles } from './files.ts';
import { idsIn } from './ids.ts';
import { scopeOfTest } from './layers.ts';
import { groups, type Layer, type Row } from './rows.ts';
import { titledIn, type Titled } from './titles.ts';

/** A test that names a row. `layers` are those of the portal that it checks. `part`: it shows only a part of the row. */
export type Place = { path: string; line: number; title: string };
export type PortalTest = Place & { layers: readonly Layer[]; part: boolean };
/** A row, the tests that name it, for the portal and for the lender, and the files of the portal that name it. */
export type Proof = { row: Row; portal: readonly PortalTest[]; lender: readonly Place[]; code: readonly string[] };

/**
 * shown: a test of the portal shows the row in each of its layers.
 * lender only: not shown for the portal, and no file or test of the portal names it; the lender's tests do.
 * ruled: not shown, and the document says why it cannot or must not be.
 * built: the portal's code or tests name it, but no test shows it in its layers.
 */
export type Standing = 'shown' | 'ruled' | 'built' | 'lender only' | 'left';

/** It renders a view that the test gives it: no rule runs. A test there that states another layer shows that layer. */
const isStill = ({ path, layers }: PortalTest) => path.startsWith('tests/screens/') && layers.join() === 'UI';

/** A test in a request, in a browser or with the parts of a page also runs the rule, and shows a UNIT row; the picture of a screen does not. */
const seenBy = (layer: Layer, test: PortalTest) => !test.part && (test.layers.includes(layer) || (layer === 'UNIT' && !isStill(test)));

/** The tests of the portal in a layer of the row. */
export const shownBy = ({ row, portal }: Proof): PortalTest[] =>
  portal.filter((test) => row.layers.flat().some((layer) => seenBy(layer, test)));

/** The layers of a row in which no test of the portal shows it. */
export const missingOf = ({ row, portal }: Proof): Layer[] =>
  row.layers.filter((either) => !either.some((layer) => portal.some((test) => seenBy(layer, test)))).flat();

/** Words of a reason: fewer are none. */
const LEAST_WORDS = 6;

/** The document gives a reason why the row is not shown. A ruling without one does not count. */
export const isRuled = ({ row: { ruling = '' } }: Pick<Proof, 'row'>): boolean => ruling.split(/\s+/).length >= LEAST_WORDS;

export function standingOf(proof: Proof): Standing {
  if (missingOf(proof).length === 0) return 'shown';
  if (isRuled(proof)) return 'ruled';
  if (proof.portal.length > 0 || proof.code.length > 0) return 'built';
  return proof.lender.length > 0 ? 'lender only' : 'left';
}

/** The contract describes the lender's responses; a row named there is not part of the portal. */
const PORTAL = /^(?:machines|ui|routes|services\/(?:client|actors))\//;

/** Every row with its tests and files. The sample of a call shows the lender's part of the row about this call. */
export function proofs(): Proof[] {
  const portal = new Map<string, PortalTest[]>();
  const lender = new Map<string, Place[]>();
  for (const file of testFiles()) {
    const all = titledIn(file);
    for (const test of all) {
      const scope = scopeOfTest(file, test, all);
      const at = { path: file.path, line: file.text.slice(0, test.start).split('\n').length, title: test.title };
      for (const [id, part] of namedBy(file.text, test)) {
        if (scope?.of === 'lender') append(lender, id, at);
        if (scope?.of === 'portal') append(portal, id, { ...at, layers: scope.layers, part });
      }
      if (scope?.of === 'lender') append(lender, test.title, at);
    }
  }
  const code = new Map<string, string[]>();
  for (const { path, text } of codeFiles().filter((file) => PORTAL.test(file.path)))
    for (const id of new Set(idsIn(text).map((mention) => mention.id))) append(code, id, path);
  return groups()
    .flatMap(({ rows }) => rows)
    .map((row) => ({
      row,
      portal: portal.get(row.id) ?? [],
      lender: [...(lender.get(row.id) ?? []), ...(row.call === undefined ? [] : (lender.get(row.call) ?? []))],
      code: code.get(row.id) ?? [],
    }));
}

/** The ids that a test names, and those of which it shows only a part: "part of ROUTE-077". */
export const namedBy = (text: string, { names }: Titled): Map<string, boolean> =>
  new Map(
    names.flatMap(({ start, end }) => {
      const named = text.slice(start, end);
      return idsIn(named).map(({ id, at }): [string, boolean] => [id, named.slice(0, at).endsWith('part of ')]);
    }),
  );

const append = <Value>(map: Map<string, Value[]>, key: string, value: Value) => map.set(key, [...(map.get(key) ?? []), value]);
