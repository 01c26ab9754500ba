import type { Brand } from '../../contract/brands.ts';
import { LMS, STORES } from '../people/places.ts';
import { STATES } from './states.ts';

/** A store with its address. All are made up. */
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
};

/** The address and time zone of each brand's store. */
const DETAILS: Readonly<Record<Brand, { lms: keyof typeof LMS; street: string; town: string; zip: string; timeZone: string }>> = {
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

function makeStore(brand: Brand): Store {
  const { storeId, phone, state } = STORES[brand];
  const { lms, street, town, zip, timeZone } = DETAILS[brand];
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
  };
}

const BRANDS_WITH_STORES: readonly Brand[] = [
  'TitleMax', 'TitleBucks', 'InstaLoan', 'Product', 'EasyMoney', 'CheckSmart', 'CaliforniaCheckCash', 'Cash1Loans', 'CommunityChoice',
]; // prettier-ignore

const byId = new Map(BRANDS_WITH_STORES.map(makeStore).map((store) => [store.storeId, store]));

/** The store with this id; undefined when there is none. */
export const storeById = (storeId: string): Store | undefined => byId.get(storeId);
