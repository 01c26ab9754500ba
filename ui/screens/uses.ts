import type { DownloadedFlow } from '../../machines/flows.ts';
import type { NestedChart } from './index.ts';

/** The charts with screens that each flow uses. They load with it, and count in its bytes. */
export const uses: Partial<Record<DownloadedFlow, readonly NestedChart[]>> = {
  agreement: ['customerDetails', 'signing'],
  autopay: ['addCard'],
  cards: ['addCard'],
  draw: ['disburseMethod', 'addCard'],
  origination: ['disburseMethod', 'addCard', 'signing'],
  payment: ['addCard'],
  referral: ['referralCashOut', 'addCard'],
  registration: ['verifyCode'],
  renewal: ['partyCode', 'verifyCode', 'ancillary', 'disburseMethod', 'addCard'],
  recovery: ['verifyCode'],
  settlement: ['signing'],
  trustedDevice: ['verifyCode'],
  updateUser: ['verifyCode'],
};
