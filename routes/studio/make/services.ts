import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { contract } from '../../../services/contract/index.ts';

/**
 * Which contract rows an actor calls, read from the sources: a chart only names its actors. Follows imports through the actors and the client,
 * but not into the transport that every call uses, nor into the contract.
 */

const CALLS = new Set(Object.keys(contract));
const CARRIERS = /services\/(client\/(api|cache|request|connect|queries|session|tokens|log|channel)|contract\/\w+)\.ts$/;

type Node = { type: string; [key: string]: unknown };
type Source = { imports: Map<string, { file: string; name: string }>; declared: Map<string, Node> };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []);
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);
const nameOf = (value: unknown): string => {
  const name = isNode(value) ? (value['name'] ?? value['value']) : '';
  return typeof name === 'string' ? name : '';
};

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const source: Source = { imports: new Map(), declared: new Map() };
  sources.set(file, source);
  const program: unknown = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' });
  for (const statement of isNode(program) ? nodesIn(program['body']) : []) read(source, file, statement);
  return source;
}

function read(source: Source, file: string, statement: Node): void {
  if (statement.type === 'ImportDeclaration') {
    const from = resolve(dirname(file), nameOf(statement['source']));
    if (!existsSync(from)) return;
    for (const specifier of nodesIn(statement['specifiers']))
      source.imports.set(nameOf(specifier['local']), { file: from, name: nameOf(specifier['imported']) });
  } else if (statement.type === 'ExportNamedDeclaration') {
    for (const declaration of nodesIn(statement['declaration'])) read(source, file, declaration);
  } else if (statement.type === 'VariableDeclaration') {
    for (const one of nodesIn(statement['declarations'])) source.declared.set(nameOf(one['id']), one);
  } else if (statement.type === 'FunctionDeclaration') source.declared.set(nameOf(statement['id']), statement);
}

function reach(file: string, node: Node, found: Set<string>, seen: Set<unknown>): void {
  const isType = node.type.startsWith('TS') && !isNode(node['expression']);
  const isForgetting = node.type === 'CallExpression' && nameOf(node['callee']) === 'forgetCached'; // names calls without making them
  if (seen.has(node) || isType || isForgetting) return;
  seen.add(node);
  if (node.type === 'Literal' && typeof node['value'] === 'string' && CALLS.has(node['value'])) found.add(node['value']);
  const isMember = node.type === 'MemberExpression' && node['computed'] === false;
  const name = node.type === 'Identifier' ? nameOf(node) : '';
  if (name) follow(file, name, found, seen);
  if (isMember) {
    const whole = sourceOf(file).imports.get(nameOf(node['object'])); // import * as drafts: drafts.keep
    const brought = whole?.name === '' ? whole.file : importedBy(file, node['object']);
    if (brought !== null) {
      followInto(brought, nameOf(node['property']), found, seen);
      return;
    }
  }
  for (const [from, brought] of takenIn(file, node)) followInto(from, brought, found, seen);
  for (const child of isMember ? nodesIn(node['object']) : childrenOf(node)) reach(file, child, found, seen);
}

/** The file of `(await import('…')).name`, also through a function of this file; null for anything else. */
function importedBy(file: string, node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'ParenthesizedExpression') return importedBy(file, node['expression']);
  if (node.type === 'AwaitExpression') return importedBy(file, node['argument']);
  if (node.type === 'ImportExpression') {
    const from = resolve(dirname(file), nameOf(node['source']));
    return existsSync(from) ? from : null; // a package makes no call
  }
  if (node.type === 'ArrowFunctionExpression') return importedBy(file, node['body']);
  if (node.type !== 'CallExpression') return null;
  const declared = sourceOf(file).declared.get(nameOf(node['callee']));
  return importedBy(file, declared?.['init']);
}

/** What `const { name } = await import('…')` takes, with its file. */
function takenIn(file: string, { type, id, init }: Node): [file: string, name: string][] {
  const from = type === 'VariableDeclarator' && isNode(id) && id.type === 'ObjectPattern' ? importedBy(file, init) : null;
  return from === null || !isNode(id) ? [] : nodesIn(id['properties']).map(({ key }) => [from, nameOf(key)]);
}

function follow(file: string, name: string, found: Set<string>, seen: Set<unknown>): void {
  const { declared, imports } = sourceOf(file);
  const here = declared.get(name);
  if (here) reach(file, here, found, seen);
  const from = imports.get(name);
  if (from) followInto(from.file, from.name, found, seen);
}

function followInto(file: string, name: string, found: Set<string>, seen: Set<unknown>): void {
  if (!file.includes('/services/') || CARRIERS.test(file)) return;
  const declaration = sourceOf(file).declared.get(name);
  if (declaration) reach(file, declaration, found, seen);
}

/** The declaration of a name or a list, with its file. */
function declarationOf(file: string, node: Node): { file: string; node: Node } {
  const { declared, imports } = sourceOf(file);
  const from = imports.get(nameOf(node));
  const declaration = from ? sourceOf(from.file).declared.get(from.name) : declared.get(nameOf(node));
  const [value] = declaration ? nodesIn(declaration['init']) : [];
  return node.type === 'Identifier' && value ? { file: from?.file ?? file, node: value } : { file, node };
}

function actorsIn(at: string, given: Node): [name: string, services: string[]][] {
  const { file, node } = declarationOf(at, given);
  return nodesIn(node['properties']).map((actor) => {
    const found = new Set<string>();
    for (const value of nodesIn(actor['value'])) reach(file, value, found, new Set());
    return [nameOf(actor['key']), [...found].toSorted()];
  });
}

/** The actors of the charts in these files: name -> the contract rows that it may call, sorted. */
export function servicesIn(files: readonly string[]): Record<string, string[]> {
  const services: [string, string[]][] = [];
  const look = (file: string, node: Node): void => {
    if (node.type === 'Property' && nameOf(node['key']) === 'actors')
      for (const value of nodesIn(node['value'])) services.push(...actorsIn(file, value));
    else for (const child of childrenOf(node)) look(file, child);
  };
  for (const file of files) for (const declaration of sourceOf(file).declared.values()) look(file, declaration);
  return Object.fromEntries(services.filter(([, found]) => found.length > 0));
}
