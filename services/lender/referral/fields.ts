import { holdsNoLongNumber } from '../../contract/marketing.ts';

/** The fields that marketing may receive: no card, account, SSN, date of birth, password, code or token. */
const ALLOWED = [
  'firstName', 'lastName', 'language', 'loanState', 'brand', 'lmsId', 'storeId', 'storeName', 'productName', 'screen', 'source', 'campaign',
  'amount', 'dueDate', 'paymentType', 'isRefi', 'offerId', 'referralType', 'shareMethod', 'shortCode', 'appVersion', 'isPwa', 'optedIn',
] as const; // prettier-ignore
const MAX_TEXT = 100;

type Value = string | number | boolean;

/** The allowed fields whose values are flags, numbers or short texts, without long numbers that could be a secret. */
export const allowedFields = (fields: Readonly<Record<string, unknown>>): Record<string, Value> =>
  Object.fromEntries(
    ALLOWED.flatMap((name): [string, Value][] => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return isAllowed(value) ? [[name, value]] : [];
    }),
  );

const isAllowed = (value: unknown): value is Value =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && holdsNoLongNumber(String(value))) ||
  (typeof value === 'string' && value.length <= MAX_TEXT && holdsNoLongNumber(value));
