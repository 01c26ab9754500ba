import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { mayMeet } from '../kit/mayMeet.ts';
import { brandOf } from '../kit/places.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** Phone and hours by InstaLoan, NLS and TLXe. */
type Contacts = Answer<'GET /contacts'>;
export type StoreAnswer = Answer<'GET /store'>;

/** `person` null: a visitor, for whom there is only ContactUs. `params`: brand and storeId of the address. */
export type StoresInput = {
  person: Person | null;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  screen: string;
};

export type StoresContext = {
  person: Person | null;
  settings: Settings;
  /** The screen of the address. */
  screen: string;
  /** Of the store on the screen, for its address: of the address until the store is loaded, then the store's own. Null and empty on ContactUs. */
  brand: Brand | null;
  storeId: string;
  /** The brand that the address had. */
  addressBrand: Brand | null;
  contacts: Contacts | null;
  store: StoreAnswer | null;
  /** A PNG as base64; empty until it is loaded, and where there is none. */
  map: string;
  /** The customer's loans: which stores are the customer's, and what an appointment is for. Null until they are loaded. */
  loans: readonly Loan[] | null;
  failure: Failure | null;
  outcome: StoresOutcome;
};

export type StoresEvent =
  | { type: 'retry.chosen' }
  | { type: 'store.opened'; brand: Brand; storeId: string }
  /** From a store that cannot be shown to the numbers. */
  | { type: 'contact.chosen' }
  | { type: 'appointment.chosen'; loanId: string }
  | { type: 'flow.left' }
  | RouteEvent;

export type StoresOutcome = { kind: 'left' } | { kind: 'appointmentChosen'; brand: Brand; loanId: string; storeId: string };

/** Brand and store of an address of the portal. */
export function addressIn(params: Readonly<Record<string, string>> = {}): Pick<StoresContext, 'brand' | 'storeId' | 'addressBrand'> {
  const brand = brandOf({ params });
  return { brand, addressBrand: brand, storeId: params['storeId'] ?? '' };
}

export const atStart = ({ person, settings, params, screen }: StoresInput): StoresContext => ({
  person,
  settings,
  screen,
  ...addressIn(params),
  contacts: null,
  store: null,
  map: '',
  loans: null,
  failure: null,
  outcome: { kind: 'left' },
});

/** Somebody whose token can list loans. A guest's reaches one payment only, and before the device is trusted the service refuses. Spec: FLOW-LOCK-03, FLOW-AUTH-15. */
export const isCustomer = ({ person }: Pick<StoresContext, 'person'>): boolean =>
  person !== null && person.guest === null && person.trusted;

export const mustListLoans = (context: Pick<StoresContext, 'person' | 'loans'>): boolean => isCustomer(context) && context.loans === null;

/** The customer's open loans of the brand of this store: what an appointment here can be for. */
export const loansAtStore = ({ store, loans }: Pick<StoresContext, 'store' | 'loans'>): Loan[] =>
  (loans ?? []).filter((loan) => loan.brand === store?.brandConfig.brandName && mayMeet(loan));

/** Throws for a loan that is not offered: its guard is asked before. */
export function meeting({ brand, storeId }: StoresContext, loanId: string): StoresOutcome {
  if (!brand) throw new Error(`the store "${storeId}" has no brand`);
  return { kind: 'appointmentChosen', brand, loanId, storeId };
}

/** A store of the customer's loans. */
export type OwnStore = { brand: Brand; storeId: string; phone: string };

/** The stores of the customer's loans that are not paid off, each once. */
export function ownStores(loans: readonly Loan[] | null): OwnStore[] {
  const open = (loans ?? []).filter((loan) => !loan.paidOff && loan.storeId !== '');
  const stores = open.map(({ brand, storeId, storePhoneNumber }) => ({ brand, storeId, phone: storePhoneNumber }));
  return [...new Map(stores.map((store) => [store.storeId, store])).values()];
}
