import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { callNames, contract } from '../../services/contract/index.ts';
import { groups } from './rows.ts';

/** Fields of our own, which the portal sends beyond the row. A lender may ignore them. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  // what is signed is what is charged: papers, products and payment of a renewal are of the same terms
  'GET /documents': ['amount', 'disbursement', 'ancillaryProductIds'],
  'GET /ancillaryProducts': ['disbursement'],
  'POST /payment': ['ancillaryProductIds'],
  'GET /accounthistory': ['before'], // the older part of a long history
  'POST /sendConfirmation': ['confirmationNumber'], // a confirmation is of little use without it
};

const entries = v.looseObject({ entries: v.record(v.string(), v.unknown()) });
const options = v.looseObject({ options: v.array(v.unknown()) });

/** The fields of a schema; for a union, those of all its branches. */
function fieldsOf(schema: unknown): string[] {
  if (v.is(entries, schema)) return Object.keys(schema.entries);
  return v.is(options, schema) ? schema.options.flatMap(fieldsOf) : [];
}

const rows = groups().flatMap((group) => group.rows.flatMap(({ id, text, call }) => (call === undefined ? [] : [{ id, text, call }])));
const fieldsAfter = (verb: string, text: string) =>
  [...(new RegExp(`${verb} ((?:\`\\w+\`(?:, )?)+)`).exec(text)?.[1]?.matchAll(/\w+/g) ?? [])].map(([field]) => field);
const isCall = (name: string): name is keyof typeof contract => name in contract;

/** Calls of ours: the specification has none for what they do. The first is behind a flag (autopay-1), the others fence a cash-out and a new loan (quality §1.4). */
const OUR_CALLS: readonly string[] = ['PUT /autoPay', 'POST /cashOutTimeout', 'POST /loanOriginateTimeout'];

describe('the contract has every row of CALL', () => {
  test('each call of the contract is a row, and each row a call', () =>
    expect(rows.map(({ call }) => call).toSorted()).toEqual(callNames.filter((name) => !OUR_CALLS.includes(name)).toSorted()));

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
