/** The name of the first of these clauses that does not hold, in their order; null when all do. */
export function firstFailing<Name extends string, Facts extends readonly unknown[]>(
  clauses: Readonly<Record<Name, (...facts: Facts) => boolean>>,
  ...facts: Facts
): Name | null {
  const isName = (text: string): text is Name => Object.hasOwn(clauses, text);
  return (
    Object.keys(clauses)
      .filter(isName)
      .find((name) => !clauses[name](...facts)) ?? null
  );
}
