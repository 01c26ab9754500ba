import * as v from 'valibot';
import { CommunicationPreferences, wordOfPreference } from '../../contract/contactPreference.ts';
import { ContactNumber, CustomerAddress, Demographics, Email, Spouse } from '../../contract/customer.ts';
import { maskNumber } from '../../contract/card.ts';
import type { Answered } from '../../contract/index.ts';
import { toMoneyText } from '../../contract/money.ts';
import { customerIdsOf } from '../auth/caller.ts';
import { LMS } from '../people/places.ts';
import { referralTypeOf } from '../referral/kind.ts';
import type { ProfileTable } from '../store/peopleTables.ts';
import type { CustomerBankTable } from '../store/tables/customers.ts';
import type { CustomerRow } from './row.ts';
import type { Secrets } from './secrets.ts';

const listIn = <Item extends v.GenericSchema>(item: Item, json: string): v.InferOutput<Item>[] => v.parse(v.array(item), JSON.parse(json));

/** The demographics on file. */
export const demographicsOf = ({ demographics }: CustomerRow): Demographics => v.parse(Demographics, JSON.parse(demographics));

export const preferencesOf = (preference: number): CommunicationPreferences => {
  const contactPreference = v.parse(CommunicationPreferences.entries.contactPreference, preference);
  return { contactPreference, transMsgPreference: wordOfPreference(contactPreference) };
};

/** A row of the table -> personal information of the contract. `inRewards`: takes part in referral rewards. */
export function toCustomer(
  row: CustomerRow,
  profile: ProfileTable,
  banks: CustomerBankTable[],
  secrets: Secrets,
  inRewards: boolean,
): Answered<'GET /personalInfo'> {
  const [year = '', month = '', day = ''] = secrets.open(row.born).split('-');
  const [last = '', ...before] = row.name.split(' ').toReversed();
  return {
    customerId: row.customer_id,
    customerIds: Object.fromEntries(customerIdsOf(profile.customer_ids)),
    mdmId: profile.mdm_id,
    lmsId: row.lms_id,
    customerName: row.name,
    fullCustomerName: row.name,
    customerFirstName: before.toReversed().join(' '),
    customerLastName: last,
    customerStoreId: row.store_id,
    dob: `${month}/${day}/${year}`,
    displaySsn: row.display_ssn,
    phoneNumber: row.phone,
    email: row.email,
    status: row.status,
    lastPayDate: row.last_pay_on,
    payFrequency: row.pay_frequency,
    discretionaryIncome: toMoneyText(row.discretionary_income_cents),
    addresses: listIn(CustomerAddress, row.addresses).toSorted((a, b) => a.index - b.index),
    banks: banks.map((bank) => ({
      id: bank.bank_account_id,
      bankName: bank.bank_name,
      routingNumber: bank.routing_number,
      accountNumber: maskNumber(bank.last_four),
      primary: bank.is_primary,
    })),
    hasVerifiedProfileEmail: profile.email_verified && profile.username_email !== '',
    hasVerifiedProfilePhone: profile.phone_verified && profile.username_phone !== '',
    lmsReferenceIds: LMS,
    referralInfo: { referralType: referralTypeOf({ takesPart: inRewards, isCustomer: true }) },
    communicationSettings: preferencesOf(row.contact_preference),
    canUpdateUserLogin: profile.can_update_login,
    emails: listIn(Email, row.emails),
    contactNumbers: listIn(ContactNumber, row.contact_numbers),
    demographics: demographicsOf(row),
    ...(row.spouse !== null && { spouse: v.parse(Spouse, JSON.parse(row.spouse)) }),
  };
}
