import { describe, expect, test } from 'vitest';
import { codeFiles, filesIn, testFiles } from './files.ts';
import { idsIn } from './ids.ts';
import { proofs } from './proof.ts';
import { groups, groupsOf } from './rows.ts';
import { titledIn } from './titles.ts';

const list = groups();
const rows = list.flatMap((group) => group.rows);
const known = new Set(rows.map(({ id }) => id));

describe('the list of requirements', () => {
  test('numbers the rows of each group from one, without a gap, under a heading of its own', () => {
    expect(rows.length).toBeGreaterThanOrEqual(823); // an id is never taken back
    for (const { name, title, rows: own } of list) {
      expect(title).not.toBe(name);
      expect(own.map(({ id }) => id)).toEqual(
        own.map((_, index) => `${name}-${String(index + 1).padStart(name.startsWith('FLOW-') ? 2 : 3, '0')}`),
      );
    }
  });

  test('says one whole sentence in each row, and no two alike', () => {
    expect(rows.filter(({ text }) => !/^[A-Z_`"/].*[.!?]"?$/.test(text))).toEqual([]);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  });

  test('gives each ruling its question and its decision', () => {
    const rulings = rows.filter(({ group }) => group === 'OPEN' || group === 'CONF');
    expect(rulings.filter(({ text }) => !/^_.+\._ .+\.?"?$/.test(text))).toEqual([]);
  });
});

test('every id that code, tests or documents name stands in the list', () => {
  const files = [...codeFiles(), ...testFiles(), ...filesIn('docs', /\.md$/)];
  const invented = files.flatMap(({ path, text }) => idsIn(text).flatMap(({ id }) => (known.has(id) ? [] : [`${path}: ${id}`])));
  expect(invented).toEqual([]);
  expect(files.flatMap(({ text }) => idsIn(text)).length).toBeGreaterThan(1500);
});

describe('what shows a row', () => {
  const file = {
    path: 'tests/x.test.ts',
    text: [
      '/** About the whole file. */',
      "import { x } from 'x';",
      '/** Above a table. */',
      "describe.each(['a'])('%s', () => {",
      '  // beside a test',
      '  /** and again */',
      "  test.each([1])('is said (once)', () => x);",
      "  lender.test('is none', x);",
      '});',
    ].join('\n'),
  };

  test('is the test it is named in or above, with the titles around it', () => {
    const titled = titledIn(file);
    expect(titled.map(({ title }) => title).toSorted()).toEqual(['%s', '%s › is said (once)']);
    const at = (words: string) =>
      titled
        .filter(({ before, end }) => before <= file.text.indexOf(words) && file.text.indexOf(words) < end)
        .map(({ title }) => title)
        .toSorted();
    expect(at('About the whole file')).toEqual([]);
    expect(at('Above a table')).toEqual(['%s']);
    expect(at('beside a test')).toEqual(['%s', '%s › is said (once)']);
  });

  test('is found where it is known to be', () => {
    const all = proofs();
    const of = (id: string) => all.find(({ row }) => row.id === id);
    expect(of('I18N-005')?.tests).toContainEqual(
      expect.objectContaining({ path: 'tests/ui/words.test.ts', title: 'every word on every screen comes from a catalogue (I18N-005)' }),
    );
    expect(of('CALL-001')?.tests).toContainEqual(
      expect.objectContaining({ path: 'tests/calls/addresses.ts', title: 'GET /addressPredictions' }),
    );
    expect(of('FLOW-PAY-07')?.code.map(({ path }) => path)).toContain('machines/payment/payment.ask.ts');
  });

  test('is read from rows as they are written', () => {
    const markdown =
      '## Flows (FLOW)\n\n### Payment (FLOW-PAY)\n\n- **FLOW-PAY-01** One.\n\n## Calls (CALL)\n\n- **CALL-001** `GET /x` sends `a`.\n';
    expect(groupsOf(markdown)).toEqual([
      { name: 'FLOW-PAY', title: 'Payment', rows: [{ id: 'FLOW-PAY-01', group: 'FLOW-PAY', text: 'One.' }] },
      { name: 'CALL', title: 'Calls', rows: [{ id: 'CALL-001', group: 'CALL', text: '`GET /x` sends `a`.', call: 'GET /x' }] },
    ]);
  });
});
