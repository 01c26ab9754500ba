import type { Page } from '@playwright/test';

/** The browser refuses to make one file of bytes, as it does without memory. */
export const refuseFile = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = () => {
      URL.createObjectURL = make;
      throw new RangeError('no memory');
    };
  });
