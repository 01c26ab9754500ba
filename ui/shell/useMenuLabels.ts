import { useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '../../machines/app.types.ts';
import { useBrandName } from '../brands/productName.ts';
import type { IconName } from '../kit/Icon.tsx';

export const menuIcons: Record<MenuEntry['name'], IconName> = {
  allAccounts: 'accounts',
  myAccounts: 'accounts',
  contactUs: 'phone',
  signIn: 'signIn',
  signOut: 'signOut',
};

/** The words of menu entries. Spec: portal §2 "Side menu" (MENU-002 to MENU-016). */
export function useMenuLabels(): (entry: MenuEntry) => string {
  const { t } = useLingui();
  const nameOf = useBrandName();
  return ({ name, brand, accounts }) => {
    switch (name) {
      case 'allAccounts':
        return t`All my accounts`;
      case 'myAccounts': {
        if (!brand) return t`My accounts`;
        const shownName = nameOf(brand);
        return accounts === 1 ? t`${shownName} account` : t`${shownName} accounts`; // MENU-005
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
