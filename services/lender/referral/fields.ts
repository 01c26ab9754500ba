import { holdsNoLongNumber } from '../../contract/marketing.ts';

/** What marketing may know of a customer. Nothing that opens, pays or identifies: no card, account, SSN, birthday, password, code or token. */
const KEPT = [
  'firstName', 'lastName', 'language', 'loanState', 'brand', 'lmsId', 'storeId', 'storeName', 'productName', 'screen', 'source', 'campaign',
  'amount', 'dueDate', 'paymentType', 'isRefi', 'offerId', 'referralType', 'shareMethod', 'shortCode', 'appVersion', 'isPwa', 'optedIn',
] as const; // prettier-ignore
const MAX_TEXT = 100;

type Value = string | number | boolean;

/** Those of the fields that are kept: known names with short texts, numbers and flags, and no number that could be somebody's secret. */
export const keptOf = (fields: Readonly<Record<string, unknown>>): Record<string, Value> =>
  Object.fromEntries(
    KEPT.flatMap((name): [string, Value][] => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return mayKeep(value) ? [[name, value]] : [];
    }),
  );

const mayKeep = (value: unknown): value is Value =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && holdsNoLongNumber(String(value))) ||
  (typeof value === 'string' && value.length <= MAX_TEXT && holdsNoLongNumber(value));
