import type { Page } from '@playwright/test';

/** What the page says and does about one document. */
export const card = (page: Page, name: string) => page.getByRole('article', { name });
/** Where files are chosen for it. */
export const choose = (page: Page, name: string) => card(page, name).locator('input[multiple]');
