import type { SnapshotFrom } from 'xstate';
import { DEFAULT_SETTINGS } from '../../services/contract/settings.ts';
import { menuOf } from './menu.entries.ts';
import type { menuMachine } from './menu.machine.ts';
import type { MenuPage, MenuView } from './menu.types.ts';

export type MenuSnapshot = SnapshotFrom<typeof menuMachine>;

/**
 * The side menu's entries in the specification's order; null while there is no menu, or its entries are not known yet. A visitor sees the menu of
 * the installation's brand, if it has one. Spec: portal §2 "Side menu".
 */
export function menuView(menu: MenuSnapshot | undefined, page: MenuPage): MenuView | null {
  if (!menu || menu.hasTag('unknown')) return null;
  const { settings, unviewedOffers, link } = menu.context;
  const brand = page.brand ?? settings?.visitorBrand ?? null;
  const entries = menuOf({ ...page, brand, settings, unviewedOffers: (brand && unviewedOffers[brand]) ?? 0 });
  const { tooltipDelayMs } = settings ?? DEFAULT_SETTINGS;
  return { entries, tipDelayMs: tooltipDelayMs, blocked: menu.hasTag('blocked') ? (link?.address ?? null) : null };
}
