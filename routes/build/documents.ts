import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { readBuild } from './built.ts';
import { doorsOf } from './doors.ts';
import { stylesFor } from './firstStyles.ts';
import { onceWritten } from './onceWritten.ts';
import { languageRules } from './waiting.ts';

const PLACE = '<div id="portal"></div>';

const Drawn = v.object({
  login: v.string(),
  picture: v.string(),
  waiting: v.string(),
  paths: v.array(v.object({ flow: v.string(), screen: v.string(), path: v.string() })),
  languages: v.array(v.string()),
});
/** Login and the waiting page, rendered by the page's own code. */
async function draw(root: string): Promise<v.InferOutput<typeof Drawn>> {
  const script = fileURLToPath(new URL('draw.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root });
  return v.parse(Drawn, JSON.parse(stdout));
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/;

/** The style sheet of a document, and its link. */
async function sheetOf(html: string, dist: string): Promise<{ link: string; css: string }> {
  const [link, file] = STYLESHEET.exec(html) ?? [];
  if (!link || !file) throw new Error('index.html has no stylesheet to take in');
  const css = (await readFile(join(dist, file), 'utf8')).trim();
  if (css.includes('</style')) throw new Error(`${file} cannot stand in a document`);
  if (/url\((?!['"]?(?:data:|\/))/.test(css)) throw new Error(`${file} names another file by a path from its own folder`);
  return { link, css };
}

/** What is visible comes before the scripts: it does not need them. */
const quietly = (html: string) => html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

/**
 * Login's styles are inline: a separate style sheet is one more round trip before anything is visible, a third of the load time on a slow
 * connection. The Content-Security-Policy has their hash; nothing else may be inline. The whole sheet loads at the end of the body: it blocks
 * nothing above it, and the scripts, which render other screens, wait for it (decision 014).
 */
async function withStyles(html: string, dist: string): Promise<string> {
  const { link, css } = await sheetOf(html, dist);
  const quiet = quietly(html.replace(link, ''));
  const styles = await stylesFor(html.replace(link, ''), css);
  return quiet.replace('</title>', () => `</title><style>${styles}</style>`).replace('</body>', () => `${link}</body>`);
}

/** The rules that only the waiting pages need. */
async function skeletonStyles(languages: readonly string[]): Promise<string> {
  const css = await readFile(new URL('skeletons.css', import.meta.url), 'utf8');
  const short = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1');
  return short.trim() + languageRules(languages);
}

/** The waiting page has the whole sheet: it is drawn without a request for it, and the screens need the rest at once. */
async function withAllStyles(html: string, dist: string, languages: readonly string[]): Promise<string> {
  const { link, css } = await sheetOf(html, dist);
  const skeletons = await skeletonStyles(languages);
  return quietly(html.replace(link, '')).replace('</title>', () => `</title><style>${css}${skeletons}</style>`);
}

/** The small script that comes before the page's code (page/early.ts): fetched in parallel with it. */
async function withEarly(html: string, dist: string): Promise<string> {
  const file = (await readdir(join(dist, 'assets'))).find((name) => /^early-[\w-]+\.js$/.test(name));
  if (!file) throw new Error('the build has no early.js');
  return html.replace('<script type="module"', () => `<script type="module" async src="/assets/${file}"></script><script type="module"`);
}

/** Files that the page's code will ask for are fetched in parallel with it. */
function withLinks(html: string, files: readonly string[]): string {
  const links = files.filter((file) => !html.includes(`/${file}"`)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Read by the page's code (services/client/config.ts), whose first calls wait for it. */
const withConfig = (html: string) =>
  html.replace('<script', '<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/config.json"><script');

/** Read by the early script. */
const withDoors = (html: string, doors: string) => html.replace('<script', () => `${doors}<script`);

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An attribute would need `style-src 'unsafe-inline'`, and a script in the text would never run: a document may have neither. */
function checked(html: string): string {
  if (/<[^>]+\sstyle=/.test(html)) throw new Error(`a document has a style attribute, which the Content-Security-Policy refuses`);
  if (/<script(?![^>]*\ssrc=)/.test(html)) throw new Error(`a document has an inline script, which the Content-Security-Policy refuses`);
  return html;
}

/**
 * Writes the documents of the build: `index.html` is Login, already rendered, which the page hydrates without losing typed text;
 * `frame.html` is the waiting page for every other address. See quality §7.
 */
async function writeDocuments(root: string, dist: string): Promise<void> {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  if (!template.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
  const { login, picture, waiting, ...known } = await draw(root);
  const built = await readBuild(dist);
  const doors = doorsOf(built, known);
  const filled = (drawn: string, html: string) =>
    checked(template.replace(PLACE, () => `<div id="portal" data-drawn="${drawn}">${html}</div>`));

  const early = async (html: string, table: string) => withConfig(withDoors(await withEarly(html, dist), table));
  const front = await early(await withStyles(filled(attribute(picture), login), dist), doors.login);
  await writeFile(join(dist, 'index.html'), front);
  await writeFile(
    join(dist, 'frame.html'),
    withLinks(await early(await withAllStyles(filled('', waiting), dist, known.languages), doors.others), doors.everywhere),
  );
}

/** Writes the documents after all other files of the build, and before the service worker gets its list of files to cache. */
export const documents = (): Plugin => {
  let root = '';
  let dist = '';
  return {
    name: 'portal-documents',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      dist = join(config.root, config.build.outDir);
    },
    ...onceWritten('pre', () => writeDocuments(root, dist)),
  };
};
