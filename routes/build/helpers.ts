import type { Plugin } from 'vite';

const RUNTIME = 'rolldown-runtime';
const IMPORT = new RegExp(`^import \\{ ([^}]+) \\} from "\\./${RUNTIME}-[^"]+";\\n`, 'm');
/** Each helper begins a line. */
const BEGIN = /^(?=(?:var|let|const) \w+ = )/m;
const NAME = /^(?:var|let|const) (\w+) = /;

/** The bundler's helpers by name, in their order, as written in its module. */
const helpersIn = (code: string): ReadonlyMap<string, string> =>
  new Map(
    code
      .replaceAll(/^(?:\/\/#|export \{).*$/gm, '')
      .split(BEGIN)
      .flatMap((statement) => {
        const name = NAME.exec(statement)?.[1];
        return name === undefined ? [] : [[name, statement] as const];
      }),
  );

/** These helpers with all that they use, in the order of the module. */
function withUsed(helpers: ReadonlyMap<string, string>, names: readonly string[]): string {
  const needed = new Set<string>();
  const add = (name: string): void => {
    const statement = helpers.get(name);
    if (statement === undefined) throw new Error(`the bundler has no helper "${name}"`);
    if (needed.has(name)) return;
    needed.add(name);
    for (const used of helpers.keys()) if (new RegExp(`\\b${used}\\b`).test(statement.replace(NAME, ''))) add(used);
  };
  names.forEach(add);
  return [...helpers].flatMap(([name, statement]) => (needed.has(name) ? [statement] : [])).join('');
}

/** `{ r as __exportAll }` */
const namesIn = (list: string): string[] => list.split(',').map((one) => one.trim().replace(/^.* as /, ''));

/**
 * The bundler writes its helpers into a file of their own, one request more at every start. They are small and hold no state: each file has a copy
 * of those that it uses instead (decision 035). Names of files are made afterwards, so that they change with a copy.
 */
export const helpersInPlace = (): Plugin => {
  const isRuntime = (file: string) => file.startsWith(`assets/${RUNTIME}-`);
  return {
    name: 'portal-helpers-in-place',
    apply: 'build',
    renderChunk(code, chunk, _, { chunks }) {
      const [statement, list] = IMPORT.exec(code) ?? [];
      if (statement === undefined || list === undefined) return null;
      const runtime = Object.values(chunks).find(({ name }) => name === RUNTIME);
      const [id] = Object.keys(runtime?.modules ?? {});
      const source = id === undefined ? null : runtime?.modules[id]?.code;
      if (!source) throw new Error(`${chunk.name} uses helpers of the bundler, which has none`);
      return { code: code.replace(statement, () => withUsed(helpersIn(source), namesIn(list))), map: null };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (new RegExp(`"\\./${RUNTIME}-`).test(file.code)) throw new Error(`${file.fileName} still imports the bundler's helpers`);
          file.imports = file.imports.filter((name) => !isRuntime(name));
        }
        for (const name of Object.keys(bundle)) if (isRuntime(name)) delete bundle[name];
      },
    },
  };
};
