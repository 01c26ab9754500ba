import { fromPromise } from 'xstate';
import { isDownloaded, menuSlot } from '../../machines/app/app.flows.ts';
import type { Target } from '../../machines/kit/target.ts';
import { loadScreens } from '../../ui/screens/index.ts';
import { loadSideMenu } from '../../ui/shell/sideMenu.ts';

/** Charts that are downloaded when a flow is first needed; signIn comes with the page. */
const charts = {
  accounts: async () => (await import('../../machines/accounts/accounts.machine.ts')).accountsMachine,
  payment: async () => (await import('../../machines/payment/payment.machine.ts')).paymentMachine,
  profile: async () => (await import('../../machines/profile/profile.machine.ts')).profileMachine,
  linkAccount: async () => (await import('../../machines/linkAccount/linkAccount.machine.ts')).linkAccountMachine,
  trustedDevice: async () => (await import('../../machines/trustedDevice/trustedDevice.machine.ts')).trustedDeviceMachine,
  updateUser: async () => (await import('../../machines/updateUser/updateUser.machine.ts')).updateUserMachine,
  stores: async () => (await import('../../machines/stores/stores.machine.ts')).storesMachine,
  registration: async () => (await import('../../machines/registration/registration.machine.ts')).registrationMachine,
  recovery: async () => (await import('../../machines/recovery/recovery.machine.ts')).recoveryMachine,
  consent: async () => (await import('../../machines/consent/consent.machine.ts')).consentMachine,
  terms: async () => (await import('../../machines/terms/terms.machine.ts')).termsMachine,
  install: async () => (await import('../../machines/install/install.machine.ts')).installMachine,
  externalPage: async () => (await import('../../machines/externalPage/externalPage.machine.ts')).externalPageMachine,
} as const;

export type DownloadedFlow = keyof typeof charts;

/** The side menu comes with the first flow, and nobody is in one without it: it is the way to sign out. */
async function bringMenu(): Promise<void> {
  const [{ menuMachine }] = await Promise.all([import('../../machines/menu/menu.machine.ts'), loadSideMenu()]);
  menuSlot.fill(menuMachine);
}

const missed = new Set<DownloadedFlow>();

/** A file that is missing twice is one of an older version: the page loads itself anew, at most once for each press of "Try again" (F16). */
function miss(flow: DownloadedFlow, error: unknown): never {
  if (missed.has(flow) && navigator.onLine) location.reload();
  missed.add(flow);
  throw error;
}

/** What a link fetches before it is pressed. A file that is missing is fetched again by the flow itself. */
export async function preloadFlow(flow: Target['flow']): Promise<void> {
  if (!isDownloaded(flow)) return;
  await Promise.all([charts[flow](), loadScreens(flow)]).catch(() => undefined);
}

type FlowChart = (typeof charts)[DownloadedFlow] extends () => Promise<infer Chart> ? Chart : never;

/**
 * One flow's chart, screens and texts; with the first comes what all of them need (`withFirst`). Rejects when a file cannot be fetched; the app
 * gives up after its own limit (ERR-038).
 */
export const fetchFlowWith = (withFirst: () => Promise<void>) =>
  fromPromise<FlowChart, { flow: DownloadedFlow }>(async ({ input: { flow } }) => {
    try {
      const [chart] = await Promise.all([charts[flow](), loadScreens(flow), bringMenu(), withFirst()]);
      return chart;
    } catch (error) {
      return miss(flow, error);
    }
  });
