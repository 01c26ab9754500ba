import type { ChartWords, Words } from './words.ts';
import { readable } from './sayings.ts';

type Clause = { name: string; title: Words };

const isObject = (value: unknown): value is object => (typeof value === 'object' || typeof value === 'function') && value !== null;
const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> => isObject(value) && key in value;

const join = (clauses: readonly Clause[], name: string, word: Words): Clause => ({
  name: clauses.map((clause) => clause.name).join(` ${name} `),
  title: {
    en: clauses.map(({ title }) => title.en).join(` ${word.en} `),
    es: clauses.map(({ title }) => title.es).join(` ${word.es} `),
  },
});

/** XState's `and([…])`, `or([…])` and `not(…)`: functions with their parts as properties. */
function combined(words: ChartWords, kind: string, parts: readonly unknown[]): Clause {
  const clauses = parts.map((part) => guardClause(words, part));
  const [first] = clauses;
  if (kind === 'not' && first)
    return { name: `not ${first.name}`, title: { en: `it is not so that ${first.title.en}`, es: `no es cierto que ${first.title.es}` } };
  return kind === 'or' ? join(clauses, 'or', { en: 'or', es: 'o' }) : join(clauses, 'and', { en: 'and', es: 'y' });
}

/** "leadsTo(leaving)" of `{ type: 'leadsTo', params: { place: 'leaving' } }`. */
function withParams(type: string, params: unknown): string {
  const values = isObject(params) ? Object.values(params).filter((value) => typeof value !== 'function') : [];
  return values.length === 0 ? type : `${type}(${values.join(', ')})`;
}

/**
 * The condition of an arrow: its name in the code, and the clause in words. The words of the whole name ("not isRekeyed", "leadsTo(leaving)")
 * come first; otherwise they are combined from the words of its parts.
 */
export function guardClause(words: ChartWords, guard: unknown): Clause {
  const known = (name: string, otherwise: () => Words): Clause => ({ name, title: words.guards[name] ?? otherwise() });
  if (typeof guard === 'string') return known(guard, () => readable(guard));
  if (typeof guard === 'object' && has(guard, 'type')) {
    const type = String(guard.type);
    const name = withParams(type, has(guard, 'params') ? guard.params : undefined);
    return known(name, () => words.guards[type] ?? readable(name));
  }
  if (typeof guard === 'function' && has(guard, 'guards') && Array.isArray(guard.guards)) {
    const { name, title } = combined(words, guard.name, guard.guards);
    return known(name, () => title);
  }
  return known('condition', () => readable('condition'));
}
