import type { Brand } from '../../contract/brands.ts';

/** The id of each loan system in `lmsId` fields. */
export const LMS = { NLS: '1', TLXe: '2' } as const;
export type LmsName = keyof typeof LMS;

/** The store of a loan. All are made up, with phone numbers reserved for fiction. */
export type Store = { storeId: string; phone: string; state: string };

export const STORES: Record<Brand, Store> = {
  TitleMax: { storeId: '10101', phone: '(512) 555-0151', state: 'TX' },
  TitleBucks: { storeId: '10102', phone: '(512) 555-0152', state: 'GA' },
  InstaLoan: { storeId: '10103', phone: '(512) 555-0153', state: 'TX' },
  Product: { storeId: '10104', phone: '(512) 555-0154', state: 'TX' },
  EasyMoney: { storeId: '10105', phone: '(512) 555-0155', state: 'VA' },
  CheckSmart: { storeId: '10106', phone: '(512) 555-0156', state: 'OH' },
  CaliforniaCheckCash: { storeId: '10107', phone: '(512) 555-0157', state: 'CA' },
  Cash1Loans: { storeId: '10108', phone: '(512) 555-0158', state: 'AZ' },
  CommunityChoice: { storeId: '10109', phone: '(512) 555-0159', state: 'TX' },
};
