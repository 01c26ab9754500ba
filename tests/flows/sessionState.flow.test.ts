import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage, type Page } from './kit/page.ts';
import * as renewal from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** What the page knows of a session. Real charts, real client, real lender. */
let sandbox: Sandbox;
let page: Page;
renewal.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'gus'));
afterEach(() => page?.close());

const idle = () => {
  const timer = page.actor.getSnapshot().children.idle?.getSnapshot();
  if (!timer) throw new Error('the idle timer does not run');
  const { sessionTimeoutStart, sessionTimeoutLimit, sessionTimeoutSkip } = timer.context;
  return { sessionTimeoutStart, sessionTimeoutLimit, sessionTimeoutSkip, sessionTimeoutIsActive: timer.matches('watching') };
};
const isSigningOut = () => page.actor.getSnapshot().children.session?.getSnapshot().hasTag('signOutInProgress') ?? false;

test('the session of Ann: nobody before she signs in, then who she is, what is verified, her timeouts, menu, links and place, and its end (ENT-026)', async () => {
  page = await openPage(sandbox, '/');
  await page.at('Login');
  expect([page.actor.getSnapshot().context.person, idle().sessionTimeoutIsActive]).toEqual([null, false]);
  page.close();

  // each page has its own modules
  const positionOfPage = () => import('../../services/client/position.ts');
  expect((await positionOfPage()).readPosition()).toBeNull();
  ({ page } = await renewal.annRenews(sandbox));
  const { person, settings } = page.actor.getSnapshot().context;
  expect(person).toMatchObject({ name: 'Ann Ashby', username: 'ann@example.com', trusted: true, guest: null });
  const [{ claimsOf }, { readTokens }] = await Promise.all([
    import('../../services/client/claims.ts'),
    import('../../services/client/tokens.ts'),
  ]);
  expect(claimsOf(readTokens()?.idToken ?? '')).toMatchObject({
    email: person?.email,
    email_verified: true,
    phone_number: person?.phoneNumber,
    phone_number_verified: true,
  });
  expect(idle()).toMatchObject({ sessionTimeoutLimit: 5, sessionTimeoutSkip: false, sessionTimeoutIsActive: true });
  expect(idle().sessionTimeoutStart).toBeGreaterThan(0);
  expect(settings.menuItemVisibility).toEqual({ offerButton: true, referralRewardsButton: true, optInDisclosuresButton: true });
  expect(settings.brandLinks).toMatchObject({
    TitleMax: { privacy: '/sandbox-pages/tmx/privacy', terms: '/sandbox-pages/tmx/terms' },
    InstaLoan: { privacy: '/sandbox-pages/inl/privacy', terms: '/sandbox-pages/inl/terms' },
  });

  const { readPosition } = await positionOfPage();
  expect(readPosition()).toEqual(renewal.AUSTIN);

  await sandbox.fault('PUT /deviceKeyAuth', { delayMs: 3_000 });
  page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
  await page.until(isSigningOut);
  await page.at('Login');
  expect([page.actor.getSnapshot().context.person, readPosition(), idle().sessionTimeoutIsActive]).toEqual([null, null, false]);
});

test('the session of Gus, a guest, is for one payment only (ENT-026)', async () => {
  const { loanId } = await sandbox.loan('gus', 'TitleMax');
  page = await openPage(sandbox, await sandbox.link(loanId));
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  expect(page.actor.getSnapshot().context.person?.guest).toEqual({ loanId, flow: 'payment' });
});

test('who registers has the lender’s password policy (ENT-026)', async () => {
  const policy = { minimumLength: 12, requireUppercase: true, requireLowercase: true, requireNumbers: true, requireSymbols: true };
  await sandbox.fault('GET /passwordPolicy', { body: policy });
  page = await openPage(sandbox, '/Register');
  await page.at('Register');
  expect(page.registration().view()).toMatchObject({ policy });
});

test('the providers of Ann, and which of them are open, are kept by brand: her home has a group for each, and the other one is closed (ENT-030)', async () => {
  const providers = { brands: ['TitleMax', 'InstaLoan'], availableProviders: ['TitleMax'] };
  await sandbox.fault('GET /serviceProvider', { body: providers });
  page = await signIn(sandbox, 'ann', '/Home');
  await page.until(() => page.accounts().view().groups !== null);
  const { person } = page.actor.getSnapshot().context;
  expect([person?.brands, person?.availableProviders]).toEqual([providers.brands, providers.availableProviders]);
  const open = Object.fromEntries((page.accounts().view().groups ?? []).map((group) => [group.brand, group.open]));
  expect(open).toEqual({ TitleMax: true, InstaLoan: false });
});
