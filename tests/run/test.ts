import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parts, type Part } from './parts.ts';

/** `npm test`: runs the parts, prints one line for each at the end, and fails when one of them fails. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const A_SECOND_MS = 1000;

type Outcome = { name: string; passed: boolean; seconds: number; failures: readonly string[] };

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*[A-Za-z]`, 'g');
/** vitest's and Playwright's names of failed tests. */
const FAILED = /^\s*FAIL\s+|^\s+\[[\w ]+\] › /;
/** What a test that failed says first: "Error: …", "TimeoutError: …", and where the test was. */
const REASON = /^\s*\w*Error: |^\s+at .*\.(test|spec)\.tsx?:|^\s*❯ .*\.(test|spec)\.tsx?:/;
const MOST_FAILURES = 24;

/** The names of failed tests and their errors, once each, so that the end of a long log has them. Without names (album, lint …): the last lines. */
function failuresIn(output: string): string[] {
  const lines = output.replaceAll(COLOURS, '').split('\n');
  const isNamed = lines.some((line) => FAILED.test(line));
  const telling = lines.filter((line) => (isNamed ? FAILED.test(line) || REASON.test(line) : line.trim() !== ''));
  return [...new Set(telling.map((line) => line.trim()))].slice(-MOST_FAILURES);
}

/** Node compiles each file of the packages and tests once for all processes, instead of once in each. It looks up a file by its content. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** In parallel (`beside`), a part prints only when it fails: lines of several parts would mix. */
async function run({ name, args, env }: Part, beside: boolean): Promise<Outcome> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / A_SECOND_MS);
  try {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env?.() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!beside) process.stdout.write(chunk);
      });
    }
    const code = await new Promise<number>((resolve) => {
      child.on('error', () => resolve(1));
      child.on('close', (status) => resolve(status ?? 1));
    });
    if (code !== 0 && beside) console.log(`\n── ${name} ──\n${output}`);
    return { name, passed: code === 0, seconds: seconds(), failures: code === 0 ? [] : failuresIn(output) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name, passed: false, seconds: seconds(), failures: [] };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part "${unknown.join('", "')}". There are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = wanted.length > 0 ? parts.filter(({ name }) => wanted.includes(name)) : parts;
const groups = chosen.reduce<Part[][]>((all, part) => {
  const last = all.at(-1);
  if (part.together && last?.[0]?.together === part.together) last.push(part);
  else all.push([part]);
  return all;
}, []);
const outcomes: Outcome[] = [];
for (const group of groups) {
  console.log(`\n── ${group.map(({ name }) => name).join(', ')} ──`);
  outcomes.push(...(await Promise.all(group.map((part) => run(part, group.length > 1)))));
}
console.log('\nSummary');
for (const { name, passed, seconds } of outcomes) console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name.padEnd(12)} ${seconds} s`);
for (const { name, failures } of outcomes) for (const failure of failures) console.log(`  ${name}: ${failure}`);
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1);
