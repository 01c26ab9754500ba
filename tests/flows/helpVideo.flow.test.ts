import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { HelpVideoView } from '../../machines/helpVideo/helpVideo.view.ts';
import { locationView } from '../../machines/location/location.view.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import type { Page } from './kit/page.ts';
import { signIn } from './kit/steps.ts';
import { PORTAL } from './kit/wire.ts';

/** The help video against the real lender, on the screen that explains the location. */
let sandbox: Sandbox;
let page: Page;
/** Where the new tab went; null: the browser blocks it. */
let tab: string[] | null = [];

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  tab = [];
  await sandbox.fresh('ann');
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  page = await signIn(sandbox, 'ann', `/TitleMax/Accounts/${loanId}/Payment/GpsLocation`);
  await page.until(() => page.now().flow === 'location' && view().screen === 'GpsLocation' && !view().busy);
  // node has no window
  vi.stubGlobal('window', {
    location: { origin: PORTAL },
    open: () => tab && { opener: 'the portal', location: { replace: (to: string) => tab?.push(to) } },
  });
});
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
});

const view = () => locationView(page.flow('location').getSnapshot());
const choose = () => page.flow('location').send({ type: 'video.chosen' });
const asked = () => sandbox.line.of('GET /videoUrl').map(({ query }) => query);
const until = (state: HelpVideoView['state']) => page.until(() => view().video?.state === state);

test('Ann opens the video about her location: its address is asked for then and not before, by its key, and it is a page of the lender (CALL-063)', async () => {
  expect(asked()).toEqual([]);
  choose();
  await until('opened');
  expect(asked()).toEqual([{ videoKey: 'gpsLocation' }]);
  expect(tab).toEqual([`${PORTAL}/sandbox-pages/videos/gpsLocation`]);
  const opened = await sandbox.lender.fetch(new Request(tab?.[0] ?? ''));
  expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('How to let us see where you are')]);
});

test('her browser blocks the tab: she gets the page as a plain link (ERR-032)', async () => {
  tab = null;
  choose();
  await until('blocked');
  expect(view().video?.address).toBe('/sandbox-pages/videos/gpsLocation');
});

test('the lender does not answer: she reads so, and tries again', async () => {
  await sandbox.fault('GET /videoUrl', { status: 500 });
  choose();
  await until('failed');
  expect([tab, view().video?.failure?.status]).toEqual([[], 500]);
  await sandbox.heal();
  choose();
  await until('opened');
});

test('a page that this installation does not allow is not opened', async () => {
  await sandbox.fault('GET /videoUrl', { body: { url: 'https://evil.example/video' } });
  choose();
  await until('forbidden');
  expect(tab).toEqual([]);
});
