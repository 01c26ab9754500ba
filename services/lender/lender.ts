import type { Logger } from 'pino';
import { lenderOn, type Lender, type LenderSettings } from './lenderOn.ts';
import { createLog } from './log.ts';
import { contractPages } from './openapi/pages.ts';
import { seededDatabase } from './people/snapshot.ts';
import { openStore, type Store, type StoreOptions } from './store/open.ts';

export type { Lender } from './lenderOn.ts';

export type LenderOptions = StoreOptions &
  LenderSettings & {
    /** An open database to use instead. The caller closes it. */
    store?: Store;
    log?: Logger;
  };

/**
 * The sandbox lender: all calls of the contract, with state, on one database. Throws when the database cannot be opened.
 * Without databaseUrl and dataDir the database is in memory.
 */
export async function createLender(options: LenderOptions = {}): Promise<Lender> {
  const log = options.log ?? createLog('warn');
  const store = options.store ?? (await openStore({ initial: seededDatabase, ...options }));
  const lender = await lenderOn({ store, log, contract: contractPages }, options);
  return {
    ...lender,
    async close() {
      await lender.close();
      if (store !== options.store) await store.close();
    },
  };
}
