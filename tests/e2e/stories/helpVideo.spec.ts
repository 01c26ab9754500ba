import { accessible, expect, test } from '../kit/test.ts';

/** Where a video is offered, with its person, her loan, the rest of the address, and its key at the lender. */
const OFFERS = [
  ['Appointment', 'ann', 'TitleMax', 'Appointment', 'appointment'],
  ['DocumentUpload', 'max', 'TitleMax', 'Pending/DocumentUpload', 'documentUpload'],
] as const;

for (const [screen, name, brand, place, videoKey] of OFFERS)
  test(`${name} watches the video of ${screen} in a tab of its own, and what was begun is still there (rest-4)`, async ({
    portal,
    lender,
    page,
  }) => {
    const { loanId } = await lender.loan(name, brand);
    await portal.withSession(`${name}@example.com`);
    await page.goto(`/${brand}/Accounts/${loanId}/${place}`);
    await portal.settled(screen);
    await lender.fault('GET /videoUrl', { status: 500 });
    const video = portal.main.getByRole('button', { name: /^Watch a video/ });
    await video.click();
    await expect(portal.problem).toContainText('Unable to open the link');
    await accessible(page);
    await lender.heal();
    const [opened] = await Promise.all([page.waitForEvent('popup'), video.click()]);
    await opened.waitForURL(new RegExp(`/sandbox-pages/videos/${videoKey}$`));
    await opened.close();
    await portal.settled(screen);
    await expect(portal.problem).toHaveCount(0);
  });
