import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { profileView } from '../../machines/profile/profile.view.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';

let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

/** ROUTE-098, ROUTE-103 */
test.each([
  ['terms', 'TermsConditions'],
  ['experian', 'ExperianDisclosure'],
] as const)('Ann reads a paper from her profile (%s) and is back in her profile, not in her accounts', async (paper, screen) => {
  page = await signIn(sandbox, 'ann', '/TitleMax/CustomerProfile');
  await page.at('CustomerProfile');
  await page.until(() => profileView(page.flow('profile').getSnapshot()).phase === 'opened');
  page.flow('profile').send({ type: 'paper.chosen', paper });
  await page.at(screen);
  page.flow('terms').send({ type: 'flow.left' });
  await page.at('CustomerProfile');
  expect(page.address()).toBe('/TitleMax/CustomerProfile');
});
