import { parseArgs } from 'node:util';
import { groups } from './rows.ts';
import { missingOf, proofs, shownBy, standingOf, type Place, type Proof, type Standing } from './proof.ts';

/** `npm run requirements`: which rows of docs/requirements.md are shown in their layers, by which tests, for the portal and for the lender. */
const USAGE = `npm run requirements -- [options]
  --only <start>   only rows whose id starts so: FLOW-PAY, ERR; may be given more than once
  --missing        only rows that no test of the portal shows in their layers, and no ruling explains
  --json           all of it as JSON`;

function readOptions() {
  try {
    const options = { only: { type: 'string', multiple: true }, missing: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { only, missing, json } = readOptions();
const listed = proofs().filter(
  (proof) =>
    (only?.some((start) => proof.row.id.startsWith(start)) ?? true) && (!missing || !['shown', 'ruled'].includes(standingOf(proof))),
);

const where = ({ path, line, title }: Place) => `${path}:${line} › ${title}`;

/** The columns of the summary: who shows how many rows. */
const COLUMNS = ['rows', 'portal', 'lender', 'ruled', 'lender only', 'built', 'left'];
const count = (rows: readonly Proof[], standing: Standing) => rows.filter((proof) => standingOf(proof) === standing).length;
const numbers = (rows: readonly Proof[]) => [
  rows.length,
  count(rows, 'shown'),
  rows.filter(({ lender }) => lender.length > 0).length,
  count(rows, 'ruled'),
  count(rows, 'lender only'),
  count(rows, 'built'),
  count(rows, 'left'),
];
const cells = (name: string, values: readonly (string | number)[]) =>
  name.padEnd(12) + values.map((value, index) => String(value).padStart((COLUMNS[index]?.length ?? 0) + 3)).join('');

function printRow(proof: Proof) {
  const { row, portal, lender, code } = proof;
  const standing = standingOf(proof);
  console.log(`\n  ${row.id}  ${row.text}`);
  console.log(`      seen in  ${row.layers.map((either) => either.join(' or ')).join(' and ')}${row.check === '' ? '' : `: ${row.check}`}`);
  for (const test of portal) console.log(`      portal   ${test.layers.join(', ')}${test.part ? ', a part' : ''}  ${where(test)}`);
  for (const test of lender) console.log(`      lender   ${where(test)}`);
  if (row.ruling !== undefined) console.log(`      ruled    ${row.ruling === '' ? 'without a reason: does not count' : row.ruling}`);
  if (standing === 'built') {
    for (const path of code) console.log(`      code     ${path}`);
    console.log(`      missing  a test in ${missingOf(proof).join(', ')}`);
  }
  if (standing === 'left') console.log('      left');
}

if (json)
  console.log(
    JSON.stringify(
      listed.map((proof) => ({
        ...proof.row,
        standing: standingOf(proof),
        missing: missingOf(proof),
        tests: shownBy(proof).map(({ title }) => title),
        portal: proof.portal,
        lender: proof.lender,
        code: proof.code,
      })),
      null,
      2,
    ),
  );
else {
  const grouped = groups()
    .map(({ name, title }) => ({ name, title, rows: listed.filter(({ row }) => row.group === name) }))
    .filter(({ rows }) => rows.length > 0);
  for (const { title, name, rows } of grouped) {
    console.log(`\n${title} (${name})`);
    for (const proof of rows) printRow(proof);
  }
  console.log(`
portal: shown by the portal's tests in the layers of the row. lender: shown by the lender's tests, whether the portal shows it or not.
Of the rows that the portal does not show: ruled (the document says why it cannot or must not), lender only, built but not shown in its layers, left.
`);
  console.log(
    [cells('', COLUMNS), ...grouped.map(({ name, rows }) => cells(name, numbers(rows))), cells('all', numbers(listed))].join('\n'),
  );
}
