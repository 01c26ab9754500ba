import { follow } from '../../machines/paths/explorer.ts';
import { renewalWalk } from '../../machines/paths/walks/renewal.walks.ts';
import { renewalView, type ProductSwitchView } from '../../machines/renewal/renewal.view.ts';

export const walk = renewalWalk();

export const START = 'Ann wants to renew';
export const NOTHING_CHOSEN = 'readChoices: nothing was chosen';

/** Ann has opened the terms for this loan, and then does these steps. */
export const loaded = (detail: string, ...labels: string[]) =>
  follow(
    walk,
    START,
    'getAccounts: her loan',
    `getDetail: ${detail}`,
    'readDraft: she pays $214.55',
    NOTHING_CHOSEN,
    'getRisks: nothing has changed',
    'noteRisks: nothing has changed',
    ...labels,
  );

export const OWN = 'her own loan';
export const SHARED = 'a loan that Sam has signed, too';
export const SWITCH = 'a loan that can be switched';
export const PRICED = 'priceSame: the new loan';

export function termsOf(at: ReturnType<typeof loaded>): ProductSwitchView {
  const view = renewalView(at);
  if (view.screen !== 'ProductSwitch') throw new Error('the terms are not open');
  return view;
}
