import { useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '../../machines/app.types.ts';
import { brandName } from '../brands/brands.ts';
import type { IconName } from '../kit/Icon.tsx';

export const menuIcons: Record<MenuEntry['name'], IconName> = {
  allAccounts: 'accounts',
  myAccounts: 'accounts',
  contactUs: 'phone',
  signIn: 'signIn',
  signOut: 'signOut',
};

/** The words of menu entries. Spec: portal §2 "Side menu" (MENU-002 to MENU-016). */
export function useMenuLabels(productName: string): (entry: MenuEntry) => string {
  const { t } = useLingui();
  return ({ name, brand }) => {
    switch (name) {
      case 'allAccounts':
        return t`All my accounts`;
      case 'myAccounts': {
        const shownName = brand ? brandName(brand, productName || undefined) : '';
        return shownName ? t`${shownName} accounts` : t`My accounts`;
      }
      case 'contactUs':
        return t`Contact us`;
      case 'signIn':
        return t`Sign in`;
      case 'signOut':
        return t`Sign out`;
    }
  };
}
