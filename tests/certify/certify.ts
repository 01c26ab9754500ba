import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { selectedCalls } from './selectedCalls.ts';

/**
 * `npm run certify -- --url https://lender.example/api`: makes every call of the contract and reports which ones the service handles correctly.
 * See docs/connect-your-lender.md.
 */
const USAGE = `npm run certify -- --url <base address of the calls> [options]
  --people <file>   JSON: { "ann": { "username": "…", "password": "…" }, … }; the sandbox's own people when it is the sandbox
  --only <text>     only calls whose name holds this text
  --money           also the calls that move money
  --origin <url>    where the portal will stand (default http://localhost:4173): the service must let it in (CORS)
  --report <file>   writes the report as JSON as well`;

/** service.ts checks the content. */
function readPeople(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    people: { type: 'string' },
    only: { type: 'string' },
    money: { type: 'boolean' },
    origin: { type: 'string' },
    report: { type: 'string' },
  },
});

if (!values.url || !URL.canParse(values.url)) {
  console.error(values.url ? `"${values.url}" is no address.\n\n${USAGE}` : USAGE);
  process.exit(2);
}
const money = values.money ?? false;
if (selectedCalls({ only: values.only, money }).length === 0) {
  console.error(`No call ${money ? '' : 'that moves no money '}has "${values.only ?? ''}" in its name, as in "GET /accounts".\n\n${USAGE}`);
  process.exit(2);
}
process.env['CERTIFY'] = JSON.stringify({
  url: values.url.replace(/\/$/, ''),
  ...(values.people !== undefined && { people: readPeople(values.people) }),
  ...(values.only !== undefined && { only: values.only }),
  ...(values.origin !== undefined && { origin: values.origin }),
  money,
});
if (values.origin !== undefined) process.env['CERTIFY_ORIGIN'] = values.origin;
const vitest = await startVitest([], {
  config: fileURLToPath(new URL('../vitest.config.ts', import.meta.url)),
  project: ['certify'],
  watch: false,
  reporters: ['tree', ...(values.report === undefined ? [] : (['json'] as const))],
  ...(values.report !== undefined && { outputFile: { json: values.report } }),
});
await vitest.close();
