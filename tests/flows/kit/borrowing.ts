import type { OriginationEvent } from '../../../machines/origination/origination.types.ts';
import { originationView, type OriginationView } from '../../../machines/origination/origination.view.ts';
import type { Tab } from './browser.ts';
import { chooses, ways } from './drawing.ts';
import type { Page } from './page.ts';
import { signs } from './renewal.ts';
import type { Sandbox } from './sandbox.ts';
import { signIn } from './steps.ts';

type Own = Exclude<OriginationView, { screen: 'ManageDisburseMethod' }>;
type ViewOf<S extends Own['screen']> = Extract<Own, { screen: S }>;

/** The application of a person's appraisal offer. */
export async function applicationOf(sandbox: Sandbox, person: string): Promise<{ applicationId: string; appraisalId: string }> {
  const row = await sandbox.lender.db
    .selectFrom('origination')
    .select(['application_id as applicationId', 'appraisal_id as appraisalId'])
    .where('person', '=', person)
    .executeTakeFirst();
  if (!row) throw new Error(`${person} has no appraisal`);
  return row;
}

export const addressOf = (applicationId: string, screen = 'OriginationAmount'): string =>
  `/TitleMax/Origination/${applicationId}/${screen}`;

/** Kim signs in at a screen of her new loan. */
export async function borrows(sandbox: Sandbox, { screen = 'OriginationAmount', tab }: { screen?: string; tab?: Tab } = {}): Promise<Page> {
  const { applicationId } = await applicationOf(sandbox, 'kim');
  return signIn(sandbox, 'kim', addressOf(applicationId, screen), tab ? { tab } : {});
}

/** A screen of the origination in this phase. */
export async function at<S extends Own['screen']>(page: Page, screen: S, phase: ViewOf<S>['phase']): Promise<ViewOf<S>> {
  const isIt = (view: OriginationView): view is ViewOf<S> => view.screen === screen && 'phase' in view && view.phase === phase;
  const now = () => {
    const view = page.now().flow === 'origination' ? originationView(page.flow('origination').getSnapshot()) : null;
    return view && isIt(view) && !view.busy ? view : null;
  };
  await page.until(() => now() !== null);
  const view = now();
  if (!view) throw new Error(`${screen} is no longer ${phase}`);
  return view;
}

export const press = (page: Page, ...events: OriginationEvent[]): void => events.forEach((event) => page.flow('origination').send(event));

/** From the amount to the last look; `way`: one by its name, or the card that ends in these digits. */
export async function toReview(page: Page, cents: number, way: string): Promise<ViewOf<'OriginationChooseMethod'>> {
  await at(page, 'OriginationAmount', 'choosing');
  press(page, { type: 'amount.typed', cents }, { type: 'amount.confirmed' });
  return picks(page, way);
}

export async function picks(page: Page, way: string): Promise<ViewOf<'OriginationChooseMethod'>> {
  await at(page, 'OriginationChooseMethod', 'choosing');
  const isCard = /^\d{4}$/.test(way);
  press(page, { type: 'method.chosen', choice: isCard ? 'debit' : way });
  press(page, isCard ? { type: 'card.changeChosen' } : { type: 'method.confirmed' });
  if (isCard) {
    const { cards } = await ways(page);
    const choice = cards.find(({ lastFour }) => lastFour === way)?.choice ?? '';
    chooses(page, { type: 'method.chosen', choice }, { type: 'method.confirmed' });
  }
  return at(page, 'OriginationChooseMethod', 'ready');
}

/** She presses twice. */
export const takes = (page: Page): void => press(page, { type: 'origination.submitted' }, { type: 'origination.submitted' });

export async function signsTheLoan(page: Page): Promise<ViewOf<'OriginationDocuSign'>> {
  await at(page, 'OriginationDocuSign', 'unsigned');
  press(page, { type: 'signing.chosen' });
  await signs(page);
  return at(page, 'OriginationDocuSign', 'received');
}

/** What the ledger has of the money of new loans: cents and status. */
export async function moved(sandbox: Sandbox): Promise<[number, string][]> {
  const rows = await sandbox.lender.db.selectFrom('ledger').select(['cents', 'status', 'key']).where('kind', '=', 'origination').execute();
  return rows.filter(({ key }) => !key.endsWith('-made')).map(({ cents, status }) => [cents, status]);
}
