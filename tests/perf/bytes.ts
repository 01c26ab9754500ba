import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { DOWNLOADED, type DownloadedFlow } from '../../machines/flows.ts';
import { readBuild } from '../../routes/build/built.ts';
import { brotli } from '../../routes/build/compress.ts';
import { uses } from '../../ui/screens/uses.ts';

const KB = 1000;
/** Quality §7, brotli: the script that a page loads until it is quiet, in one language. */
export const BUDGETS = {
  login: 115 * KB,
  router: 25 * KB,
  guestLinkExtra: 72 * KB,
  flow: 26 * KB,
  flowMedian: 12 * KB,
  signedIn: 18 * KB,
  later: 16 * KB,
  displayFace: 11 * KB,
} as const;

/** The page and its early script (decision 036). */
const ANY_DOOR = ['routes/main.tsx', 'routes/page/early.ts'];
/** Loaded after Login is alive, or first with any other address (decision 026), in one file with what comes with the first flow. */
const ROUTER = 'routes/routing.ts';
/** How large it would be in a file of its own. */
const Router = v.pipe(v.string(), v.parseJson(), v.object({ bytes: v.number() }));
/** Loaded at sign-in, before the first flow: router, lists of charts, screens and texts, query cache, sign-in calls, drafts of other devices, and the menu. */
const WITH_THE_FIRST = [
  ROUTER,
  'routes/providers.tsx',
  'routes/tree.ts',
  'services/client/queries.ts',
  'services/client/entry.ts',
  'services/client/remote.ts',
  'machines/menu/menu.machine.ts',
  'ui/menu/index.ts',
  'ui/locales/en/menu.po',
];
/** Loaded at every sign-in, not with a guest's link: all rows of the contract, what many flows share, and what the page does in the background. */
const SIGNED_IN = ['services/contract/index.ts', 'services/actors/accounts.ts', 'routes/page/telemetry.ts'];
/** Fetched when the first screen is idle. */
const DISPLAY_FACE = 'routes/page/displayFace.ts';
const chartOf = (flow: string) => `machines/${flow}/${flow}.machine.ts`;
const screensOf = (flow: DownloadedFlow) => [flow, ...(uses[flow] ?? [])].map((chart) => `ui/screens/${chart}/index.ts`);
/** Includes the screens and texts of the charts that the flow uses. */
const partsOf = (flow: DownloadedFlow) => [
  chartOf(flow),
  ...screensOf(flow),
  ...[flow, ...(uses[flow] ?? [])].map((chart) => `ui/locales/en/${chart}.po`),
];

export type Measured = { what: string; bytes: number; budget: number };

/** The brotli bytes of script of each entry, as served. Throws when a flow or the router is in Login's scripts. */
export async function measureBytes(dist: string): Promise<Measured[]> {
  const { assetsOf, fileOf, laterIn, withImports } = await readBuild(dist);
  const sizes = new Map<string, number>();
  const size = async (files: Iterable<string>) => {
    let sum = 0;
    for (const file of files) {
      if (!sizes.has(file)) sizes.set(file, (await brotli(await readFile(join(dist, file)))).length);
      sum += sizes.get(file) ?? 0;
    }
    return sum;
  };
  const login = withImports([...ANY_DOOR, 'ui/locales/en/signIn.po']);
  for (const flow of DOWNLOADED) {
    const chart = fileOf(chartOf(flow));
    if (!chart || login.has(chart)) throw new Error(`Login loads the flow "${flow}"; a flow must load on its first use`);
  }
  const router = fileOf(ROUTER);
  if (!router || login.has(router)) throw new Error('Login loads the router; it must load after Login is alive');
  const ofRouter = v.parse(Router, await readFile(join(dist, '.vite/router.json'), 'utf8'));
  const without = (files: Iterable<string>, known: ReadonlySet<string>) => [...files].filter((file) => !known.has(file));
  const filesOf = (modules: readonly string[]) => withImports(modules.filter((module) => fileOf(module) !== undefined));
  const forAnyDoor = withImports(ANY_DOOR); // Login's own texts are only Login's
  const forGuests = withImports(WITH_THE_FIRST);
  const entered = new Set([...login, ...forGuests, ...withImports(SIGNED_IN)]);
  const flows = await Promise.all(
    DOWNLOADED.map(async (flow) => ({
      what: `flow ${flow}`,
      bytes: await size(without(filesOf(partsOf(flow)), entered)),
      budget: BUDGETS.flow,
    })),
  );
  const afterwards = await Promise.all(
    DOWNLOADED.map(async (flow) => {
      const first = new Set([...entered, ...filesOf(partsOf(flow))]);
      const folders = [flow, ...(uses[flow] ?? [])].flatMap((name) => [`machines/${name}`, `ui/screens/${name}`]);
      const bytes = await size(without(filesOf([...laterIn(folders), `ui/locales/en/${flow}Later.po`]), first));
      return { what: `flow ${flow}, fetched later`, bytes, budget: BUDGETS.later };
    }),
  );
  const sorted = flows.map(({ bytes }) => bytes).toSorted((a, b) => a - b);
  return [
    { what: 'Login until quiet', bytes: await size(login), budget: BUDGETS.login },
    { what: 'router, after Login is alive', bytes: ofRouter.bytes, budget: BUDGETS.router },
    {
      what: 'guest link beyond Login',
      bytes: (await size(new Set([...forAnyDoor, ...forGuests, ...filesOf(partsOf('payment'))]))) - (await size(login)),
      budget: BUDGETS.guestLinkExtra,
    },
    {
      what: 'sign-in beyond the guest link',
      bytes: await size(without(withImports(SIGNED_IN), new Set([...login, ...forGuests]))),
      budget: BUDGETS.signedIn,
    },
    {
      what: 'display face, with its script',
      bytes: await size([...assetsOf(DISPLAY_FACE), ...without(withImports([DISPLAY_FACE]), login)]),
      budget: BUDGETS.displayFace,
    },
    ...flows,
    ...afterwards.filter(({ bytes }) => bytes > 0),
    { what: 'flows, median', bytes: sorted[Math.floor(sorted.length / 2)] ?? 0, budget: BUDGETS.flowMedian },
  ];
}
