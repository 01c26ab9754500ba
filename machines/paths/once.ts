/** Computed at the first call and cached: a walk takes up to a second, and most callers need only some. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
