import type { Locator, Page } from '@playwright/test';
import { byKeys } from './keys.ts';
import { expect } from './test.ts';

/** How a customer reaches a control: a story is the same by pointer and by keyboard. */
export type Hand = {
  press: (what: Locator) => Promise<void>;
  type: (where: Locator, text: string) => Promise<void>;
  /** A radio button. */
  choose: (radio: Locator) => Promise<void>;
  /** A checkbox. */
  tick: (box: Locator) => Promise<void>;
};

export const byPointer: Hand = {
  press: (what) => what.click(),
  type: (where, text) => where.fill(text),
  // the chart gets the choice after the press is painted, so it is checked a moment later
  choose: async (radio) => {
    await radio.click();
    await expect(radio).toBeChecked();
  },
  tick: (box) => box.check(),
};

/** By keyboard alone, with a mark of the focus at every control. A radio button of the portal is marked on its card. */
export function byKeyboard(page: Page): Hand {
  const keys = byKeys(page);
  const sees = async (what: Locator) => {
    await keys.goTo(what);
    const isMarked = await what.evaluate((element) => {
      if (!element.matches(':focus-visible')) return false;
      const around = [element, element.nextElementSibling, element.closest('label')];
      return around.some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none');
    });
    expect(isMarked, `the focus is in sight at ${String(what)}`).toBe(true);
  };
  return {
    press: async (what) => {
      await sees(what);
      await page.keyboard.press('Enter');
    },
    type: async (where, text) => {
      await sees(where);
      await page.keyboard.type(text);
    },
    choose: async (radio) => {
      await keys.choose(radio);
      await sees(radio);
    },
    tick: async (box) => {
      await sees(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
  };
}

/** Nobody who uses the keyboard has to look for the focus: it is on the new screen. */
export const keepsFocus = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), 'the focus is not lost').not.toBe('BODY');
