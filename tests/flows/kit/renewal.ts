import { afterEach, beforeEach, vi } from 'vitest';
import * as v from 'valibot';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { AgreementEvent } from '../../../machines/agreement/agreement.types.ts';
import { agreementView, type AccountDisclosuresView } from '../../../machines/agreement/agreement.view.ts';
import type { ancillaryMachine } from '../../../machines/ancillary/ancillary.machine.ts';
import type { AncillaryEvent } from '../../../machines/ancillary/ancillary.rules.ts';
import { ancillaryView, type AncillaryView } from '../../../machines/ancillary/ancillary.view.ts';
import { appointmentView, type AppointmentView } from '../../../machines/appointment/appointment.view.ts';
import { cancelRenewalView, type OfferView } from '../../../machines/cancelRenewal/cancelRenewal.view.ts';
import { isChart } from '../../../machines/kit/xstateInternals.ts';
import type { LocationEvent } from '../../../machines/location/location.types.ts';
import { locationView } from '../../../machines/location/location.view.ts';
import type { RenewalEvent } from '../../../machines/renewal/renewal.types.ts';
import { renewalView, type AlternateBlockedView, type ProductSwitchView } from '../../../machines/renewal/renewal.view.ts';
import type { Page } from './page.ts';
import type { Sandbox } from './sandbox.ts';
import { choose, pay, signIn, type Amount } from './steps.ts';

export const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
export const COLUMBUS = { latitude: 39.9612, longitude: -82.9988 };

/** Node has no geolocation: from now on the device is here. */
export function standAt(coords: typeof AUSTIN): void {
  const getCurrentPosition = (found: (at: object) => void) => found({ coords });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
/** Each test of a file begins with the device in Texas. */
export function beginInTexas(): void {
  beforeEach(() => standAt(AUSTIN));
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

/** Waits until `now` has something, and returns it. */
async function seen<View>(page: Page, now: () => View | null, what: string): Promise<View> {
  await page.until(() => now() !== null);
  const view = now();
  if (view === null) throw new Error(`${what} is no longer on the screen`);
  return view;
}
const chartOf = (page: Page, id: string): AnyMachineSnapshot | null => {
  const snapshot: unknown = page.now().actor?.getSnapshot();
  return isChart(snapshot) && snapshot.machine.id === id ? snapshot : null;
};
const isSelling = (snapshot: AnyMachineSnapshot | null): snapshot is SnapshotFrom<typeof ancillaryMachine> => snapshot !== null;

/** Signs in, chooses an amount and "pay and renew", and is located in the store's state. */
export async function renews(sandbox: Sandbox, name: string, brand: string, amount: Amount, owner = name) {
  const { loanId } = await sandbox.loan(owner, brand);
  const page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Payment`);
  await choose(page, amount, 'renewal.chosen');
  await isLocated(page);
  return { page, loanId };
}

/** ProductSwitch in this phase, not busy. */
export function terms(page: Page, phase: ProductSwitchView['phase']): Promise<ProductSwitchView> {
  const now = () => {
    const view = page.now().screen === 'ProductSwitch' ? renewalView(page.flow('renewal').getSnapshot()) : null;
    return view?.screen === 'ProductSwitch' && view.phase === phase && !view.busy ? view : null;
  };
  return seen(page, now, `ProductSwitch, ${phase}`);
}
export function blocked(page: Page): Promise<AlternateBlockedView> {
  const now = () => {
    const view = page.now().screen === 'AlternateBlocked' ? renewalView(page.flow('renewal').getSnapshot()) : null;
    return view?.screen === 'AlternateBlocked' ? view : null;
  };
  return seen(page, now, 'AlternateBlocked');
}
export const press = (page: Page, ...events: RenewalEvent[]): void => events.forEach((event) => page.flow('renewal').send(event));

/** Stays with the same kind of loan, of the two that are offered. */
export async function keepsProduct(page: Page): Promise<void> {
  await terms(page, 'choosing');
  press(page, { type: 'product.chosen', product: 'same' }, { type: 'terms.confirmed' });
}

/** Asks for the code of the other party by text, gets it from that party and types it. */
export async function bringsCode(sandbox: Sandbox, page: Page, phone: string): Promise<void> {
  await page.at('AltPartyVerifyCode');
  page.now().actor?.send({ type: 'code.chosen' });
  await page.at('VerificationMethod');
  page.verifying().send({ type: 'method.chosen', method: 'text' });
  await page.at('VerificationCode');
  const [newest] = await sandbox.outbox(phone);
  page.verifying().send({ type: 'code.submitted', code: /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '' });
}

/** The list of what is sold with the renewal, or its confirmation. */
export function selling<S extends AncillaryView['screen']>(page: Page, screen: S, state: Extract<AncillaryView, { screen: S }>['state']) {
  const isIt = (view: AncillaryView): view is Extract<AncillaryView, { screen: S }> => view.screen === screen && view.state === state;
  const now = () => {
    const at = chartOf(page, 'ancillary');
    const view = isSelling(at) ? ancillaryView(at) : null;
    return view && isIt(view) ? view : null;
  };
  return seen(page, now, screen);
}
/** Takes these products, or none. */
export async function takes(page: Page, ...productIds: string[]): Promise<void> {
  const send = (event: AncillaryEvent) => page.now().actor?.send(event);
  await selling(page, 'AncillaryProducts', 'choosing');
  for (const productId of productIds) send({ type: 'product.chosen', productId, chosen: true });
  send({ type: 'products.confirmed' });
  if (productIds.length === 0) return;
  await selling(page, 'AncillaryProductsConfirm', 'reading');
  send({ type: 'confirm.submitted', agreed: true });
}

/** The appointment in the store, in this state, not busy. */
export function meets(page: Page, state: AppointmentView['state']): Promise<AppointmentView> {
  const now = () => {
    const view = page.now().screen === 'ProductSwitchAppointment' ? appointmentView(page.flow('appointment').getSnapshot()) : null;
    return view?.state === state && !view.busy ? view : null;
  };
  return seen(page, now, 'ProductSwitchAppointment');
}

/** Goes on with the card that is chosen. */
export async function takesCard(page: Page): Promise<void> {
  await page.payment('SelectPaymentMethod', ({ mayGoOn, busy }) => mayGoOn && !busy);
  page.press({ type: 'method.confirmed' });
}
/** The lender finds the customer where the device is; a restricted state is confirmed (FLOW-REFI-13). */
export async function isLocated(page: Page): Promise<void> {
  const phase = () => {
    const view = page.now().screen === 'GpsLocation' ? locationView(page.flow('location').getSnapshot()) : null;
    return view?.screen === 'GpsLocation' ? view.phase : null;
  };
  await page.until(() => phase() === 'explaining');
  const steps: LocationEvent[] = [{ type: 'check.chosen' }, { type: 'instructions.read' }];
  steps.forEach((event) => page.flow('location').send(event));
  await page.until(() => page.now().flow !== 'location' || phase() === 'consenting');
  if (page.now().flow === 'location') page.flow('location').send({ type: 'consent.given' });
}

export function papers(page: Page, holds: (view: AccountDisclosuresView) => boolean = () => true): Promise<AccountDisclosuresView> {
  const now = () => {
    const view = page.now().screen === 'AccountDisclosures' ? agreementView(page.flow('agreement').getSnapshot()) : null;
    return view?.screen === 'AccountDisclosures' && view.phase === 'reading' && holds(view) ? view : null;
  };
  return seen(page, now, 'AccountDisclosures');
}
/** Opens each paper, and confirms them. The window has room for a frame to sign in. */
export async function agrees(page: Page, name: string, initials: string): Promise<void> {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  const send = (event: AgreementEvent) => page.flow('agreement').send(event);
  for (const { documentId } of (await papers(page)).papers) {
    send({ type: 'paper.opened', documentId });
    send({ type: 'paper.closed' });
  }
  send({ type: 'agreement.submitted', name, initials });
}
/** Signs on the lender's page, in a frame. */
export async function signs(page: Page): Promise<void> {
  const { view, send } = await page.signing('loading');
  const ceremony = await page.mountPapers(view.signingUrl);
  send({ type: 'frame.loaded' });
  await ceremony.press('sign');
  (await page.signing('signed')).send({ type: 'signature.confirmed' });
}

export const toReview = (page: Page) => page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
export async function pays(page: Page) {
  await toReview(page);
  pay(page);
  return page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
}

/** What the cancellation of a renewal changes, on its screen. */
export function cancelling(page: Page): Promise<OfferView> {
  const now = () => {
    const view = page.now().flow === 'cancelRenewal' ? cancelRenewalView(page.flow('cancelRenewal').getSnapshot()) : null;
    return view?.screen === 'CancelRenewal' && view.state === 'choosing' ? view.offer : null;
  };
  return seen(page, now, 'CancelRenewal');
}

export const SAMS_PHONE = '5125550102';
/** Ann, from the amount of her title loan to its cards. */
export async function annRenews(sandbox: Sandbox, ...productIds: string[]) {
  const at = await renews(sandbox, 'ann', 'TitleMax', 'minimumDue');
  await keepsProduct(at.page);
  await bringsCode(sandbox, at.page, SAMS_PHONE);
  await takes(at.page, ...productIds);
  return at;
}
/** From the cards to the review. */
export async function annToReview(page: Page): Promise<void> {
  await takesCard(page);
  await annAgrees(page);
}
export async function annAgrees(page: Page) {
  await agrees(page, 'Ann Ashby', 'AA');
  await signs(page);
  return toReview(page);
}

const Ledger = v.object({ entries: v.array(v.object({ kind: v.string(), cents: v.number(), key: v.string(), status: v.string() })) });
/** What was charged on a loan since the last reset, newest first. The bookings of earlier months have a key of a loan and a number. */
export async function charged(sandbox: Sandbox, loanId: string): Promise<[string, number][]> {
  const { body } = await sandbox.speak.ask('GET', `/sandbox/ledger?loanId=${loanId}`);
  const { entries } = v.parse(Ledger, body);
  return entries
    .filter(({ kind, key, status }) => ['payment', 'refinance'].includes(kind) && status === 'settled' && !/^\d+-\d+$/.test(key))
    .map(({ kind, cents }) => [kind, cents]);
}
