import { lapseUnsigned } from '../../../services/lender/offers/lapse.ts';
import { openStore } from '../../../services/lender/store/open.ts';
import { standingOf } from './standingOf.ts';

/**
 * A process of its own: prints how the loan LOAN_ID stands, ends the loans that were not signed in time, and kills itself (SIGKILL) at one moment, counted
 * in DIES_AT: there is one before each query and one after it. Exits with 0 when there are fewer. Run by origination.lapse.crash.test.ts.
 */
const { DIES_AT, LOAN_ID = '', DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
const store = await openStore({ databaseUrl, dataDir });
process.stdout.write(`${JSON.stringify(await standingOf(store.db, LOAN_ID))}\n`);

let moments = Number(DIES_AT);
const passes = () => {
  if (moments-- === 0) process.kill(process.pid, 'SIGKILL');
};
const watched = store.db.withPlugin({
  transformQuery({ node }) {
    passes();
    return node;
  },
  transformResult({ result }) {
    passes();
    return Promise.resolve(result);
  },
});
await lapseUnsigned(watched);
await store.close();
