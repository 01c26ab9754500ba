import type { Contacts } from '../contract/configuration.ts';
import type { Handlers } from './handler.ts';
import type { Language } from './language.ts';
import { LMS } from './people/places.ts';

const HOURS: Readonly<Record<Language, string>> = {
  en: 'Monday to Friday, 8 am to 8 pm Central; Saturday, 9 am to 5 pm Central',
  es: 'De lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro; los sábados, de 9 a. m. a 5 p. m., hora del Centro',
};

/** Fictional phone numbers, from the range reserved for them. Spec: OPEN-036. */
const contactsIn = (language: Language): Contacts => ({
  InstaLoan: { phone: '(512) 555-0141', hours: HOURS[language] },
  NLS: { phone: '(512) 555-0142', hours: HOURS[language] },
  TLXe: { phone: '(512) 555-0143', hours: HOURS[language] },
});
export const CONTACTS = contactsIn('en');

/** The sandbox's settings: the specification's defaults. Spec: portal §9. */
export const configuration: Handlers<'GET /configsettings' | 'GET /serviceStatus' | 'GET /contacts' | 'GET /lmsReferenceId'> = {
  'GET /configsettings': async ({ settings: { cardProcessors: _, ...published } }) => ({
    sessionTimeoutMinutes: 5,
    wrongPasswordRedirectCount: 3,
    paymentTimeoutSeconds: 30,
    refinancePaymentTimeoutSeconds: 30,
    nlsRefinancePaymentTimeoutSeconds: 60,
    pastDuePhoneDayLimit: 60,
    menuItemVisibility: { offerButton: true, referralRewardsButton: true, optInDisclosuresButton: true },
    productBrandName: 'Product',
    ...published,
  }),
  'GET /serviceStatus': async () => ({ available: true }),
  'GET /contacts': async ({ language }) => contactsIn(language),
  'GET /lmsReferenceId': async () => ({ referenceIds: LMS }),
};
