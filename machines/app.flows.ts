import type { accountsMachine } from './accounts/accounts.machine.ts';
import { slot } from './kit/slot.ts';
import type { FlowName } from './kit/target.ts';
import type { paymentMachine } from './payment/payment.machine.ts';
import type { storesMachine } from './stores/stores.machine.ts';

/** Flows that come after the page; signIn comes with it. */
export type DownloadedFlow = Exclude<FlowName, 'signIn'>;

/** What `fetchFlow` brings. */
export type FlowChart = typeof accountsMachine | typeof paymentMachine | typeof storesMachine;

/** Where downloaded charts go. Types only are imported here: the page must not carry their code (quality §7). */
export const flowSlots = {
  accounts: slot<typeof accountsMachine>('accounts'),
  payment: slot<typeof paymentMachine>('payment'),
  stores: slot<typeof storesMachine>('stores'),
} as const;

export const isDownloaded = (flow: string): flow is DownloadedFlow => Object.hasOwn(flowSlots, flow);
