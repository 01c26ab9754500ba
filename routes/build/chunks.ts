import { join, relative } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { uses } from '../../ui/screens/uses.ts';
import { brotli } from './compress.ts';

/**
 * Which file of the build each module is in (decision 035). A dynamic import begins a part: a flow with its chart and its screens, what of it
 * is loaded later, or one of the parts below. A module that several parts need is in the first of them that every visit loads.
 */
const PARTS: readonly (readonly [RegExp, string])[] = [
  // with the first flow: the cache, who is signed in, the menu, and where charts, screens, texts and addresses are
  [/^services\/(?:contract\/everyday|client\/(?:queries|entry|remote|loansAhead))\.|^routes\/(?:providers|routing|tree)\./, 'first'],
  [/^ui\/menu\/(?:LinkBlocked|HowWasIt)\./, 'signedIn'], // not for a guest
  [/^(?:machines|ui)\/menu\/|^machines\/charts\.|^ui\/(?:screens\/index|catalogs)\./, 'first'],
  [/^services\/(?:contract\/index|client\/wantedDocuments)\./, 'signedIn'],
  [/^ui\/screens\/accounts\//, 'accounts'], // a loan is opened as often as the list
  [/^routes\/page\/(?!early\.|displayFace\.)|^machines\/appUpdate\/|workbox-window|virtual:pwa-register/, 'background'],
];
/** The router is in the same file as what comes with the first flow: every page that needs one needs the other. */
export const ROUTER =
  /node_modules\/@tanstack\/(?:history|router-core|react-router|react-store|store)\/|routes\/(?:mirror|address|search|router|routing|abortedMatches)\.ts$/;
/** `x.machine.ts` or `index.ts` of the folder `x`: the flow `x`, or a chart with screens that flows use. */
const IN_A_FLOW = /^(?:machines|ui\/screens)\/(\w+)\/(?:(\w+)\.machine\.ts$|(index\.ts)$)?/;

/** The charts with screens that flows use, each with these flows. */
const users = (() => {
  const found = new Map<string, Set<string>>();
  for (const [flow, charts] of Object.entries(uses)) {
    for (const chart of charts) found.set(chart, (found.get(chart) ?? new Set()).add(flow));
  }
  return found;
})();

/** The file for a folder of charts or screens: a flow has one, with the charts that only it uses. What a guest's payment uses comes with the first flow. */
function fileOfFolder(folder: string): string {
  const [flow = folder, ...others] = users.get(folder) ?? [];
  if (others.length === 0) return flow;
  return users.get(folder)?.has('payment') ? 'first' : folder;
}

function partOf(file: string): string {
  const listed = PARTS.find(([pattern]) => pattern.test(file))?.[1];
  if (listed) return listed;
  const [, folder, chart, screens] = IN_A_FLOW.exec(file) ?? [];
  if (folder === undefined) return file;
  return chart === folder || screens ? fileOfFolder(folder) : `${fileOfFolder(folder)}Later`;
}

/** The flows whose forms have an address share a file: a sign-in does not need it. */
const WITH_ADDRESS: ReadonlySet<string> = new Set(['agreement', 'profile', 'referral']);
/** A module that so many flows need comes with the first of them. */
const MANY_FLOWS = 3;
/** Two flows for customers share a few lines: a file of their own would cost a request, and its name is in the list that every guest downloads. */
const FEW_LINES: ReadonlySet<string> = new Set([
  'machines/kit/settlesHere.ts',
  'services/actors/stepDraft.ts',
  'services/actors/uploadFlag.ts',
  'services/client/uploadFlag.ts',
  'ui/kit/sizeText.ts',
]);
const areIn = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one));
const isLater = (part: string) => part.endsWith('Later');
const isPart = (name: string) => !name.includes('/');

/** The file of a module that these parts need; null leaves the module to the bundler. */
function fileFor(parts: ReadonlySet<string>): string | null {
  const flows = new Set([...parts].map((part) => part.replace(/Later$/, '')));
  const [only = ''] = flows;
  if (flows.size === 1) return !isPart(only) ? null : parts.has(only) ? only : `${only}Later`;
  if (parts.has('first') || parts.has('payment')) return 'first'; // a guest's link loads nothing that only others need
  for (const early of ['signedIn', 'background']) if (parts.has(early)) return early;
  if (flows.size === WITH_ADDRESS.size && areIn(flows, WITH_ADDRESS)) return 'address';
  const [chart] =
    [...users].find(([name, flowsOf]) => areIn(flows, new Set([...flowsOf, name])) && areIn(flowsOf, new Set([...flows, name]))) ?? [];
  if (chart) return [...parts].every(isLater) ? `${chart}Later` : chart;
  if (parts.has('paymentLater') || parts.has('firstLater')) return [...parts].every(isLater) ? 'firstLater' : 'money';
  return flows.size >= MANY_FLOWS || flows.has('accounts') ? 'signedIn' : null; // Home needs `accounts`
}

/** An icon, which a screen imports by name from the library's one entry. It comes with its flow, that of a later screen, too. */
const ICON = /lucide\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const ICONS = /lucide\/dist\/esm\/lucide\.mjs$/;
/** "share-2" is imported as Share2. */
const iconOf = (id: string): string | undefined => ICON.exec(id)?.[1]?.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const CATALOG = /ui\/locales\/(\w+)\/(\w+)\.po$/;

/**
 * Texts of one language: a flow's in one file with those of the charts that only it uses. The few that come with the first flow, and those of a
 * payment's first screen, are in the file of the code, in all languages: a request of their own costs more than the other language.
 */
function textsOf(language: string, catalog: string): string | null {
  const file = catalog === 'menu' ? 'first' : fileOfFolder(catalog);
  if (file === 'first' || file === 'payment') return file;
  const isAlone = file === catalog && ![...users.keys()].some((chart) => chart !== catalog && fileOfFolder(chart) === file);
  return isAlone ? null : `${file}-${language}`; // alone it is what the import asks for, without a copy of what gathers exports
}

/** The name of a file without its hash: texts that are alone are named like the others. */
export function nameOf({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, language, catalog] = CATALOG.exec(facadeModuleId ?? '') ?? [];
  return `assets/${catalog === undefined ? name : `${catalog}-${language}`}-[hash:7].js`;
}

/** Names the file of each module by the dynamic imports that lead to it. */
export const chunkOf =
  (root: string): Rolldown.CodeSplittingNameFunction =>
  (id, graph) => {
    const [, language, catalog] = CATALOG.exec(id) ?? [];
    if (language !== undefined && catalog !== undefined) return textsOf(language, catalog);
    if (ROUTER.test(id)) return 'first';
    if (FEW_LINES.has(relative(root, id))) return 'signedIn';
    const parts = new Set<string>();
    const seen = new Set<string>();
    const icon = iconOf(id);
    const imports = (module: string): boolean => new RegExp(`\\b${icon ?? ''}\\b`).test(graph.getModuleInfo(module)?.code ?? '');
    const follow = (module: string): void => {
      const info = seen.has(module) ? null : graph.getModuleInfo(module);
      seen.add(module);
      if (!info) return;
      if (info.isEntry || info.dynamicImporters.length > 0) parts.add(partOf(relative(root, module)));
      (ICONS.test(module) ? info.importers.filter(imports) : info.importers).forEach(follow);
    };
    follow(id);
    const file = fileFor(parts);
    return icon ? (file?.replace(/Later$/, '') ?? null) : file;
  };

async function bytesOfRouter(bundle: Rolldown.OutputBundle): Promise<number> {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const code = modules.flatMap(([id, module]) => (ROUTER.test(id) ? [module.code ?? ''] : [])).join('\n');
  const small = await minify('router.js', code, { mangle: { toplevel: true } });
  return (await brotli(Buffer.from(small.code))).length;
}

/**
 * `.vite/modules.json`: the file of each module; `.vite/later.json`: what a module downloads later; `.vite/router.json`: how large the
 * router would be in a file of its own. Vite's manifest knows only whole files, and names only the modules that begin one.
 */
export const moduleList = (): Plugin => {
  let root = '';
  return {
    name: 'portal-module-list',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post', // Vite has put an entry without code into the document by then
      async handler(_, bundle) {
        const files = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds.map((id) => [relative(root, id), file.fileName] as const) : [],
        );
        const modules = new Map(files);
        const stale = [...FEW_LINES].filter((module) => !modules.has(module));
        if (stale.length > 0) this.error(`routes/build/chunks.ts lists modules that the build does not have: ${stale.join(', ')}`);
        const later = files.flatMap(([module]) => {
          const ids = this.getModuleInfo(join(root, module))?.dynamicallyImportedIds ?? [];
          return ids.length === 0 ? [] : [[module, ids.map((id) => relative(root, id))] as const];
        });
        this.emitFile({ type: 'asset', fileName: '.vite/router.json', source: JSON.stringify({ bytes: await bytesOfRouter(bundle) }) });
        this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(modules)) });
        this.emitFile({ type: 'asset', fileName: '.vite/later.json', source: JSON.stringify(Object.fromEntries(later)) });
      },
    },
  };
};
