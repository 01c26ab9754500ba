import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { advance } from '../../services/lender/clock.ts';
import { openStore } from '../../services/lender/store/open.ts';
import { infoOf, originated } from '../calls/offers.ts';
import { PORTAL } from '../calls/world.ts';
import { here, movements } from './draws.kit.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { lenderProcess } from './kit/process.ts';
import { standingOf } from './kit/standingOf.ts';
import { loanOf } from './origination.kit.ts';

const LAPSING = fileURLToPath(new URL('kit/lapsing.ts', import.meta.url));
/** The offer has ended, and the last day to sign is over. */
const TOO_LATE_MS = 15 * 86_400_000;
/** More moments than the lapse has. */
const MOST = 40;

const WAITING = { loan: LOAN_STATUS.Open, money: 'pending', session: null };
const ENDED = { loan: LOAN_STATUS.Deleted, money: 'declined', session: 'ttl_expired' };

onEachEngine('a lender that is killed while it ends a new loan that was not signed in time', (engine) => {
  test('at each moment of it: the loan is there whole, or it is gone whole; the next worker ends it, once, and no money is sent', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-lapse-'));
    const env = database ? { DATABASE_URL: database.url } : { DATA_DIR: folder };
    const lender = await lenderProcess({ PORTAL_ORIGIN: PORTAL, ...env }); // the signing page leads back to it

    /** With the database, while no lender has it. */
    async function inStore<T>(use: (db: Awaited<ReturnType<typeof openStore>>['db']) => Promise<T>): Promise<T> {
      const store = await openStore({ databaseUrl: database?.url, dataDir: database ? undefined : folder });
      try {
        return await use(store.db);
      } finally {
        await store.close();
      }
    }
    /** Whether the process was killed at this moment (the lapse may have fewer), and how the loan stood before. */
    async function diesAt(moment: number, loanId: string): Promise<{ died: boolean; before: unknown }> {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const child = spawn(process.execPath, [LAPSING], {
        env: { PATH, NODE_COMPILE_CACHE, DIES_AT: String(moment), LOAN_ID: loanId, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const printed = text(child.stdout);
      await once(child, 'exit');
      const { exitCode, signalCode } = child;
      if (signalCode !== 'SIGKILL' && exitCode !== 0) throw new Error(`the lapse ended with ${exitCode ?? signalCode}`);
      return { died: signalCode === 'SIGKILL', before: JSON.parse(await printed) };
    }

    try {
      const kim = await here(lender, 'kim');
      const { loan } = await originated(kim);
      const { loanId, lmsId } = await loanOf(kim, loan.loanId);
      const { customerId } = await infoOf(kim);
      const signing = { customerId, lmsId, loanId, signingType: 'origination', iframe: true, redirectUrl: PORTAL } as const;
      await kim.answer('POST /loanSigning', signing);
      await lender.kill();
      await inStore((db) => advance(db, TOO_LATE_MS));

      const seen: unknown[] = [];
      for (let hasDied = true; hasDied && seen.length < MOST;) {
        const { died, before } = await diesAt(seen.length, loanId);
        seen.push(before);
        hasDied = died;
      }
      expect(seen.length).toBeGreaterThan(12); // two for each query, before the transaction and in it
      expect(seen).toEqual(seen.map(() => WAITING));
      expect(await inStore((db) => standingOf(db, loanId))).toEqual(ENDED);

      await lender.start();
      const later = await here(lender, 'kim');
      expect((await later.answer('GET /accounts', {})).loans.map((each) => each.loanId)).not.toContain(loanId);
      expect(await infoOf(later)).toMatchObject({ loanStatusId: LOAN_STATUS.Deleted, loanSigned: false, loanId });
      expect((await movements(lender, 'origination')).map(({ status }) => status)).toEqual(['declined']);
      await lender.kill();
      expect(await inStore((db) => db.selectFrom('disbursement').selectAll().where('loan_id', '=', loanId).execute())).toEqual([]);
    } finally {
      await lender.kill();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });
});
