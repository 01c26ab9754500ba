import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { DRAFT_KEY } from '../../services/client/keys.ts';
import { dump } from './kit/browser.ts';
import type { Page } from './kit/page.ts';
import * as renewal from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';

/** What the tab of the other party of a loan keeps. Real charts, real client, real lender. */
let sandbox: Sandbox;
let page: Page;
renewal.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam'));
afterEach(() => page?.close());

const ANNS_PHONE = '5125550101';
const Stored = v.object({ profileId: v.string(), draft: v.object({ renewal: v.object({ agreedIntent: v.string() }) }) });
const stored = () => v.parse(Stored, JSON.parse(page.tab.session.getItem(DRAFT_KEY) ?? 'null'));

/** @layer STORE */
test('Sam renews the loan that he shares with Ann: his tab keeps his profile and that he has acknowledged the papers, and nothing of how to reach Ann (part of FLOW-REFI-17)', async () => {
  const { profileId } = await sandbox.person('sam');
  ({ page } = await renewal.renews(sandbox, 'sam', 'TitleMax', 'minimumDue', 'ann'));
  await renewal.keepsProduct(page);
  await renewal.bringsCode(sandbox, page, ANNS_PHONE);
  await renewal.takes(page);
  expect(stored()).toEqual({ profileId, draft: { renewal: { agreedIntent: '' } } });
  await renewal.takesCard(page);
  await renewal.agrees(page, 'Sam Ortega', 'SO');
  await renewal.signs(page);
  await renewal.toReview(page);
  expect(stored().profileId).toBe(profileId);
  expect(stored().draft.renewal.agreedIntent).not.toBe('');
  expect(dump(page.tab)).not.toMatch(/5125550101|ann@example\.com|Ann Ashby/);
});
