import type { DownloadedFlow } from '../../machines/flows.ts';
import { flowView, type FlowScreens, type FlowView } from './flowView.tsx';

const viewOf = <Snapshot, Views extends object, Event>(file: { flowScreens: FlowScreens<Snapshot, Views, Event> }): FlowView =>
  flowView(file.flowScreens);

/** Screens that are downloaded with their flow's chart: one line for each flow of the registry (machines/flows.ts). */
export const files: { readonly [Flow in DownloadedFlow]: () => Promise<FlowView> } = {
  accounts: () => import('./accounts/index.ts').then(viewOf),
  agreement: () => import('./agreement/index.ts').then(viewOf),
  appointment: () => import('./appointment/index.ts').then(viewOf),
  autopay: () => import('./autopay/index.ts').then(viewOf),
  cancelRenewal: () => import('./cancelRenewal/index.ts').then(viewOf),
  location: () => import('./location/index.ts').then(viewOf),
  offers: () => import('./offers/index.ts').then(viewOf),
  ofr: () => import('./ofr/index.ts').then(viewOf),
  origination: () => import('./origination/index.ts').then(viewOf),
  payment: () => import('./payment/index.ts').then(viewOf),
  profile: () => import('./profile/index.ts').then(viewOf),
  linkAccount: () => import('./linkAccount/index.ts').then(viewOf),
  trustedDevice: () => import('./trustedDevice/index.ts').then(viewOf),
  updateUser: () => import('./updateUser/index.ts').then(viewOf),
  stores: () => import('./stores/index.ts').then(viewOf),
  renewal: () => import('./renewal/index.ts').then(viewOf),
  referral: () => import('./referral/index.ts').then(viewOf),
  registration: () => import('./registration/index.ts').then(viewOf),
  recovery: () => import('./recovery/index.ts').then(viewOf),
  settlement: () => import('./settlement/index.ts').then(viewOf),
  cards: () => import('./cards/index.ts').then(viewOf),
  consent: () => import('./consent/index.ts').then(viewOf),
  terms: () => import('./terms/index.ts').then(viewOf),
  install: () => import('./install/index.ts').then(viewOf),
  documents: () => import('./documents/index.ts').then(viewOf),
  draw: () => import('./draw/index.ts').then(viewOf),
  upload: () => import('./upload/index.ts').then(viewOf),
  unavailable: () => import('./unavailable/index.ts').then(viewOf),
  externalPage: () => import('./externalPage/index.ts').then(viewOf),
};

/** Charts with screens that several flows use, by their ids. They load with each flow that uses them. */
export const nested = {
  addCard: () => import('./addCard/index.ts').then(viewOf),
  ancillary: () => import('./ancillary/index.ts').then(viewOf),
  disburseMethod: () => import('./disburseMethod/index.ts').then(viewOf),
  signing: () => import('./signing/index.ts').then(viewOf),
  customerDetails: () => import('./customerDetails/index.ts').then(viewOf),
  referralCashOut: () => import('./referralCashOut/index.ts').then(viewOf),
  partyCode: () => import('./partyCode/index.ts').then(viewOf),
  verifyCode: () => import('./verifyCode/index.ts').then(viewOf),
} as const;

export type NestedChart = keyof typeof nested;
