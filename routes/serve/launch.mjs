/**
 * Runs every `npm run` task: node routes/serve/launch.mjs <task> [arguments].
 * Plain JavaScript for Node 20, because it runs in a bare clone, before anything is installed.
 * It installs what is missing, then continues with the Node from node_modules (decision 006).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const node = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');

/** task -> script and its first arguments */
const tasks = {
  start: ['routes/serve/start.ts'],
  preview: ['routes/serve/start.ts', '--no-build'],
  dev: ['routes/serve/dev.ts'],
  build: ['routes/serve/build.ts'],
  'build:demo': ['routes/demo/make/build.ts'],
  test: ['tests/run/test.ts'],
  check: ['tests/run/test.ts', 'types', 'types of the worker', 'types of the demo', 'lint', 'format', 'dead code', 'charts', 'page'],
  bench: ['tests/perf/bench.ts'],
  'bench:lender': ['tests/perf/lender/bench.ts'],
  certify: ['tests/certify/certify.ts'],
  flows: ['routes/studio/make/docsWrite.ts'],
  paths: ['routes/studio/make/paths.ts'],
  'test:planted': ['tests/planted/run.ts'],
  'studio:build': ['routes/studio/make/write.ts'],
  album: ['tests/album/album.ts'],
  pictures: ['tests/album/pictures.ts'],
  requirements: ['tests/requirements/report.ts'],
  texts: ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--config', 'ui/lingui.config.ts', '--clean'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'],
};

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Does node_modules match the lock file? npm writes a list of what it installed; packages for other platforms may be missing. */
function installed() {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list) || !existsSync(node)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || (found[path] ? found[path].version === version : optional),
  );
}

function install() {
  console.log('Installing the packages of package-lock.json (once) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const options = { cwd: root, stdio: 'inherit', env, shell: !npm && windows };
  const done = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options);
  if (done.status !== 0) stop('The packages could not be installed. Is the npm registry reachable? Try `npm ci` by hand to see why.');
}

const [task, ...rest] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  stop(`Node ${OLDEST_NODE} or newer is required; this is ${process.version}.`);
if (!task || !(task in tasks)) stop(`No task "${task ?? ''}". There are: ${Object.keys(tasks).join(', ')}.`);
if (!installed()) install();

const child = spawn(node, [...tasks[task], ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: join(modules, '.bin') + delimiter + (process.env.PATH ?? '') },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => stop(`Could not run ${task}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
