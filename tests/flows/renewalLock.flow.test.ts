import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { dump } from './kit/browser.ts';
import { leavesFlow, LOCK, locksOf } from './kit/loanLock.ts';
import { load, type Page } from './kit/page.ts';
import * as dot from './kit/drawing.ts';
import * as steps from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose } from './kit/steps.ts';

/** Who holds the loan of two parties while one of them renews it, against the real lender. */
let sandbox: Sandbox;
let page: Page;
steps.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'dot'));
afterEach(() => page?.close());

const ANN = 'Ann Ashby';
const FREE = { alreadyLocked: false };
const locks = () => locksOf(sandbox).map(({ value }) => value);
/** Back, from a step of the renewal to its terms. */
const goesBack = async () => {
  page.now().actor?.send({ type: 'flow.left' });
  await steps.terms(page, 'choosing');
};
const leaves = () => leavesFlow(sandbox, page);

/** FLOW-PAY-08: what she renews is locked once it is paid; what she only pays is not. */
describe('Ann renews the loan that she shares with Sam', () => {
  test('she holds it from the terms on, and still does when she has paid: it is locked twice, and Sam reads her name (FLOW-REFI-03, FLOW-REFI-04, part of FLOW-PAY-08)', async () => {
    const at = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue');
    page = at.page;
    await steps.terms(page, 'choosing');
    expect(await sandbox.holder(at.loanId)).toBeNull();
    await steps.keepsProduct(page);
    await page.at('AltPartyVerifyCode');
    expect(await sandbox.holder(at.loanId)).toBe(ANN);
    await steps.bringsCode(sandbox, page, steps.SAMS_PHONE);
    await steps.takes(page);
    await steps.annToReview(page);
    expect(locks()).toEqual([true]);
    await steps.pays(page);
    await sandbox.time.quiet();
    expect(sandbox.line.of(LOCK).map(({ body, answer }) => [body, answer])).toEqual([
      [{ loanId: at.loanId, value: true, lockType: 'refinance' }, { alreadyLocked: false }],
      [{ loanId: at.loanId, value: true, lockType: 'refinance' }, { alreadyLocked: false }],
    ]);
    expect(await sandbox.holder(at.loanId)).toBe(ANN);
  });

  test.each<[string, (to: Page) => Promise<unknown>]>([
    [
      'the code of Sam',
      async (to) => {
        await to.at('AltPartyVerifyCode');
        await goesBack();
      },
    ],
    [
      'the products',
      async (to) => {
        await steps.bringsCode(sandbox, to, steps.SAMS_PHONE);
        await steps.selling(to, 'AncillaryProducts', 'choosing');
        await goesBack();
      },
    ],
    [
      'the cards',
      async (to) => {
        await steps.bringsCode(sandbox, to, steps.SAMS_PHONE);
        await steps.takes(to);
        await to.payment('SelectPaymentMethod', ({ busy }) => !busy);
      },
    ],
  ])(
    'she leaves at %s: it is given back with the value "delete", and Sam can renew it (FLOW-REFI-03, CALL-006, CONF-019)',
    async (_, goesTo) => {
      const at = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue');
      page = at.page;
      await steps.keepsProduct(page);
      await goesTo(page);
      expect(await sandbox.holder(at.loanId)).toBe(ANN);
      await leaves();
      expect(page.now().screen).toBe('AccountDetails');
      expect(sandbox.line.of(LOCK).map(({ body, answer }) => [body, answer])).toEqual([
        [{ loanId: at.loanId, value: true, lockType: 'refinance' }, FREE],
        [{ loanId: at.loanId, value: 'delete', lockType: 'refinance' }, FREE],
      ]);
      expect(await sandbox.holder(at.loanId)).toBeNull();
    },
  );

  test('she works on it for longer than the lock lives: it is renewed while she is active, and not any more once she has left (alternateParty-5)', async () => {
    const at = await steps.annRenews(sandbox);
    page = at.page;
    await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
    const { noteActivity } = await import('../../services/client/activity.ts');
    const works = async (minutes: number) => {
      for (let done = 0; done < minutes; done += 4) {
        await sandbox.time.passes(4 * 60_000);
        noteActivity();
      }
      await sandbox.time.quiet();
    };
    await works(32);
    const lock = await sandbox.lender.db.selectFrom('loan_lock').select('until').where('loan_id', '=', at.loanId).executeTakeFirst();
    expect([locks(), (lock?.until ?? 0) > Date.now()]).toEqual([[true, true, true], true]);
    await leaves();
    await works(12);
    expect([locks(), await sandbox.holder(at.loanId)]).toEqual([[true, true, true, 'delete'], null]);
  });

  test.each<[string, (to: Page) => Promise<unknown>]>([
    ['the cards', (to) => to.payment('SelectPaymentMethod', ({ busy }) => !busy)],
    [
      'the terms',
      async (to) => {
        page.press({ type: 'amount.changeChosen' });
        await choose(to, '$400', 'renewal.chosen');
        await steps.terms(to, 'choosing');
      },
    ],
  ])(
    'she leaves at %s, and her page is closed before the lender has answered: no draft says that she holds it, and no page locks it again (R-3)',
    async (_, goesTo) => {
      const at = await steps.annRenews(sandbox);
      page = at.page;
      await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
      await goesTo(page);
      expect(dump(page.tab)).toContain('holdsLock');
      await sandbox.fault(LOCK, { delayMs: 2_000 });
      page.now().actor?.send({ type: 'flow.left' });
      await page.until(() => locks().includes('delete'));
      const HELD = String.raw`holdsLock\":true`;
      expect(dump(page.tab)).not.toContain(HELD);
      page = await load(sandbox, page, '/');
      await page.at('Home');
      await sandbox.time.quiet();
      const { noteActivity } = await import('../../services/client/activity.ts');
      noteActivity();
      await sandbox.time.passes(4 * 60_000);
      noteActivity();
      await sandbox.time.quiet();
      expect([locks().at(-1), await sandbox.holder(at.loanId)]).toEqual(['delete', null]);
    },
  );

  test('she leaves the papers for her cards, and then leaves: it is given back', async () => {
    const at = await steps.annRenews(sandbox);
    page = at.page;
    await steps.takesCard(page);
    await steps.papers(page);
    page.flow('agreement').send({ type: 'flow.left' });
    await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
    expect(await sandbox.holder(at.loanId)).toBe(ANN);
    await leaves();
    expect([locks(), await sandbox.holder(at.loanId)]).toEqual([[true, 'delete'], null]);
  });

  test('she reloads at the code of Sam, and then leaves: it is given back', async () => {
    const at = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue');
    page = at.page;
    await steps.keepsProduct(page);
    await page.at('AltPartyVerifyCode');
    page = await load(sandbox, page);
    await steps.terms(page, 'choosing');
    await leaves();
    expect(await sandbox.holder(at.loanId)).toBeNull();
  });

  test('the answer that it is hers is lost, she reloads, and then leaves: it is given back (R-3)', async () => {
    const at = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue');
    page = at.page;
    await steps.terms(page, 'choosing');
    await sandbox.fault(LOCK, { cut: 'after' }, 2);
    await steps.keepsProduct(page);
    await page.until(() => locks().length === 2);
    await steps.terms(page, 'choosing');
    expect(await sandbox.holder(at.loanId)).toBe(ANN);
    page = await load(sandbox, page);
    await steps.terms(page, 'choosing');
    await leaves();
    expect(await sandbox.holder(at.loanId)).toBeNull();
  });

  test('at the cards she wants another amount, and then leaves its terms: it is given back', async () => {
    const at = await steps.annRenews(sandbox);
    page = at.page;
    await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
    page.press({ type: 'amount.changeChosen' });
    await choose(page, '$400', 'renewal.chosen');
    await steps.terms(page, 'choosing');
    await leaves();
    expect(await sandbox.holder(at.loanId)).toBeNull();
  });

  describe.each<[string, (to: Page) => Promise<unknown>]>([
    ['the cards', (to) => to.payment('SelectPaymentMethod', ({ busy }) => !busy)],
    [
      'the documents',
      async (to) => {
        await steps.takesCard(to);
        await steps.papers(to);
      },
    ],
  ])('at %s', (_, goesTo) => {
    test.each<[string, string, (to: Page) => void]>([
      ['signs out', 'Login', (to) => to.send({ type: 'signOut.chosen', reason: 'sideBarButton' })],
      ['chooses from the menu', 'ContactUs', (to) => to.send({ type: 'menu.chosen', target: CONTACT_US })],
      ['follows a link to another screen', 'ContactUs', (to) => to.send({ type: 'address.requested', target: CONTACT_US })],
    ])('she %s: it is given back, once', async (__, screen, does) => {
      const at = await steps.annRenews(sandbox);
      page = at.page;
      await goesTo(page);
      does(page);
      await page.at(screen);
      await sandbox.time.quiet();
      expect([locks(), await sandbox.holder(at.loanId)]).toEqual([[true, 'delete'], null]);
      expect(dump(page.tab)).not.toContain('holdsLock');
    });
  });

  test('at the cards she decides to pay only: what she pays renews nothing, and it is given back (part of FLOW-PAY-08)', async () => {
    const at = await steps.annRenews(sandbox);
    page = at.page;
    await page.payment('SelectPaymentMethod', ({ busy }) => !busy);
    page.press({ type: 'amount.changeChosen' });
    await choose(page, 'minimumDue');
    await page.payment('SelectPaymentMethod', ({ mayGoOn }) => mayGoOn);
    page.press({ type: 'method.confirmed' });
    await steps.pays(page);
    await sandbox.time.quiet();
    expect(await steps.charged(sandbox, at.loanId)).toEqual([['payment', 34_500]]);
    expect([locks(), await sandbox.holder(at.loanId)]).toEqual([[true, 'delete'], null]);
  });

  test('the lock cannot be set: it is tried twice, she reads so at the terms, and nothing is chosen for her (FLOW-REFI-03, CONST-027, POLL-009)', async () => {
    ({ page } = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue'));
    await steps.terms(page, 'choosing');
    await sandbox.fault(LOCK, { cut: 'before' }, 2);
    await steps.keepsProduct(page);
    await page.until(() => locks().length === 2);
    expect((await steps.terms(page, 'choosing')).failure).toMatchObject({ kind: 'unknown' });
    expect(locks()).toEqual([true, true]);
  });
});

test('a lock says what it is for: Ann’s is of a renewal, Dot’s of more cash; neither has another one (OPEN-028)', async () => {
  ({ page } = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue'));
  await steps.keepsProduct(page);
  await page.at('AltPartyVerifyCode');
  await goesBack();
  await leaves();
  page.close();
  ({ page } = await dot.wantsCash(sandbox));
  await dot.toReview(page, 50_000, '5556');
  await leaves();
  expect(locksOf(sandbox).map(({ lockType }) => lockType)).toEqual(['refinance', 'refinance', 'addOn']);
});
