import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { callNames, contract } from '../../services/contract/index.ts';
import { groups } from './rows.ts';

/** Fields that the portal sends beyond the row. They are ours: a lender may ignore them. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  'GET /accounthistory': ['before'], // the older part of a long history
  'POST /sendConfirmation': ['confirmationNumber'], // a confirmation without it confirms little
};

const entries = v.looseObject({ entries: v.record(v.string(), v.unknown()) });
const options = v.looseObject({ options: v.array(v.unknown()) });

/** The fields of a schema; those of a choice are those of all its branches. */
function fieldsOf(schema: unknown): string[] {
  if (v.is(entries, schema)) return Object.keys(schema.entries);
  return v.is(options, schema) ? schema.options.flatMap(fieldsOf) : [];
}

const rows = groups().flatMap((group) => group.rows.flatMap(({ id, text, call }) => (call === undefined ? [] : [{ id, text, call }])));
const fieldsAfter = (verb: string, text: string) =>
  [...(new RegExp(`${verb} ((?:\`\\w+\`(?:, )?)+)`).exec(text)?.[1]?.matchAll(/\w+/g) ?? [])].map(([field]) => field);
const isCall = (name: string): name is keyof typeof contract => name in contract;

describe('the contract keeps every row of CALL', () => {
  test('each call of the contract is a row, and each row a call', () =>
    expect(rows.map(({ call }) => call).toSorted()).toEqual(callNames.toSorted()));

  test.each(rows)('$id: $call has the fields of its row', ({ call, text }) => {
    const row = isCall(call) ? contract[call] : undefined;
    const [sends, answers] = [fieldsAfter('sends', text), fieldsAfter('answers', text)];
    if (sends.length > 0)
      expect(
        fieldsOf(row?.ask)
          .filter((field) => !OURS[call]?.includes(field))
          .toSorted(),
      ).toEqual(sends.toSorted());
    expect(fieldsOf(row?.answer)).toEqual(expect.arrayContaining(answers));
  });
});
