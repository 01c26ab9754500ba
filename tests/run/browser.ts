import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Environment variables that may name a browser, best first. */
const NAMED = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH', 'CHROME_BIN'] as const;
/** The headless shell comes first: it needs a third less work, and Playwright also prefers it. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
] as const;
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const named = () => NAMED.map((name) => process.env[name] ?? '').find((path) => path !== '' && runs(path));
const playwrights = () => [chromium.executablePath()].find((path) => path !== '' && existsSync(path));
const onPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)))
    .find(runs);
const found = () => named() ?? playwrights() ?? onPath() ?? ELSEWHERE.find(runs);

function byPlaywright(): void {
  console.log('No browser found; Playwright downloads Chromium …');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
}

function bySystem(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium from the packages of the system …');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  } catch {
    return; // the error below says what to do
  }
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
    if (status === 0) return;
  }
}

/** The path of a Chromium for the tests: named, Playwright's, the system's, or installed now. Throws a readable error when there is none. */
export function findBrowser(): string {
  for (const install of [() => undefined, byPlaywright, bySystem]) {
    install();
    const path = found();
    if (path) return path;
  }
  throw new Error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
}
