import { DEFAULT_SETTINGS } from '../../../services/contract/settings.ts';
import type { Person } from '../../kit/session.types.ts';

/** The people of the path tests. */
export const ann: Person = {
  profileId: 'profile-ann',
  customerId: 'C-ann',
  customerIds: { '1': 'C-ann' },
  name: 'Ann Lee',
  email: 'ann@example.com',
  phoneNumber: '5125550101',
  username: 'ann@example.com',
  guest: null,
  showPaidOff: false,
  brands: ['TitleMax', 'InstaLoan'],
  availableProviders: ['TitleMax', 'InstaLoan'],
  systems: ['TLXe'],
  trusted: true,
  termsPending: false,
  nonCustomerRefer: '',
};

export const sam: Person = {
  ...ann,
  profileId: 'profile-sam',
  customerId: 'C-sam',
  customerIds: { '1': 'C-sam' },
  name: 'Sam Fox',
  brands: ['TitleMax'],
};

/** Correct password, new device. */
export const tess: Person = {
  ...ann,
  profileId: 'profile-tess',
  customerId: 'C-tess',
  customerIds: { '1': 'C-tess' },
  name: 'Tess Lind',
  trusted: false,
};

/** A new profile without any loan. */
export const zoe: Person = {
  ...ann,
  profileId: 'profile-zoe',
  customerId: '',
  customerIds: {},
  name: 'Zoe Day',
  brands: [],
  availableProviders: ['TitleMax'],
  systems: [],
};

/** A guest by a signed link: one loan, one flow. */
export const gus: Person = {
  ...zoe,
  profileId: 'guest-gus',
  name: '',
  email: '',
  phoneNumber: '',
  username: 'guest-gus',
  guest: { loanId: '4711', flow: 'payment' },
  brands: ['TitleMax'],
};

/** The specification's defaults. Spec: portal §9. */
export const settings = DEFAULT_SETTINGS;
