import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Which files and exports of the product its entries reach, read from the sources: what is imported and then used, declaration by declaration. */

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []);
const nameOf = (value: unknown): string => {
  const name = isNode(value) ? (value['name'] ?? value['value']) : '';
  return typeof name === 'string' ? name : '';
};

/** `name` '*': everything that the file exports. */
type Use = { file: string; name: string };
/** What a declaration names: identifiers of its file, and what it imports while it runs. */
type Part = { names: Set<string>; members: Map<string, Set<string>>; loads: Use[] };
type Source = {
  imports: Map<string, Use>;
  /** Files that are imported, for their effects at least. */
  reads: Set<string>;
  parts: Map<string, Part>;
  /** Everything outside declarations. */
  effects: Part;
  exports: Map<string, string>;
  passedOn: Map<string, Use>;
  passedOnWhole: string[];
};

const newPart = (): Part => ({ names: new Set(), members: new Map(), loads: [] });

export type Reach = { files: ReadonlySet<string>; isUsed: (use: Use) => boolean; exportsOf: (file: string) => string[] };

/** `entries` by their paths below `root`: everything that they export is used. */
export function reachFrom(root: string, entries: readonly string[]): Reach {
  const sources = new Map<string, Source>();
  const files = new Set<string>();
  const used = new Set<string>();
  const queue: (() => void)[] = [];

  function fileAt(from: string, to: string): string | null {
    const path = relative(root, resolve(root, dirname(from), to.split('?')[0] ?? ''));
    return to.startsWith('.') && /\.(tsx?|mjs)$/.test(path) && existsSync(join(root, path)) ? path : null;
  }

  const sourceOf = (file: string): Source => {
    const known = sources.get(file) ?? read(root, file, fileAt);
    sources.set(file, known);
    return known;
  };

  function markPart(file: string, { names, members, loads }: Part): void {
    const { imports } = sourceOf(file);
    for (const name of names) {
      const from = imports.get(name);
      const parts = members.get(name);
      if (from?.name === '*' && parts) for (const part of parts) mark({ file: from.file, name: part });
      else if (from) mark(from);
      else markLocal(file, name);
    }
    for (const load of loads) mark(load);
  }

  function markLocal(file: string, name: string): void {
    const part = sourceOf(file).parts.get(name);
    const key = `${file} ${name}`;
    if (!part || used.has(key)) return;
    used.add(key);
    queue.push(() => markPart(file, part));
  }

  function reach(file: string): void {
    if (files.has(file)) return;
    files.add(file);
    const source = sourceOf(file);
    for (const path of source.reads) reach(path);
    queue.push(() => markPart(file, source.effects));
  }

  function mark({ file, name }: Use): void {
    reach(file);
    const { exports, passedOn, passedOnWhole } = sourceOf(file);
    const names = name === '*' ? [...exports.keys(), ...passedOn.keys()] : [name];
    for (const one of names) {
      used.add(`${file} export ${one}`);
      const from = passedOn.get(one);
      if (from) mark(from);
      else if (exports.has(one)) markLocal(file, exports.get(one) ?? one);
      else for (const whole of passedOnWhole) if (!used.has(`${whole} export ${one}`)) mark({ file: whole, name: one });
    }
    if (name === '*') for (const whole of passedOnWhole) mark({ file: whole, name });
  }

  for (const entry of entries) mark({ file: entry, name: '*' });
  for (const step of queue) step();
  return {
    files,
    isUsed: ({ file, name }) => used.has(`${file} export ${name}`) || used.has(`${file} ${sourceOf(file).exports.get(name) ?? name}`),
    exportsOf: (file) => [...sourceOf(file).exports.keys(), ...sourceOf(file).passedOn.keys()],
  };
}

type Find = (from: string, to: string) => string | null;

function read(root: string, file: string, find: Find): Source {
  const source: Source = {
    imports: new Map(),
    reads: new Set(),
    parts: new Map(),
    effects: newPart(),
    exports: new Map(),
    passedOn: new Map(),
    passedOnWhole: [],
  };
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const program: unknown = parseAst(readFileSync(join(root, file), 'utf8'), { lang });
  const resolved = (from: unknown): string | null => {
    const path = find(file, nameOf(from));
    if (path) source.reads.add(path);
    return path;
  };
  const partOf = (node: Node, part = newPart()): Part => {
    collect(node, part, (to) => find(file, to), root, file);
    return part;
  };
  const declare = (declaration: Node, isExported: boolean): void => {
    const declared = declaration.type === 'VariableDeclaration' ? nodesIn(declaration['declarations']) : [declaration];
    for (const one of declared) {
      for (const name of namesBound(one['id'])) {
        source.parts.set(name, partOf(one, source.parts.get(name))); // a schema and its type share a name
        if (isExported) source.exports.set(name, name);
      }
    }
  };
  for (const statement of isNode(program) ? nodesIn(program['body']) : []) {
    const from = 'source' in statement && statement['source'] ? resolved(statement['source']) : null;
    const specifiers = nodesIn(statement['specifiers']);
    if (statement.type === 'ImportDeclaration') {
      for (const one of specifiers)
        if (from) source.imports.set(nameOf(one['local']), { file: from, name: nameOf(one['imported']) || '*' });
    } else if (statement.type === 'ExportAllDeclaration') {
      if (from) source.passedOnWhole.push(from);
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const one of specifiers) {
        if (from) source.passedOn.set(nameOf(one['exported']), { file: from, name: nameOf(one['local']) });
        else if (!statement['source']) source.exports.set(nameOf(one['exported']), nameOf(one['local']));
      }
      for (const declaration of nodesIn(statement['declaration'])) declare(declaration, true);
    } else if (DECLARATIONS.has(statement.type)) declare(statement, false);
    else collect(statement, source.effects, (to) => find(file, to), root, file);
  }
  return source;
}

const DECLARATIONS = new Set([
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]);

const namesBound = (pattern: unknown): string[] =>
  nodesIn(pattern).flatMap((node) => {
    if (node.type === 'Identifier') return [nameOf(node)];
    const inside = [node['properties'], node['elements'], node['value'], node['argument'], node['left']];
    return inside.flatMap(namesBound);
  });

/** Files that `import.meta.glob` names. */
function globbed(node: Node, root: string, file: string): string[] {
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || nameOf(callee['property']) !== 'glob') return [];
  const [patterns] = nodesIn(node['arguments']);
  const texts = patterns?.type === 'ArrayExpression' ? nodesIn(patterns['elements']).map(nameOf) : [nameOf(patterns)];
  const found = texts.map((text) => relative(root, resolve(root, dirname(file), text.replace(/^!/, ''))));
  const [wanted, unwanted] = [found.filter((_, at) => !texts[at]?.startsWith('!')), found.filter((_, at) => texts[at]?.startsWith('!'))];
  const without = new Set(globSync(unwanted, { cwd: root }));
  return globSync(wanted, { cwd: root }).filter((path) => /\.tsx?$/.test(path) && !without.has(path));
}

/** What is named anywhere in a node. Shadowed names count: more is reached, rather than less. */
function collect(node: Node, part: Part, find: (to: string) => string | null, root: string, file: string, around?: Node): void {
  if (node.type === 'ImportExpression') {
    const to = find(nameOf(node['source']));
    if (to) part.loads.push(...loaded(around).map((name) => ({ file: to, name })));
  }
  // `new URL('x.ts', import.meta.url)`: a worker, or a file that another process runs
  if (node.type === 'NewExpression' && nameOf(node['callee']) === 'URL') {
    const to = find(`./${nameOf(nodesIn(node['arguments'])[0])}`);
    if (to) part.loads.push({ file: to, name: '*' });
  }
  // a path from the top of the project: Vite loads it by that, or node in a process of its own
  const raw = node['value'];
  const text = node.type === 'Literal' ? nameOf(node) : node.type === 'TemplateElement' && isRaw(raw) ? raw.raw : '';
  for (const [, path = ''] of text.matchAll(/(?<![\w./-])\/?((?:machines|routes|services|ui)\/[\w/.-]+\.tsx?)\b/g))
    if (existsSync(join(root, path))) part.loads.push({ file: path, name: '*' });
  for (const path of globbed(node, root, file)) part.loads.push({ file: path, name: '*' });
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') part.names.add(nameOf(node));
  const [owner, member] =
    node.type === 'MemberExpression' && node['computed'] === false
      ? [node['object'], node['property']]
      : node.type === 'TSQualifiedName'
        ? [node['left'], node['right']]
        : [];
  if (isNode(owner) && owner.type === 'Identifier') {
    const name = nameOf(owner);
    part.names.add(name);
    part.members.set(name, (part.members.get(name) ?? new Set()).add(nameOf(member)));
    return;
  }
  const skipped = member ?? (node.type === 'Property' && node['computed'] === false && node['shorthand'] === false ? node['key'] : null);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'type') continue;
    for (const child of nodesIn(value))
      if (child !== skipped) collect(child, part, find, root, file, node.type === 'AwaitExpression' ? around : node);
  }
}

const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';

/** The names that a dynamic import is asked for, where they stand beside it. */
function loaded(around: Node | undefined): string[] {
  const id = around?.type === 'VariableDeclarator' ? around['id'] : undefined;
  if (isNode(id) && id.type === 'ObjectPattern') {
    const keys = nodesIn(id['properties']).map(({ key }) => nameOf(key));
    if (keys.every((key) => key !== '')) return keys;
  }
  if (
    around?.type === 'MemberExpression' &&
    around['computed'] === false &&
    !['then', 'catch', 'finally'].includes(nameOf(around['property']))
  )
    return [nameOf(around['property'])];
  return ['*'];
}
