import type { World } from './world.ts';

/** The portal looks once a second; the sandbox may be asked more often, ms. */
const LOOK_EVERY_MS = 1_000;
const IN_SANDBOX_MS = 25;
/** A named service keeps its word within this time, ms. The sandbox is only limited so that a failure names what is missing. */
const LONGEST_MS = 30_000;
const LONGEST_IN_SANDBOX_MS = 300_000;

/** The service to look at: the sandbox, or a service of the lender's own. */
type Looked = { line: Pick<World['line'], 'sandbox' | 'runDueJobs'> };

/** Looks until there is something. Throws when that takes too long: `waitedFor` as in "the payment 17 is still pending". */
export async function until<T>({ line }: Looked, waitedFor: string, look: () => Promise<T | undefined>): Promise<T> {
  const last = performance.now() + (line.sandbox ? LONGEST_IN_SANDBOX_MS : LONGEST_MS);
  while (performance.now() < last) {
    await line.runDueJobs?.();
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, line.sandbox ? IN_SANDBOX_MS : LOOK_EVERY_MS));
  }
  throw new Error(waitedFor);
}
