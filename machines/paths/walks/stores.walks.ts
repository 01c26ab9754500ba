import { storesMachine } from '../../stores/stores.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { LOAN_STATUS } from '../../../services/contract/enums.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { explore } from '../explorer.ts';
import { loanLike, titleLoan } from '../people/loans.ts';
import { ann, gus } from '../people/people.ts';
import { austin, elPaso } from '../people/stores.ts';
import { once } from '../once.ts';
import '../people/outsideHosts.ts';

const line = { phone: '5555550100', hours: 'Mon-Fri 8-18' };
const settings = settingsIn({
  mapPage: 'https://lender.example/map?q=',
  brandLinks: { TitleMax: { storeLocator: 'https://titlemax.example/stores' } },
});
const loans = {
  done: {
    loans: [
      titleLoan,
      loanLike({ loanId: 'paidOff', paidOff: true, loanStatusId: LOAN_STATUS.PaidOff }),
      loanLike({ loanId: 'installment', brand: 'InstaLoan', storeId: 'S-2', storePhoneNumber: '5125550151' }),
    ],
  },
};
const lost = { fails: new ApiError({ kind: 'offline', call: 'GET /accounts' }) };

/** Everything that can happen on ContactUs and StoreDetails. */
export const storesWalk = once(() =>
  explore(storesMachine, {
    starts: {
      'a visitor needs help': { person: null, settings, params: {}, screen: 'ContactUs' },
      'Ann needs help': { person: ann, settings, params: {}, screen: 'ContactUs' },
      'Gus, a guest, needs help': { person: gus, settings, params: {}, screen: 'ContactUs' },
      'Ann opens the address of her store': {
        person: ann,
        settings,
        params: { brand: 'TitleMax', storeId: 'S-1' },
        screen: 'StoreDetails',
      },
      'Ann opens her store under another brand': {
        person: ann,
        settings,
        params: { brand: 'InstaLoan', storeId: 'S-1' },
        screen: 'StoreDetails',
      },
    },
    events: {
      'tries again': { type: 'retry.chosen' },
      'opens her store': { type: 'store.opened', brand: 'TitleMax', storeId: 'S-1' },
      'opens the other store': { type: 'store.opened', brand: 'TitleMax', storeId: 'S-9' },
      'opens a store that is not offered': { type: 'store.opened', brand: 'TitleMax', storeId: 'S-0' },
      'wants the phone numbers': { type: 'contact.chosen' },
      'wants an appointment about her title loan': { type: 'appointment.chosen', loanId: 'title' },
      'wants an appointment about a loan of another brand': { type: 'appointment.chosen', loanId: 'installment' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      getAccounts: { 'three loans': loans, 'no network': lost },
      findLoans: { 'three loans': loans, 'no network': lost },
      getContacts: {
        'three lines': { done: { InstaLoan: line, NLS: line, TLXe: line } },
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /contacts' }) },
      },
      getStore: {
        'the store': { done: austin },
        'the other store': { done: elPaso },
        'there is no such store': { fails: new ApiError({ kind: 'missing', call: 'GET /store', status: 404 }) },
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /store' }) },
      },
      getMap: {
        'the map': { done: 'iVBORw0KGgo=' },
        'there is none': { fails: new ApiError({ kind: 'missing', call: 'GET /storemap', status: 404 }) },
      },
    },
    params: [{ brand: 'TitleMax', storeId: 'S-1' }, { brand: 'TitleMax' }],
    sees: ({ context: { person, brand, storeId, addressBrand, store, map, contacts, loans: loaded, failure, outcome } }) => [
      person?.name,
      brand,
      storeId,
      addressBrand,
      store?.storeInfo.id,
      map !== '',
      contacts !== null,
      loaded?.length,
      failure?.kind,
      outcome.kind,
    ],
    happens: ({ context }, { label }) =>
      (label !== 'getStore: the store' || context.storeId === 'S-1') &&
      (label !== 'getStore: the other store' || context.storeId === 'S-9'),
    outcomes: ['left', 'appointmentChosen'],
    refused: ['opens a store that is not offered', 'wants an appointment about a loan of another brand'],
  }),
);
