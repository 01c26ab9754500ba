import type { SnapshotFrom } from 'xstate';
import { ApiError } from '../../../services/contract/error.ts';
import { titleLoan } from '../../../machines/paths/people/loans.ts';
import { ann, settings } from '../../../machines/paths/people/people.ts';
import { austin } from '../../../machines/paths/people/stores.ts';
import type { storesMachine } from '../../../machines/stores/stores.machine.ts';
import { broken, says } from './kit/answers.ts';

export type S = SnapshotFrom<typeof storesMachine>;

/** The store of the opened address; the one of Ann's loan, with another one near it; and the one that Back leads to. */
const ASKED = 'S-7';
export const OWN = 'S-1';
export const NEARBY = 'S-9';
export const BACK = 'S-5';

const line = { phone: '5555550100', hours: 'Mon-Fri 8-18' };
const storeOf = (id: string, nearby: typeof austin.nearby = []) => ({ ...austin, storeInfo: { ...austin.storeInfo, id }, nearby });
const missing = {
  reply: { fails: new ApiError({ kind: 'missing', call: 'GET /store', status: 404 }) },
  wire: { status: 404, body: {} },
};
const loans = { 'her loan': says({ loans: [titleLoan] }), fails: broken('GET /accounts') };

/** Every answer twice: as the chart gets it, and as the network's response. */
export const answers = {
  getAccounts: loans,
  findLoans: loans,
  getContacts: { 'three lines': says({ InstaLoan: line, NLS: line, TLXe: line }), fails: broken('GET /contacts') },
  getStore: {
    [`the store ${ASKED}`]: says(storeOf(ASKED)),
    [`the store ${OWN}`]: says(storeOf(OWN, [{ storeId: NEARBY, name: 'El Paso · Ocotillo Street' }])),
    [`the store ${NEARBY}`]: says(storeOf(NEARBY)),
    [`the store ${BACK}`]: says(storeOf(BACK)),
    'there is no such store': missing,
    fails: broken('GET /store'),
  },
  getMap: { 'the map': says('iVBORw0KGgo='), 'there is none': missing },
} as const;

const start = (screen: string, params: Record<string, string> = {}) => ({ person: ann, settings, params, screen });

/** The start of each story, and its address. */
export const starts: Readonly<Record<string, { path: string; input: ReturnType<typeof start> }>> = {
  'Ann needs help': { path: '/ContactUs', input: start('ContactUs') },
  'Ann opens the address of a store under another brand': {
    path: `/InstaLoan/Stores/${ASKED}`,
    input: start('StoreDetails', { brand: 'InstaLoan', storeId: ASKED }),
  },
};
