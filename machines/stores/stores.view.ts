import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { mapPageOf } from '../kit/mapPage.ts';
import type { storesMachine } from './stores.machine.ts';
import { loansAtStore, ownStores, type OwnStore, type StoresContext } from './stores.rules.ts';

type Snapshot = SnapshotFrom<typeof storesMachine>;

type Common = Pick<StoresContext, 'failure'> & { busy: boolean };

/** `contacts` null: not loaded yet (`busy`), or `failure` says why not. */
export type ContactView = Common & { screen: 'ContactUs'; contacts: StoresContext['contacts']; ownStores: readonly OwnStore[] };

/** A store for its screen. `hours`: one line each, as the service has them (stores-3). */
export type StoreFacts = {
  storeId: string;
  name: string;
  address: string;
  hours: readonly string[];
  phone: string;
  state: string;
  /** A page of a map service with the address, null where none is known. */
  mapPage: string | null;
};

/** A loan that an appointment can be for. */
export type MeetingLoan = { loanId: string; loanHeader: string; productName: string };

export type StoreView = Common & {
  screen: 'StoreDetails';
  state: 'loading' | 'open' | 'unknown' | 'failed';
  brand: Brand | null;
  storeId: string;
  /** The brand of the address, when the store is another brand's. */
  otherBrand: Brand | null;
  store: StoreFacts | null;
  /** A PNG as base64, empty without one. */
  map: string;
  mapState: 'loading' | 'loaded' | 'missing';
  nearby: readonly { storeId: string; name: string }[];
  loans: readonly MeetingLoan[];
  /** The brand's page of all its stores. Spec: PROD-018. */
  locatorPage: string | null;
};

export type StoresView = ContactView | StoreView;

/** The service separates its hours by semicolons or lines. */
export const hoursIn = (hoursRaw: string): string[] =>
  hoursRaw
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function storeOf({ store, settings }: StoresContext): StoreFacts | null {
  if (!store) return null;
  const { id, name, address, hoursRaw, phone, state } = store.storeInfo;
  return { storeId: id, name, address, hours: hoursIn(hoursRaw), phone, state: state.label, mapPage: mapPageOf(settings, address) };
}

function stateOf(at: Snapshot): StoreView['state'] {
  if (at.matches({ store: 'opened' })) return 'open';
  if (at.matches({ store: 'unknown' })) return 'unknown';
  return at.matches({ store: 'failed' }) ? 'failed' : 'loading';
}

function mapStateOf(at: Snapshot): StoreView['mapState'] {
  if (at.matches({ store: { opened: { map: 'loaded' } } })) return 'loaded';
  return at.matches({ store: { opened: { map: 'missing' } } }) ? 'missing' : 'loading';
}

function storeView(at: Snapshot, common: Common): StoreView {
  const { context } = at;
  const { brand, addressBrand, store, settings } = context;
  return {
    ...common,
    screen: 'StoreDetails',
    state: stateOf(at),
    brand,
    storeId: context.storeId,
    otherBrand: store && addressBrand !== brand ? addressBrand : null,
    store: storeOf(context),
    map: context.map,
    mapState: mapStateOf(at),
    nearby: store?.nearby ?? [],
    loans: at.matches({ store: { opened: { loans: 'loaded' } } })
      ? loansAtStore(context).map(({ loanId, loanHeader, productName }) => ({ loanId, loanHeader, productName }))
      : [],
    locatorPage: brand && outsideAddress(settings.brandLinks[brand]?.storeLocator ?? ''),
  };
}

/** What the two screens show. */
export function storesView(at: Snapshot): StoresView {
  const { contacts, failure, loans } = at.context;
  const common: Common = { failure, busy: at.hasTag('busy') };
  return at.matches('store') ? storeView(at, common) : { ...common, screen: 'ContactUs', contacts, ownStores: ownStores(loans) };
}
