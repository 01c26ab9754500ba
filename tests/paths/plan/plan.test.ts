import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { describe, expect, test } from 'vitest';
import { leavesOf, pathOf } from '../../../machines/graph/chartInternals.ts';
import { flowGraphs, graphOf } from '../../../routes/studio/make/graphs.ts';
import { charts } from '../../../machines/paths/walks.ts';
import { csv, feature, markdown } from '../../../machines/paths/plan/formats.ts';
import { planOf, type Plan } from '../../../machines/paths/plan/plan.ts';

const plans = (['payment', 'tidying', 'signIn', 'stores', 'guards'] as const).map((flow) => planOf(flow, graphOf(flow)));
const [payment, tidying] = plans;

describe.each(plans.map((plan) => [plan.flow, plan] as const))('the plan of %s', (flow, plan) => {
  test('passes every situation of the chart', () => {
    const places = new Set(charts[flow].walk().situations.flatMap(({ snapshot }) => leavesOf(snapshot).map(pathOf)));
    expect([...places].filter((place) => !plan.paths.some(({ through }) => through.includes(place)))).toEqual([]);
  });
  test('passes every state, including transient ones', () => {
    const states =
      flowGraphs()
        .get(flow)
        ?.states.flatMap(({ id }) => (id === '' ? [] : [id])) ?? [];
    expect(states.filter((id) => !plan.paths.some(({ through }) => through.includes(id)))).toEqual([]);
  });
  test('says who does what and what is visible, in both languages', () => {
    const rows = plan.paths.flatMap(({ rows }) => rows);
    expect(rows.filter(({ who, does, sees }) => [who, does, sees].some(({ en, es }) => en === '' || es === ''))).toEqual([]);
    expect(rows.every(({ who }) => ['customer', 'lender', 'clock', 'address', 'portal'].includes(who.en))).toBe(true);
  });
  test('has a different title for each path, in both languages', () => {
    for (const language of ['en', 'es'] as const)
      expect(new Set(plan.paths.map(({ title }) => title[language])).size).toBe(plan.paths.length);
  });
});

test('a path of the payment names the clauses that it passes', () => {
  const clauses = payment?.paths.flatMap(({ clauses }) => clauses) ?? [];
  expect(clauses).toEqual(expect.arrayContaining(['RULE-021', 'FLOW-PAY-05', 'CONF-007']));
});
test('the customer presses, the clock rings, the lender answers, an address is typed', () => {
  const does = (who: string) =>
    payment?.paths.flatMap(({ rows }) => rows.filter((row) => row.who.en === who).map((row) => row.does.en)) ?? [];
  expect(does('customer')).toContain('presses Pay');
  expect(does('lender')).toContain('the receipt: it fails');
  const clock = tidying?.paths.flatMap(({ rows }) => rows.filter(({ who }) => who.en === 'clock').map((row) => row.does.en));
  expect(clock).toContain('the cleanup takes too long (5 s)');
  expect(does('address')).toContain('the address of ReviewPayment is opened');
});

/** Parses RFC 4180: records of fields. Throws at an invalid quote. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let fields: string[] = [];
  const part = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (part.lastIndex < text.length) {
    const from = part.lastIndex;
    const [, quoted, plain = '', end] = part.exec(text) ?? [];
    if (end === undefined) throw new SyntaxError(`no field at ${from}: ${text.slice(from, from + 40)}`);
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(fields);
    fields = [];
  }
  return records;
}

const sameInBoth = (text: string) => ({ en: text, es: text });
/** A plan with every character that a format must escape. */
const awkward: Plan = {
  flow: 'stores',
  title: sameInBoth('A "title", with | and \\'),
  note: null,
  paths: [
    {
      title: sameInBoth('first, "quoted"'),
      needs: sameInBoth('two\r\nlines'),
      clauses: ['CONF-009'],
      through: [],
      rows: [{ who: sameInBoth('customer'), does: sameInBoth('a | b, "c"'), sees: sameInBoth('# no comment: @tag') }],
    },
  ],
};

describe('as CSV', () => {
  test('every plan can be parsed field by field', () => {
    for (const plan of [...plans, awkward]) {
      for (const language of ['en', 'es'] as const) {
        const [header, ...lines] = readCsv(csv(plan, language));
        const wanted = plan.paths.flatMap(({ title, needs, rows }) =>
          rows.map(({ who, does, sees }) => [title, needs, who, does, sees].map((one) => one[language])),
        );
        expect(header).toHaveLength(8);
        expect(lines.map(([, title, needs, , , who, does, sees]) => [title, needs, who, does, sees])).toEqual(wanted);
      }
    }
  });
});

describe('as a feature', () => {
  const parse = (text: string, language: string) =>
    new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher(language)).parse(text);
  test.each(['en', 'es'] as const)('every plan is Gherkin with a scenario for each path (%s)', (language) => {
    for (const plan of [...plans, awkward]) {
      const scenarios = parse(feature(plan, language), language).feature?.children.flatMap(({ scenario }) => scenario ?? []) ?? [];
      expect(scenarios.map(({ name, steps }) => [name, steps.length])).toEqual(
        plan.paths.map(({ title, rows }) => [title[language], 1 + 2 * rows.length]),
      );
      expect(scenarios.map(({ tags }) => tags.map(({ name }) => name.slice(1)))).toEqual(plan.paths.map(({ clauses }) => clauses));
    }
  });
});

describe('as Markdown', () => {
  test('a table for each path, a line for each step, no cell cut in two', () => {
    for (const plan of [...plans, awkward]) {
      const lines = markdown(plan, 'en').split('\n');
      expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(plan.paths.length);
      const cells = lines.filter((line) => /^\| \d+ \|/.test(line)).map((line) => line.split(/(?<!\\)\|/).length);
      expect(cells).toEqual(plan.paths.flatMap(({ rows }) => rows.map(() => 6)));
    }
  });
});
