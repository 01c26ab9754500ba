import { isDownloaded } from '../../machines/flows.ts';
import { LANGUAGE_KEY, TOKENS_KEY } from '../../services/client/keys.ts';
import { uses } from '../../ui/screens/uses.ts';
import type { Built } from './built.ts';

/** What the page's own code knows: the path of each screen, as the router writes it, with its flow, and the languages. */
export type Known = { paths: readonly { flow: string; screen: string; path: string }[]; languages: readonly string[] };

/** Every page but Login needs these files, whatever its address: the document names them. */
const EVERYWHERE = ['routes/main.tsx', 'routes/routing.ts', 'routes/tree.ts', 'routes/providers.tsx', 'services/client/queries.ts'];
/** With a session only: all rows of the contract. A payment begins with those of every visit (services/contract/everyday.ts). */
const WITH_SESSION = ['services/contract/index.ts'];
const isWithoutThem = (flow: string) => flow === 'payment';
/** The texts of every page, with those of the menu. */
const FIRST_TEXTS = ['menu'];

/** The blocks that are drawn for a screen (skeletons.tsx); `guests`: for who has no session, and comes with a link. */
const DRAWINGS: Readonly<Record<string, string>> = {
  Home: 'data-drawing="home"',
  Dashboard: 'data-drawing="dashboard"',
  AccountDetails: 'data-drawing="account"',
  MakePayment: 'data-drawing="payment" data-guests="guest"',
};

const nameOf = (file: string) => file.replace(/^assets\/(.*)\.js$/, '$1');

/** The links and tables of the documents: which files a page needs by its address alone. Read by routes/page/ahead.ts. */
export function doorsOf({ fileOf, laterIn, withImports }: Built, { paths, languages }: Known) {
  const files = (modules: readonly string[], without: ReadonlySet<string> = new Set()) =>
    [...withImports(modules.filter((module) => fileOf(module) !== undefined))].filter((file) => !without.has(file));
  const everywhere = new Set(files(EVERYWHERE));
  const attribute = (name: string, names: readonly string[]) =>
    names.length === 0 ? '' : ` data-${name}="${names.map(nameOf).join(' ')}"`;
  const texts = (catalogs: readonly string[], without?: ReadonlySet<string>) =>
    languages.map((language) =>
      attribute(
        language,
        files(
          catalogs.map((catalog) => `ui/locales/${language}/${catalog}.po`),
          without,
        ),
      ),
    );
  const common = (catalogs: readonly string[]) =>
    `<meta name="door" data-language="${LANGUAGE_KEY}" data-tokens="${TOKENS_KEY}"${texts(catalogs, everywhere).join('')}`;
  const firstTexts = new Set(languages.flatMap((language) => files(FIRST_TEXTS.map((name) => `ui/locales/${language}/${name}.po`))));
  const known = new Set([...everywhere, ...firstTexts]);

  const session = attribute('session', files(WITH_SESSION, known));
  const patternOf = (path: string) => path.replaceAll(/^\/|\/$/g, '').replaceAll(/\$\w+/g, '*');
  const door = (flow: string) => {
    if (!isDownloaded(flow)) return '';
    const charts = [flow, ...(uses[flow] ?? [])];
    const modules = [`machines/${flow}/${flow}.machine.ts`, ...charts.map((chart) => `ui/screens/${chart}/index.ts`)];
    const patterns = paths.filter((one) => one.flow === flow).map(({ path }) => patternOf(path));
    return `<meta name="door" data-paths="${patterns.join(' ')}"${attribute('files', files(modules, known))}${isWithoutThem(flow) ? '' : session}${texts(charts, known).join('')}>`;
  };
  /** A screen in a file of its own, which its flow downloads after the first one. */
  const later = ({ flow, screen, path }: Known['paths'][number]) => {
    const modules = laterIn([`ui/screens/${flow}`]).filter((module) => module.endsWith(`/${screen}.tsx`));
    return modules.length === 0 ? '' : `<meta name="door" data-paths="${patternOf(path)}"${attribute('files', files(modules, known))}>`;
  };

  /** The blocks that are drawn until the page comes. */
  const drawing = ({ screen, path }: Known['paths'][number]) => {
    const drawn = DRAWINGS[screen];
    return drawn === undefined ? '' : `<meta name="door" data-paths="${patternOf(path)}" ${drawn}>`;
  };

  return {
    /** Login is alive before any flow is needed. */
    login: `${common(['signIn'])}>`,
    everywhere: [...everywhere],
    others: [`${common(FIRST_TEXTS)}>`, ...new Set(paths.map(({ flow }) => door(flow))), ...paths.map(later), ...paths.map(drawing)].join(
      '',
    ),
  };
}
