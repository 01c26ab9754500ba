import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsIn } from './ids.ts';

const named = (text: string) => idsIn(text).map(({ id }) => id);
const from = (group: string, first: number, last: number, digits: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${group}-${String(first + index).padStart(digits, '0')}`);

test.each([
  ['Spec: ERR-001.', ['ERR-001']],
  ['FLOW-AUTH-01, -03 to -05', ['FLOW-AUTH-01', ...from('FLOW-AUTH', 3, 5, 2)]],
  ['FLOW-AUTH-01 and -03', ['FLOW-AUTH-01', 'FLOW-AUTH-03']],
  ['FLOW-REFI-02 to 05)', from('FLOW-REFI', 2, 5, 2)],
  ['ERR-005 to ERR-010', from('ERR', 5, 10, 3)],
  ['FLOW-CARD-01, 05, 06; ERR-005 to 007.', ['FLOW-CARD-01', 'FLOW-CARD-05', 'FLOW-CARD-06', ...from('ERR', 5, 7, 3)]],
  ['PROD-1..3', from('PROD', 1, 3, 3)],
  ['HDR-001 –\n * 003', from('HDR', 1, 3, 3)],
  ['HDR-001, HDR-002', ['HDR-001', 'HDR-002']],
  ['FLOW-PAY-09, 30 seconds later', ['FLOW-PAY-09']],
  ['FLOW-IDLE-03, 301 s', ['FLOW-IDLE-03']],
  ['POLL-001, 1000 ms', ['POLL-001']],
  ['ERR-010 to ERR-005', ['ERR-010', 'ERR-005']],
  ['CONF-009 (b)', ['CONF-009']],
  ['all of FLOW-PAY; POLL; UTF-8, SHA-256, MYERR-001, ERR-0012', []],
])('"%s" names %j', (text, ids) => expect(named(text)).toEqual(ids));

test('an id has its position in the text', () =>
  expect(idsIn('see CONF-001, 002')).toEqual([4, 4].map((at, index) => ({ id: `CONF-00${index + 1}`, at }))));

type Part = { first: number; last: number };
const group = fc.constantFrom('ROUTE', 'CALL', 'A11Y', 'I18N', 'FLOW-PAY', 'FLOW-REFER');
const part = fc
  .record({ first: fc.integer({ min: 1, max: 80 }), more: fc.integer({ min: 0, max: 9 }) })
  .map(({ first, more }) => ({ first, last: first + more }));
const manner = fc.record({
  /** The forms of a following number: "-03", "03", "ERR-03". */
  mark: fc.constantFrom('-', '', 'whole'),
  and: fc.constantFrom(', ', ' and ', ', and ', ',\n   * '),
  to: fc.constantFrom(' to ', '..', ' – '),
  around: fc.constantFrom(['', ''], ['Spec: ', '.'], ['(', ')'], ["test('", "', () => {"], ['/** ', ' */']),
});
type Manner = typeof manner extends fc.Arbitrary<infer One> ? One : never;

function written(name: string, digits: number, parts: readonly Part[], { mark, and, to, around }: Manner): string {
  const number = (value: number) => String(value).padStart(digits, '0');
  const later = (value: number) => (mark === 'whole' ? `${name}-` : mark) + number(value);
  const one = ({ first, last }: Part, index: number) =>
    (index === 0 ? `${name}-${number(first)}` : later(first)) + (last > first ? to + later(last) : '');
  return around[0] + parts.map(one).join(and) + around[1];
}

test('a list of ids is read correctly in every form', () => {
  fc.assert(
    fc.property(group, fc.array(part, { minLength: 1, maxLength: 5 }), manner, (name, parts, how) => {
      const digits = name.startsWith('FLOW') ? 2 : 3;
      const meant = new Set(parts.flatMap(({ first, last }) => from(name, first, last, digits)));
      expect(new Set(named(written(name, digits, parts, how)))).toEqual(meant);
    }),
    { numRuns: 1000 },
  );
});

test('two adjacent lists are read separately', () => {
  fc.assert(
    fc.property(part, part, manner, (one, other, how) => {
      const text = `${written('ERR', 3, [one], how)}, ${written('FLOW-PAY', 2, [other], how)}`;
      expect(new Set(named(text))).toEqual(
        new Set([...from('ERR', one.first, one.last, 3), ...from('FLOW-PAY', other.first, other.last, 2)]),
      );
    }),
  );
});

test('any text can be read', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(idsIn(text)))));
