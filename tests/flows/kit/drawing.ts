import type { SnapshotFrom } from 'xstate';
import type { disburseMethodMachine } from '../../../machines/disburseMethod/disburseMethod.machine.ts';
import type { DisburseMethodEvent } from '../../../machines/disburseMethod/disburseMethod.rules.ts';
import { disburseMethodView, type ManageDisburseMethodView } from '../../../machines/disburseMethod/disburseMethod.view.ts';
import type { DrawEvent } from '../../../machines/draw/draw.types.ts';
import { drawView, type DrawView } from '../../../machines/draw/draw.view.ts';
import { isChart } from '../../../machines/kit/xstateInternals.ts';
import { drawn } from '../../calls/draws.ts';
import { worldOf, type World } from '../../calls/world.ts';
import type { Page } from './page.ts';
import type { Sandbox } from './sandbox.ts';
import { signIn } from './steps.ts';

type Own = Exclude<DrawView, { screen: 'ManageDisburseMethod' }>;
type ViewOf<S extends Own['screen']> = Extract<Own, { screen: S }>;

/** Waits until `now` has something, and returns it. */
async function seen<View>(page: Page, now: () => View | null, what: string): Promise<View> {
  await page.until(() => now() !== null);
  const view = now();
  if (view === null) throw new Error(`${what} is no longer on the screen`);
  return view;
}

/** A screen of the draw in this phase. */
export function at<S extends Own['screen']>(page: Page, screen: S, phase: ViewOf<S>['phase']): Promise<ViewOf<S>> {
  const isIt = (view: DrawView): view is ViewOf<S> => view.screen === screen && 'phase' in view && view.phase === phase;
  const now = () => {
    const view = page.now().flow === 'draw' ? drawView(page.flow('draw').getSnapshot()) : null;
    return view && isIt(view) ? view : null;
  };
  return seen(page, now, `${screen}, ${phase}`);
}

export const press = (page: Page, ...events: DrawEvent[]): void => events.forEach((event) => page.flow('draw').send(event));
export const chooses = (page: Page, ...events: DisburseMethodEvent[]): void => events.forEach((event) => page.now().actor?.send(event));

const isChoosing = (snapshot: unknown): snapshot is SnapshotFrom<typeof disburseMethodMachine> =>
  isChart(snapshot) && snapshot.machine.id === 'disburseMethod';

/** ManageDisburseMethod, loaded. */
export function ways(page: Page): Promise<ManageDisburseMethodView> {
  const now = () => {
    const snapshot: unknown = page.now().actor?.getSnapshot();
    const view = isChoosing(snapshot) ? disburseMethodView(snapshot) : null;
    return view?.screen === 'ManageDisburseMethod' && view.phase === 'choosing' ? view : null;
  };
  return seen(page, now, 'ManageDisburseMethod');
}

/** Signs in as Dot, or somebody else, at GetCashAmount of her loan. */
export async function wantsCash(sandbox: Sandbox, name = 'dot', owner = name): Promise<{ page: Page; loanId: string }> {
  const { loanId } = await sandbox.loan(owner, 'TitleMax');
  const page = await signIn(sandbox, name, `/TitleMax/Accounts/${loanId}/Payment/GetCashAmount`);
  return { page, loanId };
}

/** The card that ends in these digits, or a way by its name. */
export async function picks(page: Page, way: string): Promise<void> {
  const { cards } = await ways(page);
  const choice = cards.find(({ lastFour }) => lastFour === way)?.choice ?? way;
  chooses(page, { type: 'method.chosen', choice }, { type: 'method.confirmed' });
}

/** The amount, where it goes, and the papers. */
export async function agrees(page: Page, cents: number, way: string): Promise<void> {
  await at(page, 'GetCashAmount', 'choosing');
  press(page, { type: 'amount.typed', cents }, { type: 'amount.confirmed' });
  await picks(page, way);
  await at(page, 'GetCashNotice', 'reading');
  press(page, { type: 'agreement.submitted', agreed: true });
}

/** The location is checked on its own screen, which leads back to the review. */
export async function isLocated(page: Page): Promise<void> {
  await page.at('GpsLocation');
  await page.until(() => !page.now().busy);
  page.flow('location').send({ type: 'check.chosen' });
  page.flow('location').send({ type: 'instructions.read' });
}

/** Everything up to the review. */
export async function toReview(page: Page, cents: number, way: string): Promise<ViewOf<'ConfirmDisbursement'>> {
  await agrees(page, cents, way);
  await isLocated(page);
  return at(page, 'ConfirmDisbursement', 'ready');
}

/** What Dot owes, in cents. */
export const owed = async (sandbox: Sandbox): Promise<number> => (await sandbox.loan('dot', 'TitleMax')).payoffCents;

/** What the ledger has of draws on a loan: cents and status of each. */
export async function moved({ lender }: Sandbox, loanId: string): Promise<[number, string][]> {
  const draws = lender.db.selectFrom('ledger').select(['cents', 'status']).where('loan_id', '=', loanId).where('kind', '=', 'draw');
  return (await draws.execute()).map(({ cents, status }) => [cents, status]);
}

/** Dot draws $120.00 on another device, to her card or another way. */
export async function drawsElsewhere({ speak, lender }: Sandbox, type?: 2 | 14): Promise<World> {
  const other = await worldOf({ ...speak, sandbox: true, runDueJobs: () => lender.runDueJobs() }, 'dot');
  await drawn(other, type);
  return other;
}

/** Dot removes this card on another device. */
export async function removesCardElsewhere(sandbox: Sandbox, lastFour: string, person = 'dot'): Promise<void> {
  const other = await worldOf({ ...sandbox.speak, sandbox: true }, person);
  const { cards } = await other.answer('GET /cards', {});
  const removed = cards.find(({ cardNumber }) => cardNumber.endsWith(lastFour));
  if (!removed) throw new Error(`${person} has no card that ends in ${lastFour}`);
  await other.answer('DELETE /cards', { cardIds: removed.cardIds });
}
