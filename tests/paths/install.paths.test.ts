import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { installView } from '../../machines/install/install.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { installWalk } from '../../machines/paths/walks/install.walks.ts';

const walk = installWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => {
    const view = installView(snapshot);
    return { snapshot, view };
  },
);
always('can be left at any time', ({ snapshot }) => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
always('Install can be pressed only while the browser offers it (PWA-002)', ({ snapshot, view }) => {
  const mayInstall = snapshot.can({ type: 'install.chosen' });
  expect(mayInstall).toBe(view.screen === 'PwaInstallChrome' && view.offer === 'prompt' && !view.busy);
});

/** Where PwaInstallRoute leads each browser. */
test.each([
  ['Chrome, which offers it', 'PwaInstallChrome'],
  ['Chrome, which does not offer it yet', 'PwaInstallChrome'],
  ['an iPhone', 'PwaInstallApple'],
  ['Safari of a Mac', 'PwaInstallApple'],
  ['another browser', 'PwaInstallUnsupported'],
  ['it runs installed', 'PwaInstallRoute'],
])('PwaInstallRoute leads %s to %s (ROUTE-104, PWA-003, PWA-004, PWA-005)', (browser, screen) => {
  const asking = walk.situations.find(({ start, story }) => start === 'a customer wants to install the portal' && story.length === 0);
  const way = asking?.ways.find(({ step }) => step.label.endsWith(browser));
  const there = walk.situations.find(({ key }) => key === way?.to);
  expect(there && installView(there.snapshot)).toMatchObject({ screen, mac: browser === 'Safari of a Mac' });
});

describe('the prompt of the browser', () => {
  const pressed = ['readInstall: Chrome, which offers it', 'presses Install'];
  const answered = (answer: string) =>
    installView(follow(walk, 'a customer opens PwaInstallChrome', ...pressed, `promptInstall: ${answer}`));
  test('after "Not now" there is no prompt until the browser offers it again (PWA-002)', () =>
    expect(answered('not now')).toMatchObject({ installed: false, dismissed: true, offer: 'menu' }));
  test('yes: it is installed', () => expect(answered('yes')).toMatchObject({ installed: true, screen: 'PwaInstallRoute' }));
});
