import { FIELDS, isProblem, type Problems, type Typed } from './rules.ts';

export type Tokenized = { bridgeToken: string; cardBin: string; lastFour: string; cardholderName: string };
/** The result of sending a card. `refused`: the vault found problems; the last three are texts of words.ts. */
export type Sent =
  { kind: 'taken'; card: Tokenized } | { kind: 'refused'; problems: Problems } | { kind: 'unreachable' | 'over' | 'tooMany' };

/** The vault counts as unreachable after this time, ms. */
const LIMIT_MS = 20_000;

/** Sends the card to the vault that served this page. Never throws. */
export async function sendCard(key: string, typed: Typed): Promise<Sent> {
  try {
    const response = await fetch('/tokenize', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, ...typed }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.status === 410) return { kind: 'over' };
    if (response.status === 429) return { kind: 'tooMany' };
    const answer: unknown = await response.json();
    if (response.ok && isTokenized(answer)) return { kind: 'taken', card: answer };
    if (response.status === 422) return { kind: 'refused', problems: readProblems(answer) };
  } catch {
    // no network, a timeout, or no JSON: the customer can try again
  }
  return { kind: 'unreachable' };
}

const isTokenized = (answer: unknown): answer is Tokenized =>
  typeof answer === 'object' &&
  answer !== null &&
  ['bridgeToken', 'cardBin', 'lastFour', 'cardholderName'].every((name) => typeof Reflect.get(answer, name) === 'string');

function readProblems(answer: unknown): Problems {
  const given: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'problems') : null;
  const problems: Problems = {};
  for (const field of FIELDS) {
    const problem: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, field) : null;
    if (isProblem(problem)) problems[field] = problem;
  }
  return problems;
}
