const isObject = (value: unknown): value is object => (typeof value === 'object' || typeof value === 'function') && value !== null;

/** A condition by its name in the words; `parts` are the conditions combined by `and`, `or` and `not`. */
export type GuardName = { name: string; parts: readonly GuardName[] };

/** The condition of an arrow by name; null without one. */
export function guardName(guard: unknown): GuardName | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return { name: guard, parts: [] };
  if (typeof guard === 'object' && isObject(guard) && 'type' in guard) {
    const values = 'params' in guard && isObject(guard.params) ? Object.values(guard.params) : [];
    return { name: values.length === 0 ? String(guard.type) : `${String(guard.type)}(${values.join(', ')})`, parts: [] };
  }
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const parts = guard.guards.map(guardName).filter((part) => part !== null);
    const names = parts.map(({ name }) => name);
    return { name: guard.name === 'not' ? `not ${names.join('')}` : names.join(` ${guard.name} `), parts };
  }
  return { name: 'condition', parts: [] };
}

/** Its name and those of all its parts. */
export const namesOf = ({ name, parts }: GuardName): string[] => [name, ...parts.flatMap(namesOf)];
