import type { Contacts } from '../contract/configuration.ts';
import type { Handlers } from './handler.ts';
import { LMS } from './people/places.ts';

const HOURS = 'Monday to Friday, 8 am to 8 pm Central; Saturday, 9 am to 5 pm Central';

/** Fictional phone numbers, from the range reserved for them. Spec: OPEN-036. */
export const CONTACTS: Contacts = {
  InstaLoan: { phone: '(512) 555-0141', hours: HOURS },
  NLS: { phone: '(512) 555-0142', hours: HOURS },
  TLXe: { phone: '(512) 555-0143', hours: HOURS },
};

/** The sandbox's settings: the specification's defaults. Spec: portal §9. */
export const configuration: Handlers<'GET /configsettings' | 'GET /serviceStatus' | 'GET /contacts' | 'GET /lmsReferenceId'> = {
  'GET /configsettings': async ({ settings }) => ({
    sessionTimeoutMinutes: 5,
    wrongPasswordRedirectCount: 3,
    paymentTimeoutSeconds: 30,
    refinancePaymentTimeoutSeconds: 30,
    nlsRefinancePaymentTimeoutSeconds: 60,
    pastDuePhoneDayLimit: 60,
    menuItemVisibility: { offerButton: false, referralRewardsButton: true, optInDisclosuresButton: false },
    productBrandName: 'Product',
    ...settings,
  }),
  'GET /serviceStatus': async () => ({ available: true }),
  'GET /contacts': async () => CONTACTS,
  'GET /lmsReferenceId': async () => ({ referenceIds: LMS }),
};
