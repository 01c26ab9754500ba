import { beforeDoor, DOORS, type DoorName } from '../kit/doors.ts';
import { expect, test } from '../kit/test.ts';

const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name);

/** The worker has the documents, the code and the texts of every door (decision 036). The browser's own cache is emptied first. */
for (const door of Object.keys(DOORS).filter(isDoor)) {
  test(`A customer's second visit asks the network for data only: ${door}`, async ({ page, context, lender, complaints }) => {
    void complaints;
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const { url, useful } = await beforeDoor(page, lender, door);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(url);
    await expect(useful).toHaveCount(1);
    const sent = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
    );
    expect(sent.length).toBeGreaterThan(5);
    // the debug panel is the sandbox's
    const files = sent.filter(({ path, transferSize }) => transferSize > 0 && !/^\/(api|sandbox)\//.test(path));
    expect(files.map(({ path }) => path)).toEqual(['/config.json']);
  });
}
