import { describe, expect, test } from 'vitest';
import { codeFiles, filesIn, testFiles } from './files.ts';
import { idsIn } from './ids.ts';
import { scopeOf, scopeOfTest } from './layers.ts';
import { namedBy, proofs, standingOf } from './proof.ts';
import { groups, groupsOf, type Layer } from './rows.ts';
import { titledIn } from './titles.ts';

const list = groups();
const rows = list.flatMap((group) => group.rows);
const known = new Set(rows.map(({ id }) => id));
const all = proofs();

describe('the list of requirements', () => {
  test('numbers the rows of each group from one, without a gap, under its own heading', () => {
    expect(rows.length).toBeGreaterThanOrEqual(823); // an id is never removed
    for (const { name, title, rows: own } of list) {
      expect(title).not.toBe(name);
      expect(own.map(({ id }) => id)).toEqual(
        own.map((_, index) => `${name}-${String(index + 1).padStart(name.startsWith('FLOW-') ? 2 : 3, '0')}`),
      );
    }
  });

  test('has one full sentence in each row, and no two the same', () => {
    expect(rows.filter(({ text }) => !/^[A-Z_`"/].*[.!?]"?$/.test(text))).toEqual([]);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  });

  test('names the layers of each row', () => expect(rows.filter(({ layers }) => layers.length === 0)).toEqual([]));

  test('gives each ruling a question and a decision', () => {
    const rulings = rows.filter(({ group }) => group === 'OPEN' || group === 'CONF');
    expect(rulings.filter(({ text }) => !/^_.+\._ .+\.?"?$/.test(text))).toEqual([]);
  });
});

test('has every id that code, tests or documents name', () => {
  const files = [...codeFiles(), ...testFiles(), ...filesIn('docs', /\.md$/)];
  const invented = files.flatMap(({ path, text }) => idsIn(text).flatMap(({ id }) => (known.has(id) ? [] : [`${path}: ${id}`])));
  expect(invented).toEqual([]);
  expect(files.flatMap(({ text }) => idsIn(text)).length).toBeGreaterThan(1500);
});

test('every row is shown by tests of the portal in its layers, or has a ruling that says why it cannot be', () =>
  expect(all.filter((proof) => !['shown', 'ruled'].includes(standingOf(proof))).map(({ row }) => row.id)).toEqual([]));

describe('a test shows a row', () => {
  const file = {
    path: 'tests/client/x.test.ts',
    text: [
      '/** CONF-001: about the whole file. */',
      '',
      '/** @layer STORE. CONF-002 */',
      "describe('is stored (CONF-003)', () => {",
      '  const x = 1; // CONF-004',
      "  test('goes out (CONF-005)', () => {",
      '    x; // CONF-006',
      '  });',
      '',
      '  // CONF-007, apart',
      '',
      '  // CONF-008',
      '  /** @layer UI */',
      "  test.each([['CONF-009', 'CONF-010']])('%s', x);",
      "  test.each(['CONF-011'])('always the same title', x);",
      "  lender.test('CONF-012', x);",
      '});',
      "test('stands alone (CONF-013)', () => x);",
    ].join('\n'),
  };
  const titled = titledIn(file);
  const naming = (id: string) =>
    titled.filter((test) => namedBy(file.text, test).has(id)).map((test) => [test.title, scopeOfTest(file, test, titled)]);

  test.each([
    ['CONF-002', 'is stored (CONF-003)', 'STORE'],
    ['CONF-003', 'is stored (CONF-003)', 'STORE'],
    ['CONF-005', 'is stored (CONF-003) › goes out (CONF-005)', 'STORE'],
    ['CONF-008', 'is stored (CONF-003) › %s', 'UI'],
    ['CONF-009', 'is stored (CONF-003) › %s', 'UI'],
    ['CONF-010', 'is stored (CONF-003) › %s', 'UI'],
    ['CONF-013', 'stands alone (CONF-013)', 'NET'],
  ])('%s is named in the title, in its table or directly above, in the layer that the test or its folder states', (id, title, layer) =>
    expect(naming(id)).toEqual([[title, { of: 'portal', layers: [layer] }]]),
  );

  test.each(['CONF-001', 'CONF-004', 'CONF-006', 'CONF-007', 'CONF-011', 'CONF-012'])(
    '%s in the header, in the code or apart shows nothing',
    (id) => expect(naming(id)).toEqual([]),
  );

  test('or only a part of it, if it says so', () => {
    const text = "test('pays (CONF-001, part of CONF-002, 003)', () => x);";
    const [one] = titledIn({ path: 'tests/client/y.test.ts', text });
    expect(one && [...namedBy(text, one)]).toEqual([
      ['CONF-001', false],
      ['CONF-002', true],
      ['CONF-003', true],
    ]);
  });

  test('in the layer of its folder; the lender’s tests for the lender; the tests of the tools not at all', () => {
    const layerOf = (path: string) => {
      const scope = scopeOf(path);
      return scope?.of === 'portal' ? scope.layers.join() : scope?.of;
    };
    expect(
      [
        'tests/screens/a.test.tsx',
        'tests/e2e/stories/a.spec.ts',
        'tests/flows/a.flow.test.ts',
        'tests/rules/a.test.ts',
        'tests/lender/a.test.ts',
        'tests/calls/a.ts',
        'tests/studio/a.test.ts',
        'tests/e2e/studio/a.spec.ts',
        'tests/perf/a.ts',
      ].map(layerOf),
    ).toEqual(['UI', 'UI', 'NET', 'UNIT', 'lender', 'lender', undefined, undefined, undefined]);
  });

  test('a row of two layers only with a test in each, and one of the layer UNIT with any but the picture of a screen', () => {
    const standing = (layers: string, tests: readonly Layer[], code: readonly string[] = [], lender = false, part = false, path = 'x') => {
      const [row] = groupsOf(`- **X-001** One.\n  - ${layers}`).flatMap((group) => group.rows);
      const at = { path, line: 1, title: 'x' };
      return row && standingOf({ row, portal: tests.map((layer) => ({ ...at, layers: [layer], part })), code, lender: lender ? [at] : [] });
    };
    expect(standing('UI and NET', ['UI', 'NET'])).toBe('shown');
    expect(standing('UI and NET', ['UI'], [], true)).toBe('built');
    expect(standing('UNIT or NET', ['STORE'])).toBe('shown');
    expect(standing('UNIT', ['UI'])).toBe('shown');
    const onScreen = (layers: string, tests: readonly Layer[]) => standing(layers, tests, [], false, false, 'tests/screens/x.test.tsx');
    expect([onScreen('UNIT', ['UI']), onScreen('UNIT or UI', ['UI']), onScreen('UNIT', ['UNIT'])]).toEqual(['built', 'shown', 'shown']);
    expect(standing('UI', ['UNIT'])).toBe('built');
    expect(standing('UI', [], ['ui/x.tsx'], true)).toBe('built');
    expect(standing('UI', [], [], true)).toBe('lender only');
    expect(standing('UI', ['UI'], [], false, true)).toBe('built');
    expect(standing('UI', [])).toBe('left');
  });

  test('a row that cannot be shown has a ruling with its reason; one without a reason does not count, nor for a row that is shown', () => {
    const standing = (ruled: string, tests: readonly Layer[] = []) => {
      const [row] = groupsOf(`- **X-001** One.\n  - UI\n${ruled}`).flatMap((group) => group.rows);
      const portal = tests.map((layer) => ({ path: 'x', line: 1, title: 'x', layers: [layer], part: false }));
      return row && standingOf({ row, portal, code: [], lender: [] });
    };
    expect(standing('  - ruled: no call answers what it would have to show (R-99).')).toBe('ruled');
    expect(standing('  - ruled:')).toBe('left');
    expect(standing('  - ruled: not now')).toBe('left');
    expect(standing('  - ruled: no call answers what it would have to show (R-99).', ['UI'])).toBe('shown');
    const ruled = all.filter(({ row }) => row.ruling !== undefined);
    expect(ruled.filter((proof) => standingOf(proof) !== 'ruled').map(({ row }) => row.id)).toEqual([]);
  });

  test('and is found in its file', () => {
    const of = (id: string) => all.find(({ row }) => row.id === id);
    expect(of('I18N-005')?.portal).toContainEqual(
      expect.objectContaining({ path: 'tests/ui/words.test.ts', title: 'every word on every screen comes from a catalog (I18N-005)' }),
    );
    expect(of('CALL-001')?.lender).toContainEqual(
      expect.objectContaining({ path: 'tests/calls/addresses.ts', title: 'GET /addressPredictions' }),
    );
    expect(of('A11Y-008')?.portal).toContainEqual(expect.objectContaining({ path: 'tests/album/checks.ts', layers: ['UI'], part: false }));
    expect(of('FLOW-PAY-07')?.code).toContain('machines/payment/payment.inputs.ts');
  });

  test('is read from rows in the format of the document', () => {
    const markdown =
      '## Flows (FLOW)\n\n### Payment (FLOW-PAY)\n\n- **FLOW-PAY-01** One.\n  - UI and NET\n\n## Calls (CALL)\n\n- **CALL-001** `GET /x` sends `a`.\n  - UNIT or NET: once\n';
    expect(groupsOf(markdown)).toEqual([
      {
        name: 'FLOW-PAY',
        title: 'Payment',
        rows: [{ id: 'FLOW-PAY-01', group: 'FLOW-PAY', text: 'One.', layers: [['UI'], ['NET']], check: '' }],
      },
      {
        name: 'CALL',
        title: 'Calls',
        rows: [{ id: 'CALL-001', group: 'CALL', text: '`GET /x` sends `a`.', layers: [['UNIT', 'NET']], check: 'once', call: 'GET /x' }],
      },
    ]);
  });
});
