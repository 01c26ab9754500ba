import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The most controls to pass on a screen, and choices in a group. */
const MOST_STEPS = 80;
const MOST_CHOICES = 40;

const hasFocus = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element);

/** A keyboard user: reaches every control with Tab, sees the focus, and presses Enter, Space or an arrow. */
export function byKeys(page: Page) {
  const stepUntil = async (arrived: () => Promise<boolean>, what: string) => {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (await arrived()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${what}`);
  };
  const goTo = async (what: Locator) => {
    await expect(what).toBeVisible();
    await stepUntil(() => hasFocus(what), String(what));
    await expect(what).toBeInViewport();
  };
  return {
    goTo,
    press: async (what: Locator) => {
      await goTo(what);
      await page.keyboard.press('Enter');
    },
    type: async (where: Locator, text: string) => {
      await goTo(where);
      await page.keyboard.type(text);
    },
    /** A radio button: Tab reaches the group, arrows the choice. */
    choose: async (radio: Locator) => {
      await expect(radio).toBeVisible();
      const inGroup = () =>
        radio.evaluate((one) => {
          const { activeElement } = document;
          return one instanceof HTMLInputElement && activeElement instanceof HTMLInputElement && activeElement.name === one.name;
        });
      await stepUntil(inGroup, `the group of ${String(radio)}`);
      for (let choices = 0; choices < MOST_CHOICES && !(await hasFocus(radio)); choices++) {
        await page.keyboard.press('ArrowDown');
        // the chart gets the choice after the press is painted: the next arrow waits for it
        await expect(page.locator('input:focus')).toBeChecked();
      }
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
    },
  };
}
