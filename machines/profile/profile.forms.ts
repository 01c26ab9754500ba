import * as v from 'valibot';
import { preferenceOfWord, type ContactPreference } from '../../services/contract/contactPreference.ts';
import type { Customer, CustomerAddress } from '../../services/contract/customer.ts';
import type { Ask } from '../../services/contract/index.ts';
import { isPhone, phoneDigits } from '../../services/contract/phone.ts';
import { isRoutingNumber } from '../../services/contract/checkDigits.ts';
import { isEmail } from '../../services/contract/username.ts';
import { LINES, lineOf, lineProblem, linesFrom } from '../kit/addressLines.ts';
import { ADDRESSES, type FieldName, type Problem, type Problems, type ProfileAddress, type Section, type Typed } from './profile.fields.ts';

type Change = Ask<'POST /customerinfo'>['customer'];
type CustomerFacts = Pick<Customer, 'emails' | 'contactNumbers' | 'addresses' | 'communicationSettings'>;

/** The form of a section, read: the change for the lender, or what is wrong. The bank account has its own call. */
export type Read = { problems: Problems; change: Change };

const WRONG = (problems: Problems): Read => ({ problems, change: {} });
const text = (typed: Typed, field: FieldName): string => (typed[field] ?? '').trim();

function readEmail(typed: Typed, { emails }: CustomerFacts): Read {
  const email = text(typed, 'email');
  if (email === '') return WRONG({ email: 'required' });
  return isEmail(email) ? { problems: {}, change: { emails: [email, ...emails.slice(1)] } } : WRONG({ email: 'invalid' });
}

/** Not one of the ten digits; tolerated, as in a username (RULE-001). */
const COUNTRY = /^\+1[ -]?/;

/** Spec: portal §5 "Phone" (RULE-003, RULE-005). */
function readPhone(typed: Typed, { contactNumbers: [first, ...others] }: CustomerFacts): Read {
  const phone = text(typed, 'phone').replace(COUNTRY, '');
  if (phone === '') return WRONG({ phone: 'required' });
  if (!isPhone(phone)) return WRONG({ phone: 'invalid' });
  return { problems: {}, change: { contactNumbers: [{ type: first?.type ?? 'mobile', phoneNumber: phoneDigits(phone) }, ...others] } };
}

const addressIn = (typed: Typed, name: ProfileAddress) => linesFrom((line) => text(typed, lineOf(name, line)));

const isSame = (typed: Typed): boolean => typed.same === 'yes';

/** The home address, and a mailing address where mail goes elsewhere. Spec: ENT-003. */
function readAddresses(typed: Typed): Read {
  const names = isSame(typed) ? (['home'] as const) : ADDRESSES;
  const problems: Partial<Record<FieldName, Problem>> = {};
  for (const name of names) {
    const address = addressIn(typed, name);
    for (const line of LINES) {
      const problem = lineProblem(line, address[line]);
      if (problem) problems[lineOf(name, line)] = problem;
    }
  }
  if (Object.keys(problems).length > 0) return WRONG(problems);
  const home: CustomerAddress = { ...addressIn(typed, 'home'), typeName: 'Home', display: true, sameAddresses: isSame(typed), index: 0 };
  const mailing: CustomerAddress = { ...addressIn(typed, 'mailing'), typeName: 'Mailing', display: true, sameAddresses: false, index: 1 };
  return { problems, change: { addresses: isSame(typed) ? [home] : [home, mailing] } };
}

const Preference = v.picklist(['Email', 'Text', 'Both']);

/** Spec: portal §3 "Enums" (ENUM-006, CONF-028). */
function readPreferences(typed: Typed): Read {
  const word = v.safeParse(Preference, typed.preference);
  if (!word.success) return WRONG({ preference: 'required' });
  const contactPreference: ContactPreference = preferenceOfWord(word.output);
  return { problems: {}, change: { communicationPreferences: { contactPreference } } };
}

const problemOf = (typed: string, isRight: boolean): Problem | null => (typed === '' ? 'required' : isRight ? null : 'invalid');

/** The account number itself is checked where it is read from its cell. */
function readBank(typed: Typed, hasAccountNumber: boolean): Read {
  const routingNumber = problemOf(text(typed, 'routingNumber'), isRoutingNumber(text(typed, 'routingNumber')));
  const bankName = problemOf(text(typed, 'bankName'), text(typed, 'bankName').length <= 100);
  return WRONG({
    ...(routingNumber && { routingNumber }),
    ...(bankName && { bankName }),
    ...(!hasAccountNumber && { accountNumber: 'required' as const }),
  });
}

/** Reads the form of a section. */
export function readForm(section: Section, typed: Typed, customer: CustomerFacts, hasAccountNumber: boolean): Read {
  switch (section) {
    case 'email':
      return readEmail(typed, customer);
    case 'phone':
      return readPhone(typed, customer);
    case 'addresses':
      return readAddresses(typed);
    case 'preferences':
      return readPreferences(typed);
    case 'bank':
      return readBank(typed, hasAccountNumber);
  }
}

const linesOf = (name: ProfileAddress, address: CustomerAddress | undefined): Typed =>
  address ? Object.fromEntries(LINES.map((line) => [lineOf(name, line), address[line]])) : {};

/** The first values of a section's form: what the lender has on file. The bank's form starts empty: it only adds accounts. */
export function beginning(section: Section, { emails, contactNumbers, addresses, communicationSettings }: CustomerFacts): Typed {
  switch (section) {
    case 'email':
      return { email: emails[0] ?? '' };
    case 'phone':
      return { phone: contactNumbers[0]?.phoneNumber ?? '' };
    case 'addresses': {
      const home = addresses.find(({ typeName }) => typeName === 'Home');
      const mailing = addresses.find(({ typeName }) => typeName === 'Mailing');
      return { ...linesOf('home', home), ...linesOf('mailing', mailing), same: home && !home.sameAddresses && mailing ? 'no' : 'yes' };
    }
    case 'preferences':
      return { preference: communicationSettings.transMsgPreference };
    case 'bank':
      return {};
  }
}
