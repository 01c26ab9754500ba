import type { Brand } from '../../contract/brands.ts';
import { LMS, STORES } from '../people/places.ts';
import { STATES } from './states.ts';

/** A store as customers know it. All invented. */
export type StorePlace = {
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

/** What the sandbox adds to where a brand's loans are made. */
const MORE: Readonly<Record<Brand, { lms: keyof typeof LMS; street: string; town: string; zip: string; timeZone: string }>> = {
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

function placeOf(brand: Brand): StorePlace {
  const { storeId, phone, state } = STORES[brand];
  const { lms, street, town, zip, timeZone } = MORE[brand];
  if (!isState(state)) throw new Error(`${brand} has a store in no state: ${state}`);
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

const places = new Map(BRANDS_WITH_STORES.map(placeOf).map((place) => [place.storeId, place]));

/** A store by its id; undefined when there is none. */
export const storePlace = (storeId: string): StorePlace | undefined => places.get(storeId);
