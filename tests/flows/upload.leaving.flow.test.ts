import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idleView } from '../../machines/app/app.view.ts';
import { HOME } from '../../machines/kit/places.ts';
import { dump } from './kit/browser.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';
import * as max from './kit/uploading.ts';

/** Max leaves the upload, or signs out, while a file that he has chosen is not sent yet. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('max'));
afterEach(() => page?.close());

const view = () => max.viewOf(page);
const files = () => max.taskOf(page).files;
const opens = async () => ({ page } = await max.opens(sandbox, 'max', 'TitleMax'));
const chooses = (...chosen: File[]) => max.chooses(page, ...chosen);
const sends = () => max.sends(sandbox, page);
const states = () => files().map(({ state }) => state);

describe('leaving while a file is chosen', () => {
  const menuToHome = () => page.send({ type: 'menu.chosen', target: HOME });

  test('asks first: a no stays with the file, a yes goes where Max was going', async () => {
    await opens();
    await chooses(max.pdf());
    menuToHome();
    await page.until(() => view().asksToLeave);
    await page.at('DocumentUpload');
    page.flow('upload').send({ type: 'leaving.declined' });
    expect([view().asksToLeave, states()]).toEqual([false, ['ready']]);
    menuToHome();
    await page.until(() => view().asksToLeave);
    page.flow('upload').send({ type: 'leaving.confirmed' });
    await page.at('Dashboard'); // Max has one brand
  });

  test('Back asks too, and a no leaves the address as it was', async () => {
    const { loanId } = await sandbox.loan('max', 'TitleMax');
    page = await signIn(sandbox, 'max', `/TitleMax/Accounts/${loanId}/Documents/2`);
    await page.at('Documents');
    page.flow('documents').send({ type: 'upload.opened' });
    await page.at('DocumentUpload');
    await page.until(() => view().state === 'open');
    await chooses(max.pdf());
    page.back();
    await page.until(() => view().asksToLeave);
    page.flow('upload').send({ type: 'leaving.declined' });
    await page.at('DocumentUpload');
    expect(page.address()).toBe(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
    await sends();
    expect(states()).toEqual(['arrived']);
  });
});

describe('a sign-out while a file is chosen', () => {
  const signOut = () => page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  const answer = (type: 'leaving.confirmed' | 'leaving.declined') => page.flow('upload').send({ type });

  test('asks first: a no stays with the file, and a later way out does not sign Max out; a yes does', async () => {
    await opens();
    await chooses(max.pdf());
    signOut();
    await page.until(() => view().asksToLeave);
    answer('leaving.declined');
    expect([view().asksToLeave, states()]).toEqual([false, ['ready']]);
    page.send({ type: 'menu.chosen', target: HOME });
    await page.until(() => view().asksToLeave);
    answer('leaving.confirmed');
    await page.at('Dashboard');
    page.close();
    await opens();
    await chooses(max.pdf());
    signOut();
    await page.until(() => view().asksToLeave);
    answer('leaving.confirmed');
    await page.at('Login');
    expect(page.login().notice?.kind).toBe('signedOut');
  });

  test('asks nothing when all files have arrived', async () => {
    await opens();
    await chooses(max.pdf());
    await sends();
    signOut();
    await page.at('Login');
    expect(page.login().notice?.kind).toBe('signedOut');
  });

  /** @layer NET STORE */
  test('the warning of the idle limit says that files are lost; then they are, and nothing of them was stored', async () => {
    const warning = () => idleView(page.actor.getSnapshot());
    await opens();
    await sandbox.time.passes(242_000);
    await page.until(() => warning().warning);
    expect(warning().losesFiles).toBe(false);
    page.send({ type: 'stay.chosen' });
    await chooses(max.pdf('pay stub of Max.pdf'));
    await sandbox.time.passes(242_000);
    await page.until(() => warning().warning);
    expect(warning().losesFiles).toBe(true);
    await sandbox.time.passes(60_000);
    await page.at('Login');
    expect(dump(page.tab)).not.toContain('pay stub of Max');
    page.submitLogin('max@example.com');
    await page.at('DocumentUpload');
    await page.until(() => view().state === 'open');
    expect(files()).toEqual([]);
  });
});
