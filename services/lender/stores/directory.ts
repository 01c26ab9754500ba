import type { Brand } from '../../contract/brands.ts';
import { LMS, STORES } from '../people/places.ts';
import { STATES } from '../../contract/stateNames.ts';
import type { Week } from './week.ts';
import { LONG_WEEK, SHORT_WEEK } from './week.ts';

/** A store with its address and hours. All are made up. */
export type Store = {
  storeId: string;
  brand: Brand;
  lmsId: string;
  name: string;
  address: string;
  phone: string;
  state: keyof typeof STATES;
  /** IANA name. */
  timeZone: string;
  week: Week;
};

type Place = { lms: keyof typeof LMS; street: string; town: string; zip: string; timeZone: string };

/** The address and time zone of each brand's store. */
const DETAILS: Readonly<Record<Brand, Place>> = {
  TitleMax: { lms: 'TLXe', street: '1200 Juniper Row', town: 'Austin', zip: '78701', timeZone: 'America/Chicago' },
  TitleBucks: { lms: 'TLXe', street: '48 Peachfield Road', town: 'Macon', zip: '31201', timeZone: 'America/New_York' },
  InstaLoan: { lms: 'TLXe', street: '905 Larkspur Avenue', town: 'San Antonio', zip: '78205', timeZone: 'America/Chicago' },
  Product: { lms: 'TLXe', street: '77 Mesquite Way', town: 'Waco', zip: '76701', timeZone: 'America/Chicago' },
  EasyMoney: { lms: 'NLS', street: '310 Tidewater Street', town: 'Norfolk', zip: '23510', timeZone: 'America/New_York' },
  CheckSmart: { lms: 'NLS', street: '1518 Buckeye Pike', town: 'Dayton', zip: '45402', timeZone: 'America/New_York' },
  CaliforniaCheckCash: { lms: 'NLS', street: '640 Almond Grove', town: 'Fresno', zip: '93721', timeZone: 'America/Los_Angeles' },
  Cash1Loans: { lms: 'NLS', street: '2210 Saguaro Trail', town: 'Phoenix', zip: '85004', timeZone: 'America/Phoenix' },
  CommunityChoice: { lms: 'NLS', street: '19 Bluebonnet Court', town: 'Dallas', zip: '75201', timeZone: 'America/Chicago' },
};

const isState = (text: string): text is keyof typeof STATES => Object.hasOwn(STATES, text);

function makeStore(
  brand: Brand,
  { storeId, phone, state }: { storeId: string; phone: string; state: string },
  place: Place,
  week: Week,
): Store {
  const { lms, street, town, zip, timeZone } = place;
  if (!isState(state)) throw new Error(`the store of ${brand} is in an unknown state: ${state}`);
  return {
    storeId,
    brand,
    lmsId: LMS[lms],
    name: `${town} · ${street.replace(/^\d+ /, '')}`,
    address: `${street}, ${town}, ${state} ${zip}`,
    phone,
    state,
    timeZone,
    week,
  };
}

const BRANDS_WITH_STORES: readonly Brand[] = [
  'TitleMax', 'TitleBucks', 'InstaLoan', 'Product', 'EasyMoney', 'CheckSmart', 'CaliforniaCheckCash', 'Cash1Loans', 'CommunityChoice',
]; // prettier-ignore

/** No loan is made here: an appointment can be moved to it from the store of the loan, in another time zone (FLOW-APPT-02). */
const EL_PASO = makeStore(
  'TitleMax',
  { storeId: '10110', phone: '(512) 555-0160', state: 'TX' },
  { lms: 'TLXe', street: '415 Ocotillo Street', town: 'El Paso', zip: '79901', timeZone: 'America/Denver' },
  SHORT_WEEK,
);

/** All stores by id. */
export const STORES_BY_ID: ReadonlyMap<string, Store> = new Map(
  [...BRANDS_WITH_STORES.map((brand) => makeStore(brand, STORES[brand], DETAILS[brand], LONG_WEEK)), EL_PASO].map((store) => [
    store.storeId,
    store,
  ]),
);

/** The other stores of its brand. */
export const storesBeside = ({ brand, storeId }: Store): Store[] =>
  [...STORES_BY_ID.values()].filter((other) => other.brand === brand && other.storeId !== storeId);

/** The store with this id; undefined when there is none. */
export const storeById = (storeId: string): Store | undefined => STORES_BY_ID.get(storeId);
