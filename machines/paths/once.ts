/** Made at the first call, the same ever after: a walk costs up to a second, and most readers want only some. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
