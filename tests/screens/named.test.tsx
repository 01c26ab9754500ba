// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { linkAccountView } from '../../machines/linkAccount/linkAccount.view.ts';
import { standingStill, stillScreens } from '../../ui/situation/standingStill.ts';
import { AccountSelect } from '../../ui/screens/linkAccount/AccountSelect.tsx';
import { linkAccountWalk } from '../../machines/paths/walks/linkAccount.walks.ts';
import { charts, type ChartName } from '../../machines/paths/walks.ts';
import { press, stage } from '../ui/stage.tsx';

/** The first situation of the chart that shows this screen at rest, and whose view has `what` in it. */
async function onScreen(flow: ChartName, screen: string, what = '') {
  const { walk, view } = charts[flow];
  const views = walk()
    .situations.filter(({ snapshot }) => snapshot.status === 'active' && !snapshot.hasTag('busy'))
    .map(({ snapshot }) => view?.(snapshot));
  const found = views.find((one) => one?.screen === screen && JSON.stringify(one.view).includes(what));
  if (!found) throw new Error(`no situation of ${flow} shows ${screen} with "${what}"`);
  return stage((await stillScreens(flow)).show(standingStill(found.view), screen));
}

test.each<[string, ChartName, string, string, readonly string[]]>([
  [
    'ROUTE-030: an e-mail that does not arrive',
    'trustedDevice',
    'Email',
    '@example.com',
    ['Is t•••@example.com your email?', 'Yes, enter the code', 'Choose another way'],
  ],
  [
    'ROUTE-034: where the code for a new name goes',
    'verifyCode',
    'VerificationMethod',
    '"purpose":"updateUser"',
    ['How should we send the code?', 'n•••@example.com', 'Send the code'],
  ],
  ['ROUTE-103: what Experian is told', 'terms', 'ExperianDisclosure', '', ['Experian disclosure', 'credit']],
  [
    'ROUTE-105: a browser that installs nothing',
    'install',
    'PwaInstallUnsupported',
    '',
    ['This browser can’t install the portal', 'Add a bookmark'],
  ],
  ['ROUTE-105: Apple’s browsers', 'install', 'PwaInstallApple', '', ['Share']],
  ['ROUTE-105: Chrome', 'install', 'PwaInstallChrome', '"offer":"menu"', ['Choose “Install app” or “Add to home screen”.']],
])('%s', async (_, flow, screen, what, words) => {
  const { container, text } = await onScreen(flow, screen, what);
  expect(container.querySelector('main')?.dataset['screen']).toBe(screen);
  for (const word of words) expect(text()).toContain(word);
});

test.each([
  ['VerificationMethod', 'partyCode', 'visually-hidden'],
  ['VerificationMethod', 'updateUser', 'visually-hidden'],
  ['ForgotPasswordVerificationMethod', 'recovery', 'field-label'],
])('how to send a code is asked once, by the title or above the ways (%s, %s)', async (screen, purpose, style) => {
  const { container } = await onScreen('verifyCode', screen, `"purpose":"${purpose}"`);
  expect(container.querySelector('legend')?.className).toBe(style);
});

test('a customer with accounts of several brands chooses one (part of ROUTE-020)', () => {
  const heard: object[] = [];
  const views = linkAccountWalk().situations.map(({ snapshot }) => linkAccountView(snapshot));
  const view = views.find(({ brands, busy }) => brands?.length === 1 && !busy);
  const [first] = view?.brands ?? [];
  if (!view || !first) throw new Error('no situation has the accounts of a brand');
  const brands = [first, { ...first, brand: 'InstaLoan' as const }];
  const { text, button } = stage(<AccountSelect view={{ ...view, brands }} send={(event) => heard.push(event)} />);
  expect(text()).toContain('Go to TitleMax');
  press(button('Go to InstaLoan'));
  expect(heard).toEqual([{ type: 'brand.chosen', brand: 'InstaLoan' }]);
});
