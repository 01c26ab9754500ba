import * as v from 'valibot';
import { FurtherSettings } from '../../services/contract/settings.ts';
import { isTlxeUser } from '../kit/customerKind.ts';
import type { MenuContext, MenuInput, MenuSettings } from './menu.types.ts';

const Flag = v.optional(v.boolean(), false);

/** The part of GET /configsettings that the menu shows. */
const Told = v.object({
  ...v.pick(FurtherSettings, ['brandLinks', 'productFamily', 'visitorBrand']).entries,
  menuItemVisibility: v.optional(v.object({ offerButton: Flag, referralRewardsButton: Flag, optInDisclosuresButton: Flag }), {}),
});

export const atStart = ({ person }: MenuInput): MenuContext => ({ person, settings: null, unviewedOffers: 0, link: null });

/** Null when the service says something else than it promises: the entries that need nothing of it still stand. */
export function settingsIn(answer: unknown): MenuSettings | null {
  const told = v.safeParse(Told, answer);
  return told.success ? told.output : null;
}

/** Asked only for whom the entry can show; others have no offers to be told of (MENU-007). */
export const mayHaveOffers = ({ person, settings }: Pick<MenuContext, 'person' | 'settings'>): boolean =>
  person !== null && person.guest === null && isTlxeUser(person) && (settings?.menuItemVisibility.offerButton ?? false);
