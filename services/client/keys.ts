/**
 * Names of stored values, for the code that looks after all of them (survivors.ts). What is kept there comes with whoever
 * reads it: Login must not carry the shapes of drafts and payments for a glance at their names.
 */
export const DRAFT_KEY = 'draft:payment';
export const FLOW_DRAFT_PREFIX = 'draft:flow:';
export const IN_FLIGHT_PREFIX = 'inFlight:';
export const UNSENT_KEY = 'unsentCopy';
/** Phone numbers of customer service: the same for everybody. */
export const CONTACTS_KEY = 'contacts';
export const DEVICE_KEY_PREFIX = 'device:';
export const APP_REVIEW_PREFIX = 'appReview:';
/** Read by the small script that comes before the page's code, too (routes/build/doors.ts). */
export const LANGUAGE_KEY = 'language';
/** Read there as well. */
export const THEME_KEY = 'theme';
export const VIEWED_OFFERS_KEY = 'viewedOffers';
export const GPS_RECEIPT_KEY = 'gpsReceipt';
export const TOKENS_KEY = 'tokens';
export const ADMITTED_KEY = 'admitted';
