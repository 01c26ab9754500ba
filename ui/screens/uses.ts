import type { DownloadedFlow } from '../../machines/flows.ts';
import type { NestedChart } from './index.ts';

/** The charts with screens that each flow uses. They load with it, and count in its bytes. */
export const uses: Partial<Record<DownloadedFlow, readonly NestedChart[]>> = {
  agreement: ['customerDetails', 'signing'],
  autopay: ['addCard'],
  cards: ['addCard'],
  payment: ['addCard'],
  registration: ['verifyCode'],
  renewal: ['partyCode', 'verifyCode', 'ancillary'],
  recovery: ['verifyCode'],
  trustedDevice: ['verifyCode'],
  updateUser: ['verifyCode'],
};
