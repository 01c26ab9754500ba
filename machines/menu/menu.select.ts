import type { AppSnapshot } from '../app/app.select.ts';
import { currentScreen } from '../app/app.select.ts';
import { brandOf } from '../kit/places.ts';
import { menuOf } from './menu.entries.ts';
import type { MenuView } from './menu.types.ts';

/**
 * The side menu's entries in the specification's order; null while there is no menu, or it is not known yet. Its brand is that of the page,
 * else the last one she was at, else her own; a visitor's is the installation's, if it has one. Spec: portal §2 "Side menu".
 */
export function menuView(app: AppSnapshot): MenuView | null {
  const menu = app.children.menu?.getSnapshot();
  if (!menu || menu.hasTag('unknown')) return null;
  const { person, brand, accounts, target } = app.context;
  const { settings, unviewedOffers, link } = menu.context;
  const shown = currentScreen(app);
  const entries = menuOf({
    person,
    screen: shown.screen ?? target.screen, // while one is on its way, the menu is already its own
    brand: brandOf(shown) ?? brand ?? person?.brands[0] ?? settings?.visitorBrand ?? null,
    accounts,
    settings,
    unviewedOffers,
  });
  return { entries, blocked: menu.hasTag('blocked') ? (link?.address ?? null) : null };
}
