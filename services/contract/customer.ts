import * as v from 'valibot';
import { PostalAddress } from './addresses.ts';
import { MaskedNumber } from './cards.ts';
import { CommunicationPreferences } from './contactPreference.ts';
import { Day } from './dates.ts';
import { REFERRAL_TYPES } from './enums.ts';
import { Cents } from './money.ts';
import { Name } from './name.ts';
import { isPhone } from './phone.ts';
import { DisplaySsn } from './ssn.ts';
import { isEmail } from './username.ts';

export const Email = v.pipe(v.string(), v.check(isEmail, 'Expected an e-mail address'));

/** In any usual form (RULE-003). */
export const Phone = v.pipe(v.string(), v.check(isPhone, 'Expected a telephone number of 10 digits'));

/** Where a customer lives or gets post; `index` orders them, `display` says which is shown, `sameAddresses` that post goes there, too. Spec: portal §3 "Customer" (ENT-003); Mailing is ours. */
export const CustomerAddress = v.object({
  ...PostalAddress.entries,
  typeName: v.picklist(['Home', 'Mailing']),
  display: v.boolean(),
  sameAddresses: v.boolean(),
  index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
});
export type CustomerAddress = v.InferOutput<typeof CustomerAddress>;

export const ContactNumber = v.object({ phoneNumber: Phone, type: v.picklist(['mobile', 'home', 'work']) });

/** A bank account as it is shown: masked to the last four (ENT-004, CONF-035). */
const Bank = v.object({
  id: v.string(),
  bankName: v.string(),
  routingNumber: v.string(),
  accountNumber: MaskedNumber,
  primary: v.boolean(),
});
export type Bank = v.InferOutput<typeof Bank>;

export const RACES = [
  'americanIndianOrAlaskaNative',
  'asian',
  'blackOrAfricanAmerican',
  'nativeHawaiianOrPacificIslander',
  'white',
  'other',
  'notSaid',
] as const;
export const GENDERS = ['female', 'male', 'other', 'notSaid'] as const;

const measure = (least: number, most: number) =>
  v.union([v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), v.literal('notSaid')]);

/** Inches and pounds. Each may be declined: `notSaid` is an answer, and no condition of credit. Spec: portal §3 "Payment state" (demographic needs); values are ours. */
export const Demographics = v.object({
  race: v.optional(v.picklist(RACES)),
  height: v.optional(measure(36, 96)),
  gender: v.optional(v.picklist(GENDERS)),
  weight: v.optional(measure(50, 700)),
});
export type Demographics = v.InferOutput<typeof Demographics>;

export const Spouse = v.object({ firstName: Name, lastName: Name, address: PostalAddress });
export type Spouse = v.InferOutput<typeof Spouse>;

/** A customer of one loan system. Spec: portal §3 "Customer" (ENT-001 to ENT-005); marked * is ours (OPEN-029). */
export const Customer = v.object({
  customerId: v.string(),
  /** All of the profile, by loan system: lmsId -> customerId. */
  customerIds: v.record(v.string(), v.string()),
  /** Empty until the master record is first asked for (POST /mdmProfile). */
  mdmId: v.string(),
  lmsId: v.string(),
  customerName: v.string(),
  fullCustomerName: v.string(),
  customerFirstName: v.string(),
  customerLastName: v.string(),
  customerStoreId: v.string(),
  /** MM/DD/YYYY. */
  dob: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
  displaySsn: DisplaySsn,
  /** The first of the contact numbers, ten digits. */
  phoneNumber: v.string(),
  /** The first of the e-mail addresses. */
  email: v.string(),
  status: v.picklist(['Active', 'Inactive']),
  lastPayDate: v.optional(Day),
  payFrequency: v.optional(v.picklist(['weekly', 'biweekly', 'semimonthly', 'monthly'])),
  /** What is left of a month's pay. */
  discretionaryIncome: v.optional(Cents),
  addresses: v.array(CustomerAddress),
  banks: v.array(Bank),
  hasVerifiedProfileEmail: v.boolean(),
  hasVerifiedProfilePhone: v.boolean(),
  /** Which id each loan system has in `lmsId` fields. */
  lmsReferenceIds: v.object({ NLS: v.string(), TLXe: v.string() }),
  referralInfo: v.optional(v.object({ referralType: v.picklist(REFERRAL_TYPES) })),
  communicationSettings: CommunicationPreferences,
  canUpdateUserLogin: v.boolean(),
  /** * */
  emails: v.array(Email),
  /** * */
  contactNumbers: v.array(ContactNumber),
  /** * */
  demographics: Demographics,
  /** * Absent when none is on file. */
  spouse: v.optional(Spouse),
});
export type Customer = v.InferOutput<typeof Customer>;
