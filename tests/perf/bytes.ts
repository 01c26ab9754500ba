import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { DOWNLOADED, type DownloadedFlow } from '../../machines/flows.ts';
import { brotli } from '../../routes/build/compress.ts';
import { uses } from '../../ui/screens/uses.ts';

/** An entry of Vite's manifest: a file and its imports. */
const Chunk = v.object({
  file: v.string(),
  isDynamicEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);
type Manifest = v.InferOutput<typeof Manifest>;

const KB = 1000;
/** Quality §7, brotli: the script that a page loads until it is quiet, in one language. */
export const BUDGETS = {
  login: 115 * KB,
  router: 25 * KB,
  guestLinkExtra: 72 * KB,
  flow: 26 * KB,
  flowMedian: 12 * KB,
  laterScreens: 8 * KB,
} as const;

/** Loaded after Login is alive, or first with any other address (decision 026). */
const ROUTER = 'routes/routing.ts';
/** Loaded at sign-in, before the first flow: router, lists of charts, screens and texts, query cache, sign-in calls, drafts of other devices, and the menu. */
const WITH_THE_FIRST = [
  ROUTER,
  'routes/providers.tsx',
  'lists',
  'services/client/queries.ts',
  'services/client/entry.ts',
  'services/client/remote.ts',
  'machines/menu/menu.machine.ts',
  'ui/menu/index.ts',
  'ui/locales/en/menu.po',
];
/** A file that shares a part with others is listed only by its name. */
const listed = (manifest: Manifest, key: string): string =>
  manifest[key] ? key : (Object.keys(manifest).find((name) => name.startsWith(`_${basename(key, '.ts')}-`)) ?? key);
const chartOf = (flow: string) => `machines/${flow}/${flow}.machine.ts`;
const screensOf = (flow: DownloadedFlow) => [flow, ...(uses[flow] ?? [])].map((chart) => `ui/screens/${chart}/index.ts`);
/** Includes the screens and texts of the charts that the flow uses. */
const partsOf = (flow: DownloadedFlow) => [
  chartOf(flow),
  ...screensOf(flow),
  ...[flow, ...(uses[flow] ?? [])].map((chart) => `ui/locales/en/${chart}.po`),
];

function closure(manifest: Manifest, keys: readonly string[], files = new Set<string>(), seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}; it has ${Object.keys(manifest).join(', ')}`);
    if (seen.has(key)) continue;
    seen.add(key);
    files.add(chunk.file);
    closure(manifest, chunk.imports, files, seen);
  }
  return files;
}

export type Measured = { what: string; bytes: number; budget: number };

/** The brotli bytes of script of each entry, as served. Throws when a flow or the router is in Login's scripts. */
export async function measureBytes(dist: string): Promise<Measured[]> {
  const manifest = v.parse(v.pipe(v.string(), v.parseJson(), Manifest), await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map<string, number>();
  const size = async (files: Iterable<string>) => {
    let sum = 0;
    for (const file of files) {
      if (!sizes.has(file)) sizes.set(file, (await brotli(await readFile(join(dist, file)))).length);
      sum += sizes.get(file) ?? 0;
    }
    return sum;
  };
  const login = closure(manifest, ['index.html', 'ui/locales/en/signIn.po']);
  for (const flow of DOWNLOADED) {
    const chart = manifest[chartOf(flow)];
    if (!chart || login.has(chart.file)) throw new Error(`Login loads the flow "${flow}"; a flow must load on its first use`);
  }
  if (!manifest[ROUTER] || login.has(manifest[ROUTER].file)) throw new Error('Login loads the router; it must load after Login is alive');
  const beyond = (known: ReadonlySet<string>, parts: readonly string[]) => {
    const here = parts.filter((part) => manifest[part]);
    return [...closure(manifest, here)].filter((file) => !known.has(file));
  };
  const withTheFirst = WITH_THE_FIRST.map((key) => listed(manifest, key));
  const entered = closure(manifest, withTheFirst, new Set(login));
  const flows = await Promise.all(
    DOWNLOADED.map(async (flow) => ({ what: `flow ${flow}`, bytes: await size(beyond(entered, partsOf(flow))), budget: BUDGETS.flow })),
  );
  const withLater = DOWNLOADED.flatMap((flow) => {
    const parts = screensOf(flow).flatMap((screens) => manifest[screens]?.dynamicImports ?? []);
    const texts = `ui/locales/en/${flow}Later.po`;
    if (manifest[texts]) parts.push(texts);
    return parts.length === 0 ? [] : [{ flow, parts }];
  });
  const later = await Promise.all(
    withLater.map(async ({ flow, parts }) => ({
      what: `flow ${flow}, screens fetched later`,
      bytes: await size(beyond(closure(manifest, partsOf(flow), new Set(entered)), parts)),
      budget: BUDGETS.laterScreens,
    })),
  );
  const sorted = flows.map(({ bytes }) => bytes).toSorted((a, b) => a - b);
  return [
    { what: 'Login until quiet', bytes: await size(login), budget: BUDGETS.login },
    { what: 'router, after Login is alive', bytes: await size(beyond(login, [ROUTER])), budget: BUDGETS.router },
    {
      what: 'guest link beyond Login',
      bytes: await size(beyond(login, [...withTheFirst, ...partsOf('payment')])),
      budget: BUDGETS.guestLinkExtra,
    },
    ...flows,
    ...later,
    { what: 'flows, median', bytes: sorted[Math.floor(sorted.length / 2)] ?? 0, budget: BUDGETS.flowMedian },
  ];
}
