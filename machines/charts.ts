/** Where each flow of the registry (machines/flows.ts) has its chart. Downloaded with the router, not with Login: it grows with every flow (decision 033). */
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { DownloadedFlow } from './flows.ts';

/** A flow `x` has its chart in machines/x/x.machine.ts, under the name `xMachine`. */
export const charts = {
  accounts: () => import('./accounts/accounts.machine.ts'),
  agreement: () => import('./agreement/agreement.machine.ts'),
  appointment: () => import('./appointment/appointment.machine.ts'),
  autopay: () => import('./autopay/autopay.machine.ts'),
  cancelRenewal: () => import('./cancelRenewal/cancelRenewal.machine.ts'),
  cards: () => import('./cards/cards.machine.ts'),
  consent: () => import('./consent/consent.machine.ts'),
  documents: () => import('./documents/documents.machine.ts'),
  draw: () => import('./draw/draw.machine.ts'),
  externalPage: () => import('./externalPage/externalPage.machine.ts'),
  install: () => import('./install/install.machine.ts'),
  linkAccount: () => import('./linkAccount/linkAccount.machine.ts'),
  location: () => import('./location/location.machine.ts'),
  offers: () => import('./offers/offers.machine.ts'),
  ofr: () => import('./ofr/ofr.machine.ts'),
  origination: () => import('./origination/origination.machine.ts'),
  payment: () => import('./payment/payment.machine.ts'),
  profile: () => import('./profile/profile.machine.ts'),
  recovery: () => import('./recovery/recovery.machine.ts'),
  referral: () => import('./referral/referral.machine.ts'),
  registration: () => import('./registration/registration.machine.ts'),
  renewal: () => import('./renewal/renewal.machine.ts'),
  settlement: () => import('./settlement/settlement.machine.ts'),
  stores: () => import('./stores/stores.machine.ts'),
  terms: () => import('./terms/terms.machine.ts'),
  trustedDevice: () => import('./trustedDevice/trustedDevice.machine.ts'),
  unavailable: () => import('./unavailable/unavailable.machine.ts'),
  updateUser: () => import('./updateUser/updateUser.machine.ts'),
  upload: () => import('./upload/upload.machine.ts'),
} as const satisfies Record<DownloadedFlow, () => Promise<object>>;

type ModuleOf<Name extends DownloadedFlow> = Awaited<ReturnType<(typeof charts)[Name]>>;
/** The chart of a flow, exactly. */
export type ChartOf<Name extends DownloadedFlow> = { [N in Name]: ModuleOf<N>[`${N}Machine` & keyof ModuleOf<N>] }[Name];

/** Downloads the chart of a flow. Rejects when its file cannot be downloaded. */
export async function loadChart(flow: DownloadedFlow): Promise<AnyStateMachine> {
  const chart: unknown = Reflect.get(await charts[flow](), `${flow}Machine`);
  if (!(chart instanceof StateMachine)) throw new TypeError(`${flow}.machine.ts exports no ${flow}Machine`);
  return chart;
}
