/** Requests of the contract nest at most six levels deep. Later code walks the value recursively, so the depth must be limited. */
const MAX_DEPTH = 32;

/** The text is not JSON, or nests too deep. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
}

export function parseJson(text: string): unknown {
  const value = valueOf(text);
  if (!isFlatEnough(value)) throw new NotJson(`the body nests deeper than ${MAX_DEPTH} levels`);
  return value;
}

function valueOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new NotJson('the body is not JSON');
  }
}

/** Checks level by level, without recursion. */
function isFlatEnough(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    level = level.flatMap(childrenOf);
    if (level.length === 0) return true;
  }
  return false;
}

const childrenOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values<unknown>({ ...value }) : []);
