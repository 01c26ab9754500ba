import { loadTexts } from '../i18n.ts';
import type { sideMenu as SideMenu } from '../menu/index.ts';

let parts: typeof SideMenu | null = null;

/** The side menu's parts; null while they are not on the page yet. */
export const sideMenu = (): typeof SideMenu | null => parts;

/** Brings the side menu and its texts onto the page, once. Throws when a file cannot be fetched. */
export async function loadSideMenu(): Promise<void> {
  const [file] = await Promise.all([import('../menu/index.ts'), loadTexts('menu')]);
  parts = file.sideMenu;
}
