import { loadTexts } from '../i18n.ts';
import type { sideMenu as SideMenu } from '../menu/index.ts';

let parts: typeof SideMenu | null = null;

/** The side menu's components; null until they have loaded. */
export const sideMenu = (): typeof SideMenu | null => parts;

/** Loads the side menu and its texts, once. Throws when a file cannot be fetched. */
export async function loadSideMenu(): Promise<void> {
  const [file] = await Promise.all([import('../menu/index.ts'), loadTexts('menu')]);
  parts = file.sideMenu;
}
