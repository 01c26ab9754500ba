import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { Ask } from '../../services/contract/index.ts';
import { drawBy, lockAddOn, readDraw } from '../calls/draws.ts';
import { infoOf, originationBy } from '../calls/offers.ts';
import { cashOutBy, statsOf } from '../calls/rewards.ts';
import { PORTAL, worldOf, type World } from '../calls/world.ts';
import { here, movements } from './draws.kit.ts';
import { freshDatabase } from './kit/databases.ts';
import { onEachEngine } from './kit/engines.ts';
import { retrying, progress, wait } from './kit/retrying.ts';
import { lenderProcess } from './kit/process.ts';

const KILLS = 3;
/** This many draws finish before the next kill, while others are in progress. */
const DRAWS_PER_KILL = 2;
const CENTS = 5_000;
/** Slightly fewer than Dot's limit allows. */
const MOST_DRAWS = 25;

type Draw = Ask<'POST /draw'>;
type Drawn = { sent: string[]; cancelled: string[] };

/** Draws $50.00 repeatedly, with one key per intent and retries; every other draw waits at the store and is cancelled. */
async function drawer(dot: World, [toCard, atStore]: readonly [Draw, Draw], drawn: Drawn, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver() && drawn.sent.length < MOST_DRAWS; turn++) {
    const ask = turn % 2 === 0 ? toCard : atStore;
    const key = randomUUID();
    await retrying(() => lockAddOn(dot));
    await retrying(() => readDraw(dot, CENTS));
    const { messageKey } = await retrying(() => dot.answer('POST /draw', ask, { key }));
    for (;;) {
      const draw = await retrying(() => dot.answer('GET /draw', { messageKey: key }));
      if (!draw.pending || draw.pendingCode === 1002) break;
      await wait(30);
    }
    if (ask === toCard) drawn.sent.push(key);
    else {
      await retrying(() => dot.answer('DELETE /draw', { loanId: ask.loanId, lmsId: ask.lmsId, transactionId: messageKey }));
      drawn.cancelled.push(key);
    }
  }
}

/** Takes the offered loan, with retries. Returns its id. */
async function borrower(who: World, ask: Ask<'POST /loanOriginate'>): Promise<string> {
  const key = randomUUID();
  await retrying(() => who.answer('POST /loanOriginate', ask, { key }));
  for (;;) {
    const { loanId } = await retrying(() => who.answer('GET /loanOriginate', { messageKey: key }));
    if (loanId !== '') return loanId;
    await wait(30);
  }
}

/** Cashes out the balance, with retries. Returns the key of the intent. */
async function casher(who: World, ask: Ask<'POST /cashOut'>): Promise<string> {
  const key = randomUUID();
  await retrying(() => who.answer('POST /cashOut', ask, { key }));
  for (;;) {
    const answer = await retrying(() => who.answer('GET /cashOut', { messageKey: key }));
    if (!answer.pending) return key;
    await wait(30);
  }
}

onEachEngine('a lender that is killed again and again while Dot draws, Kim and Eve take new loans, and Rae cashes out', (engine) => {
  test('loses and doubles no money, according to the ledger', async () => {
    const database = engine === 'postgresql' ? await freshDatabase() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'lender-crash-'));
    // loans take long enough for the first kill to come before them
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
      const draws = (count: number) => Promise.race([progress(() => drawn.sent.length >= count), drawing]); // a failure ends the test
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
      expect(new Set(loans.map(({ status }) => status))).toEqual(new Set(['pending'])); // held until they are signed
      for (const [who, loanId] of [
        [kim, made[0]],
        [eve, made[1]],
      ] as const) {
        const { minLoanAmount } = await infoOf(who);
        const found = (await who.answer('GET /accounts', {})).loans.find((loan) => loan.loanId === loanId);
        expect(found?.unsigned?.loanAmount).toBe(minLoanAmount);
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
