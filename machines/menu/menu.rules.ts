import { isTlxeUser } from '../kit/customerKind.ts';
import type { MenuContext, MenuInput } from './menu.types.ts';

export const atStart = ({ person }: MenuInput): MenuContext => ({ person, settings: null, unviewedOffers: {}, link: null });

/** Offers are counted only for customers whose menu can have the entry (MENU-007). */
export const mayHaveOffers = ({ person, settings }: Pick<MenuContext, 'person' | 'settings'>): boolean =>
  person !== null && person.guest === null && isTlxeUser(person) && (settings?.menuItemVisibility.offerButton ?? false);
