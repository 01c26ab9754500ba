import { createLender, type Lender, type LenderOptions } from '../../../services/lender/lender.ts';
import { resetAll } from '../../../services/lender/people/reset.ts';
import { seededDatabase } from '../../../services/lender/people/snapshot.ts';
import { openStore, type Store } from '../../../services/lender/store/open.ts';

/** Of the process and not of this module: `vi.resetModules` loads this module again, and the engine has to survive it. */
type Shared = { opened?: Promise<Store>; isTaken: boolean };
declare global {
  var embeddedEngineOfTests: Shared | undefined;
}

const shared = (): Shared => (globalThis.embeddedEngineOfTests ??= { isTaken: false });

/** This process's embedded engine: making one takes two seconds of CPU time, a reset takes a tenth of a second. */
export const embeddedEngine = (): Promise<Store> => (shared().opened ??= openStore({ initial: seededDatabase }));

/** The engine after a reset. */
export async function embeddedStore(): Promise<Store> {
  const store = await embeddedEngine();
  await resetAll(store.db);
  return store;
}

/** A lender on this process's embedded engine, or on one of its own while another lender has that one. */
export async function embeddedLender(options: LenderOptions = {}): Promise<Lender> {
  const engine = shared();
  if (engine.isTaken) return createLender(options);
  engine.isTaken = true;
  const lender = await createLender({ ...options, store: await embeddedStore() });
  return {
    ...lender,
    async close() {
      await lender.close();
      engine.isTaken = false;
    },
  };
}
