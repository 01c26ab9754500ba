import type { World } from './world.ts';

/** The portal looks once a second; the sandbox may be asked more often, ms. */
const LOOK_EVERY_MS = 1_000;
const IN_SANDBOX_MS = 25;
const LONGEST_MS = 30_000;

/** Whom is looked at: the sandbox, or a service of the lender's own. */
type Looked = { line: Pick<World['line'], 'sandbox'> };

/** Looks until there is something. Throws when that takes too long: `waitedFor` as in "the payment 17 is still pending". */
export async function until<T>(world: Looked, waitedFor: string, look: () => Promise<T | undefined>): Promise<T> {
  const last = performance.now() + LONGEST_MS;
  while (performance.now() < last) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, world.line.sandbox ? IN_SANDBOX_MS : LOOK_EVERY_MS));
  }
  throw new Error(waitedFor);
}
