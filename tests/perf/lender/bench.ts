import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freshDatabase } from '../../lender/kit/databases.ts';
import { plainPayment } from '../../lender/kit/paying.ts';
import { lenderProcess, type LenderProcess } from '../../lender/kit/process.ts';
import { cardOf, BENCH_PASSWORD, fillWith, intentOf, LOANS_OF_A_PAYER, lookerOf, payerOf, PAYERS, payersLoan } from './benchCustomers.ts';
import { load, type Load } from './load.ts';

/**
 * `npm run bench:lender [-- --loans 1000,10000,100000 --seconds 5]`: requests a second and p99 of three calls, on both engines, with one and
 * two processes, and how they grow with the loans. The clients run on the same machine, so the figures include them.
 */
const { values } = parseArgs({
  options: { loans: { type: 'string', default: '1000,10000,100000' }, seconds: { type: 'string', default: '5' } },
});
const CLIENTS = 16;
const CENTS = 100;
const forMs = Number(values.seconds) * 1000;

type Service = { processes: LenderProcess[]; end(): Promise<void> };

/** A filled database and the lenders on it. */
async function serviceOn(engine: 'embedded' | 'postgresql', processes: number, loans: number): Promise<Service> {
  const database = engine === 'postgresql' ? await freshDatabase() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'lender-bench-'));
  await fillWith(loans, database ? { databaseUrl: database.url } : { dataDir });
  const env = { DECIDE_AFTER_MS: '0', ...(database ? { DATABASE_URL: database.url } : { DATA_DIR: dataDir }) };
  const made = await Promise.all(Array.from({ length: processes }, () => lenderProcess(env)));
  return {
    processes: made,
    async end() {
      await Promise.all(made.map((lender) => lender.kill()));
      await rm(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

async function measure({ processes }: Service): Promise<Record<string, Load>> {
  const at = (client: number): LenderProcess => {
    const lender = processes[client % processes.length];
    if (!lender) throw new Error('no process');
    return lender;
  };
  const tokenOf = async (username: string) =>
    (await at(0).answer('POST /authenticate', { username, password: BENCH_PASSWORD, fromLegacyNcr: false })).accessToken;
  const lookers = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => tokenOf(lookerOf(client))));
  const payers = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => tokenOf(payerOf(client))));
  const token = (of: readonly string[], client: number): { token: string } => ({ token: of[client] ?? '' });
  const [sample] = (await at(0).answer('GET /accounts', {}, token(payers, 0))).loans;
  if (!sample) throw new Error('the payers have no loan');

  const accounts = await load(
    CLIENTS,
    forMs,
    async (client) => (await at(client).call('GET /accounts', {}, token(lookers, client))).status,
  );
  const post = await load(Math.min(CLIENTS, PAYERS), forMs, async (client, turn) => {
    if (turn >= LOANS_OF_A_PAYER) return null;
    const loanId = payersLoan(client, turn);
    const { token: paymentCardToken, ids: paymentCardIds } = cardOf(client);
    const ask = {
      ...plainPayment({ ...sample, loanId, intentId: intentOf(loanId) }, CENTS),
      paymentCardToken,
      paymentCardIds,
      cardNumber: '•••• •••• •••• 4242',
    };
    return (await at(client).call('POST /payment', ask, { ...token(payers, client), key: `key-${loanId}` })).status;
  });
  const poll = await load(
    CLIENTS,
    forMs,
    async (client) => (await at(client).call('GET /payment', { messageKey: `key-${payersLoan(client, 0)}` }, token(payers, client))).status,
  );
  return { 'GET /accounts': accounts, 'POST /payment': post, 'GET /payment': poll };
}

console.log(`${CLIENTS} clients, ${values.seconds} s for each call; a payer has ${LOANS_OF_A_PAYER} loans, everybody else 2`);
console.log('| engine | processes | loans | call | a second | p50 ms | p99 ms | not 200 |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [engine, processes] of [
  ['embedded', 1],
  ['postgresql', 1],
  ['postgresql', 2],
] as const) {
  for (const loans of values.loans.split(',').map(Number)) {
    const service = await serviceOn(engine, processes, loans);
    try {
      for (const [call, { perSecond, p50, p99, failed }] of Object.entries(await measure(service)))
        console.log(`| ${[engine, processes, loans, call, Math.round(perSecond), p50.toFixed(1), p99.toFixed(1), failed].join(' | ')} |`);
    } finally {
      await service.end();
    }
  }
}
