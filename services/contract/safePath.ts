const LONGEST = 2_000;

/** One slash, then segments of plain letters; nothing encoded, no dot segment, no second slash or backslash, no query. */
const PLAIN = /^\/(?:[A-Za-z0-9_~-]+(?:\/[A-Za-z0-9_~-]+)*\/?)?$/;

/**
 * A path from a link, if it is one of this product's own; otherwise null. It can never name another origin, whatever is typed, and only
 * a path that `isKnown` counts. Spec: portal §2 guard 2 `path`; quality §3 (open redirect).
 */
export function safePath(path: string, isKnown: (path: string) => boolean): string | null {
  if (path.length > LONGEST || !PLAIN.test(path)) return null;
  return isKnown(path) ? path : null;
}
