import { fromPromise } from 'xstate';
import { loadScreens } from '../../ui/screens/index.ts';

/** Charts that are downloaded when a flow is first needed; signIn comes with the page. */
const charts = {
  accounts: async () => (await import('../../machines/accounts/accounts.machine.ts')).accountsMachine,
  payment: async () => (await import('../../machines/payment/payment.machine.ts')).paymentMachine,
  stores: async () => (await import('../../machines/stores/stores.machine.ts')).storesMachine,
} as const;

export type DownloadedFlow = keyof typeof charts;

const missed = new Set<DownloadedFlow>();

/** A file that is missing twice is one of an older version: the page loads itself anew, at most once for each press of "Try again" (F16). */
function miss(flow: DownloadedFlow, error: unknown): never {
  if (missed.has(flow) && navigator.onLine) location.reload();
  missed.add(flow);
  throw error;
}

/** One flow's chart, screens and texts. Rejects when a file cannot be had; the app gives up after its own limit (ERR-038). */
export const fetchFlow = fromPromise<
  (typeof charts)[DownloadedFlow] extends () => Promise<infer Chart> ? Chart : never,
  { flow: DownloadedFlow }
>(async ({ input: { flow } }) => {
  try {
    const [chart] = await Promise.all([charts[flow](), loadScreens(flow)]);
    return chart;
  } catch (error) {
    return miss(flow, error);
  }
});
