import { parseArgs } from 'node:util';
import { groups } from './rows.ts';
import { proofs, standingOf, type Place, type Proof, type Standing } from './proof.ts';

/** `npm run requirements`: which rows of docs/requirements.md are shown by which test, which stand only in the code, which are nowhere. */
const USAGE = `npm run requirements -- [options]
  --only <start>   only rows whose id starts so: FLOW-PAY, ERR; may be given more than once
  --missing        only rows that no test shows
  --json           all of it as JSON`;

function asked() {
  try {
    const options = { only: { type: 'string', multiple: true }, missing: { type: 'boolean' }, json: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { only, missing, json } = asked();
const told = proofs().filter(
  (proof) => (only?.some((start) => proof.row.id.startsWith(start)) ?? true) && (!missing || standingOf(proof) !== 'shown'),
);

const counted = (rows: readonly Proof[], standing: Standing) => rows.filter((proof) => standingOf(proof) === standing).length;
const where = ({ path, line, title }: Place) => (title === null ? `${path}:${line}` : `${path} › ${title}`);
const summary = (name: string, rows: readonly Proof[]) =>
  `${name.padEnd(12)} ${String(rows.length).padStart(4)} rows: ${counted(rows, 'shown')} shown, ${counted(rows, 'only code')} only in code, ${counted(rows, 'nothing')} nowhere`;

if (json)
  console.log(
    JSON.stringify(
      told.map((proof) => ({ ...proof.row, standing: standingOf(proof), tests: proof.tests, code: proof.code })),
      null,
      2,
    ),
  );
else {
  const grouped = groups()
    .map(({ name, title }) => ({ name, title, rows: told.filter(({ row }) => row.group === name) }))
    .filter(({ rows }) => rows.length > 0);
  for (const { title, name, rows } of grouped) {
    console.log(`\n${title} (${name})`);
    for (const proof of rows) {
      console.log(`\n  ${proof.row.id}  ${proof.row.text}`);
      for (const place of proof.tests) console.log(`      test  ${where(place)}`);
      if (proof.tests.length === 0) for (const place of proof.code) console.log(`      code  ${where(place)}`);
      if (standingOf(proof) === 'nothing') console.log('      nothing');
    }
  }
  console.log(`\n${grouped.map(({ name, rows }) => summary(name, rows)).join('\n')}\n${summary('all', told)}`);
}
