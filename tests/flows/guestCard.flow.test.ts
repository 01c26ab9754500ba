import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AddCardEvent } from '../../machines/addCard/addCard.rules.ts';
import * as kim from './kit/borrowing.ts';
import { chooses, ways } from './kit/drawing.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import { openPage, type Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose, signIn } from './kit/steps.ts';

/** Whose card a new card is. Real charts, real client, real lender, its hosted form. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('gus', 'ann', 'kim'));
afterEach(() => page?.close());

/** The ways to the form for a new card. */
const toTheForm = {
  async guestPayment() {
    const { loanId } = await sandbox.loan('gus', 'TitleMax');
    page = await openPage(sandbox, await sandbox.link(loanId));
    await choose(page, '$75');
  },
  async payment() {
    const { loanId } = await sandbox.loan('ann', 'TitleMax');
    page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment`);
    await choose(page, '$75');
    await page.payment('SelectPaymentMethod');
    page.press({ type: 'method.addChosen' });
  },
  async origination() {
    page = await kim.borrows(sandbox);
    await kim.at(page, 'OriginationAmount', 'choosing');
    kim.press(page, { type: 'amount.typed', cents: 60_000 }, { type: 'amount.confirmed' });
    await kim.at(page, 'OriginationChooseMethod', 'choosing');
    kim.press(page, { type: 'method.chosen', choice: 'debit' }, { type: 'method.confirmed' });
    await ways(page);
    chooses(page, { type: 'card.addChosen' });
  },
};

const DEBIT_CARD = { ...GOOD_CARD, number: '4000056655665556' };
const saves: AddCardEvent = { type: 'card.saveChosen', save: true };
const doesNotSave: AddCardEvent = { type: 'card.saveChosen', save: false };

test.each([
  ['Gus, a guest, who cannot choose to save it, sends it as a guest card', 'guestPayment', saves, true],
  ['Ann, who does not save it when she pays, sends it as a guest card', 'payment', doesNotSave, true],
  ['Ann, who saves it when she pays, sends it as her own', 'payment', saves, false],
  ['Kim, who takes a new loan and cannot choose not to save it, sends it as her own', 'origination', doesNotSave, false],
] as const)('a new card: %s, and the lender stores it so (FLOW-CARD-01)', async (_, way, choice, guestCard) => {
  await toTheForm[way]();
  const { view } = await page.addingCard(({ formUrl }) => formUrl !== '');
  page.mountForm(view.formUrl).type(DEBIT_CARD);
  const { send } = await page.addingCard(({ phase, kind }) => phase === 'entering' && (way !== 'origination' || kind !== null));
  send(choice);
  send({ type: 'card.submitted' });
  await page.until(() => sandbox.line.of('POST /cards')[0]?.answer != null);
  const posts = sandbox.line.of('POST /cards');
  expect(posts.map(({ body }) => body)).toMatchObject([{ guestCard }]);
  expect(posts.map(({ answer }) => answer)).toMatchObject([{ guestCard }]);
});
