import type { DownloadedFlow } from '../../machines/flows.ts';
import { flowView, type FlowView } from './flowView.tsx';

/** Screens that are downloaded with their flow's chart: one line for each flow of the registry (machines/flows.ts). */
export const files: { readonly [Flow in DownloadedFlow]: () => Promise<FlowView> } = {
  accounts: async () => flowView((await import('./accounts/index.ts')).flowScreens),
  agreement: async () => flowView((await import('./agreement/index.ts')).flowScreens),
  appointment: async () => flowView((await import('./appointment/index.ts')).flowScreens),
  autopay: async () => flowView((await import('./autopay/index.ts')).flowScreens),
  cancelRenewal: async () => flowView((await import('./cancelRenewal/index.ts')).flowScreens),
  location: async () => flowView((await import('./location/index.ts')).flowScreens),
  offers: async () => flowView((await import('./offers/index.ts')).flowScreens),
  ofr: async () => flowView((await import('./ofr/index.ts')).flowScreens),
  origination: async () => flowView((await import('./origination/index.ts')).flowScreens),
  payment: async () => flowView((await import('./payment/index.ts')).flowScreens),
  profile: async () => flowView((await import('./profile/index.ts')).flowScreens),
  linkAccount: async () => flowView((await import('./linkAccount/index.ts')).flowScreens),
  trustedDevice: async () => flowView((await import('./trustedDevice/index.ts')).flowScreens),
  updateUser: async () => flowView((await import('./updateUser/index.ts')).flowScreens),
  stores: async () => flowView((await import('./stores/index.ts')).flowScreens),
  renewal: async () => flowView((await import('./renewal/index.ts')).flowScreens),
  referral: async () => flowView((await import('./referral/index.ts')).flowScreens),
  registration: async () => flowView((await import('./registration/index.ts')).flowScreens),
  recovery: async () => flowView((await import('./recovery/index.ts')).flowScreens),
  settlement: async () => flowView((await import('./settlement/index.ts')).flowScreens),
  cards: async () => flowView((await import('./cards/index.ts')).flowScreens),
  consent: async () => flowView((await import('./consent/index.ts')).flowScreens),
  terms: async () => flowView((await import('./terms/index.ts')).flowScreens),
  install: async () => flowView((await import('./install/index.ts')).flowScreens),
  documents: async () => flowView((await import('./documents/index.ts')).flowScreens),
  draw: async () => flowView((await import('./draw/index.ts')).flowScreens),
  upload: async () => flowView((await import('./upload/index.ts')).flowScreens),
  unavailable: async () => flowView((await import('./unavailable/index.ts')).flowScreens),
  externalPage: async () => flowView((await import('./externalPage/index.ts')).flowScreens),
};

/** Charts with screens that several flows use, by their ids. They load with each flow that uses them. */
export const nested = {
  addCard: async () => flowView((await import('./addCard/index.ts')).flowScreens),
  ancillary: async () => flowView((await import('./ancillary/index.ts')).flowScreens),
  disburseMethod: async () => flowView((await import('./disburseMethod/index.ts')).flowScreens),
  signing: async () => flowView((await import('./signing/index.ts')).flowScreens),
  customerDetails: async () => flowView((await import('./customerDetails/index.ts')).flowScreens),
  referralCashOut: async () => flowView((await import('./referralCashOut/index.ts')).flowScreens),
  partyCode: async () => flowView((await import('./partyCode/index.ts')).flowScreens),
  verifyCode: async () => flowView((await import('./verifyCode/index.ts')).flowScreens),
} as const;

export type NestedChart = keyof typeof nested;
