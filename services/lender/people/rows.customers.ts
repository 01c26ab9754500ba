import type { CustomerAddress, Demographics } from '../../contract/customer.ts';
import { preferenceOfWord } from '../../contract/contactPreference.ts';
import { addressIn } from '../addresses/gazetteer.ts';
import { BANKS } from '../customers/bankNames.ts';
import type { Secrets } from '../customers/secrets.ts';
import { addDays } from '../days.ts';
import type { CustomerBankTable, CustomerDetailTable } from '../store/tables/customers.ts';
import { bornOf, emailOf, phoneOf, ssnOf, type Person } from './person.ts';
import { STORES } from './places.ts';
import { accountsOf } from './rows.ts';

/** The details of customers and their bank accounts. */
export type CustomerRows = { customer_detail: CustomerDetailTable[]; customer_bank: CustomerBankTable[] };

/** Days since the last pay of a biweekly pay, and the rest of it in cents. */
const PAID_DAYS_AGO = 6;
const LEFT_OF_PAY_CENTS = 84_000;
/** Days since the military status was checked. */
const STATUS_ASKED_DAYS_AGO = 120;

export function customerRowsOf(people: readonly Person[], today: string, secrets: Secrets): CustomerRows {
  const accounts = people.flatMap((person) => accountsOf(person).map((account) => ({ person, ...account })));
  return {
    customer_detail: accounts.map(({ person, customerId, ssn }) => ({
      customer_id: customerId,
      born: secrets.seal(bornOf(person.name)),
      ssn_digest: ssn === '' ? '' : secrets.digest(ssnOf(ssn)),
      store_id: STORES[person.loans[0]?.brand ?? 'TitleMax'].storeId,
      status: 'Active',
      pay_frequency: 'biweekly',
      last_pay_on: addDays(today, -PAID_DAYS_AGO),
      discretionary_income_cents: LEFT_OF_PAY_CENTS,
      emails: JSON.stringify([emailOf(person.name)]),
      contact_numbers: JSON.stringify([{ phoneNumber: phoneOf(person.name), type: 'mobile' }]),
      addresses: JSON.stringify([homeOf(person)]),
      contact_preference: preferenceOfWord('Both'),
      demographics: JSON.stringify(person.household?.noDemographics ? {} : DEMOGRAPHICS),
      married: person.household?.married ?? false,
      spouse: null,
      is_military: person.household?.covered ?? false,
      military_as_of: addDays(today, -STATUS_ASKED_DAYS_AGO),
      covered_borrower: person.household?.covered ?? false,
      on_register: person.household?.covered ?? false,
    })),
    customer_bank: accounts.map(({ person, customerId }) => bankOf(person, customerId, secrets)),
  };
}

/** The demographics of most people. */
const DEMOGRAPHICS: Demographics = { race: 'notSaid', height: 67, gender: 'notSaid', weight: 160 };

/** A different address for each person, in the state of the first loan's store. */
function homeOf({ name, loans }: Person): CustomerAddress {
  const number = Number(phoneOf(name).slice(-2));
  const address = addressIn(number, STORES[loans[0]?.brand ?? 'TitleMax'].state);
  return { ...address, line1: `${100 + number * 7} ${address.line1}`, typeName: 'Home', display: true, sameAddresses: true, index: 0 };
}

function bankOf({ name }: Person, customerId: string, secrets: Secrets): CustomerBankTable {
  const number = Number(phoneOf(name).slice(-2));
  const [routing, bank] = BANKS[number % BANKS.length] ?? BANKS[0];
  const account = `4000${customerId}`;
  return {
    bank_account_id: `bank-${customerId}`,
    customer_id: customerId,
    bank_name: bank,
    routing_number: routing,
    last_four: account.slice(-4),
    account_digest: secrets.digest(`${routing} ${account}`),
    is_primary: true,
    created_at: 0,
  };
}
