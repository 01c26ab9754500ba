import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { Ask } from '../../services/contract/index.ts';
import { drawBy } from '../calls/draws.ts';
import { infoOf, originationBy } from '../calls/offers.ts';
import { cashOutBy, statsOf } from '../calls/rewards.ts';
import { PORTAL, worldOf, type World } from '../calls/world.ts';
import { here, movements } from './draws.kit.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { insisting, progress, wait } from './kit/insisting.ts';
import { lenderProcess } from './kit/process.ts';

const KILLS = 3;
/** As many as this are through before the next kill, with others in progress. */
const DRAWS_PER_KILL = 2;
const CENTS = 5_000;
/** What Dot's limit has room for, and a little less. */
const MOST_DRAWS = 25;

type Draw = Ask<'POST /draw'>;
type Drawn = { sent: string[]; cancelled: string[] };

/** Draws $50.00 again and again, as somebody does who does not give up: one key per intent; every other one waits at the store, and is cancelled. */
async function drawer(dot: World, [toCard, atStore]: readonly [Draw, Draw], drawn: Drawn, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver() && drawn.sent.length < MOST_DRAWS; turn++) {
    const ask = turn % 2 === 0 ? toCard : atStore;
    const key = randomUUID();
    const { messageKey } = await insisting(() => dot.answer('POST /draw', ask, { key }));
    for (;;) {
      const draw = await insisting(() => dot.answer('GET /draw', { messageKey: key }));
      if (!draw.pending || draw.pendingCode === 1002) break;
      await wait(30);
    }
    if (ask === toCard) drawn.sent.push(key);
    else {
      await insisting(() => dot.answer('DELETE /draw', { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: messageKey }));
      drawn.cancelled.push(key);
    }
  }
}

/** Takes the one new loan that is offered, as somebody does who does not give up. Answers its id. */
async function borrower(who: World, ask: Ask<'POST /loanOriginate'>): Promise<string> {
  const key = randomUUID();
  await insisting(() => who.answer('POST /loanOriginate', ask, { key }));
  for (;;) {
    const { loanId } = await insisting(() => who.answer('GET /loanOriginate', { messageKey: key }));
    if (loanId !== '') return loanId;
    await wait(30);
  }
}

/** Cashes out everything, as somebody does who does not give up. Answers the key of the intent. */
async function casher(who: World, ask: Ask<'POST /cashOut'>): Promise<string> {
  const key = randomUUID();
  await insisting(() => who.answer('POST /cashOut', ask, { key }));
  for (;;) {
    const answer = await insisting(() => who.answer('GET /cashOut', { messageKey: key }));
    if (!answer.pending) return key;
    await wait(30);
  }
}

onEachEngine('a lender that is killed again and again while Dot draws, Kim and Eve take new loans, and Rae cashes out', (engine) => {
  test('sends no money twice and loses none, by the ledger', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-crash-'));
    // loans are made slowly enough that the first kill comes before them
    const lender = await lenderProcess({
      DECIDE_AFTER_MS: '100',
      PORTAL_ORIGIN: PORTAL,
      ...(database ? { DATABASE_URL: database.url } : { DATA_DIR: folder }),
    });
    try {
      const [dot, kim, eve] = [await here(lender, 'dot'), await here(lender, 'kim'), await here(lender, 'eve')];
      const rae = await worldOf({ ...lender, sandbox: true, vault: (request) => fetch(request) }, 'rae');
      const toCash = await cashOutBy(rae);
      const before = await dot.loan();
      const toDraw = [await drawBy(dot, PAYMENT_CHANNEL.debit, CENTS), await drawBy(dot, PAYMENT_CHANNEL.store, CENTS)] as const;
      const toBorrow = [await originationBy(kim, PAYMENT_CHANNEL.store), await originationBy(eve, PAYMENT_CHANNEL.store)] as const;
      let over = false;
      const drawn: Drawn = { sent: [], cancelled: [] };
      const drawing = drawer(dot, toDraw, drawn, () => over);
      const draws = (count: number) => Promise.race([progress(() => drawn.sent.length >= count), drawing]); // one that fails ends the test
      await draws(DRAWS_PER_KILL);
      const borrowing = [borrower(kim, toBorrow[0]), borrower(eve, toBorrow[1])];
      const cashing = casher(rae, toCash);
      for (let kill = 1; kill <= KILLS; kill++) {
        await lender.kill();
        await lender.start();
        await draws((kill + 1) * DRAWS_PER_KILL);
      }
      over = true;
      const made = await Promise.all(borrowing);
      await drawing;
      const { sent, cancelled } = drawn;

      const moved = await movements(lender, 'draw', before.loanId);
      const keysOf = (status: string) => moved.filter((draw) => draw.status === status).map(({ key }) => key);
      expect(sent.length).toBeGreaterThanOrEqual((KILLS + 1) * DRAWS_PER_KILL);
      expect(keysOf('settled').toSorted()).toEqual(sent.toSorted());
      expect(keysOf('cancelled').toSorted()).toEqual(cancelled.toSorted());
      expect(moved).toHaveLength(sent.length + cancelled.length);
      expect((await dot.loan()).payoffAmount).toBe(before.payoffAmount + sent.length * CENTS);

      const loans = await movements(lender, 'origination');
      expect(loans.map(({ loanId }) => loanId).toSorted()).toEqual(made.toSorted());
      expect(new Set(loans.map(({ status }) => status))).toEqual(new Set(['settled']));
      for (const [who, loanId] of [
        [kim, made[0]],
        [eve, made[1]],
      ] as const) {
        const { minLoanAmount } = await infoOf(who);
        const found = (await who.answer('GET /accounts', {})).loans.find((loan) => loan.loanId === loanId);
        expect(found?.payoffAmount).toBe(minLoanAmount);
      }
      const cashOuts = await movements(lender, 'cashOut');
      expect(cashOuts.map(({ key, status }) => [key, status])).toEqual([[await cashing, 'settled']]);
      expect((await statsOf(rae)).currentBalance).toBe(0);
      console.info(`${engine}: ${sent.length} draws, ${cancelled.length} cancelled, 2 new loans over ${KILLS} kills, each once`);
    } finally {
      await lender.kill();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });
});
