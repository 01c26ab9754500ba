import { useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '../../machines/menu/menu.types.ts';
import { useBrandName } from '../brands/productName.ts';

/** The labels of menu entries. Spec: portal §2 "Side menu" (MENU-002 to MENU-016). */
export function useMenuLabels(): (entry: Pick<MenuEntry, 'name' | 'brand' | 'accounts'>) => string {
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
      case 'paymentMethods':
        return t`Manage payment methods`;
      case 'offers':
        return t`Offers`;
      case 'referralRewards':
        return t`Referral rewards`;
      case 'storeLocator':
        return t`Store locator`;
      case 'contactUs':
        return t`Contact us`;
      case 'profile':
        return t`My profile`;
      case 'terms':
        return t`Terms and conditions`;
      case 'privacy':
        return t`Privacy notice`;
      case 'optInDisclosures':
        return t`Opt-in disclosures`;
      case 'linkAccount':
        return t`Link my account`;
      case 'applyForLoan':
        return t`Apply for loan`;
      case 'signOut':
        return t`Sign out`;
      case 'signIn':
        return t`Sign in`;
    }
  };
}
