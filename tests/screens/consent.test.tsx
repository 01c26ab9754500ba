// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ConsentEvent } from '../../machines/consent/consent.rules.ts';
import type { ConsentView } from '../../machines/consent/consent.view.ts';
import type { InstallView } from '../../machines/install/install.view.ts';
import { linesOf } from '../../machines/kit/paper.ts';
import { TermsConditionsConsent } from '../../ui/screens/consent/TermsConditionsConsent.tsx';
import { PwaInstallApple } from '../../ui/screens/install/PwaInstallApple.tsx';
import { PwaInstallChrome } from '../../ui/screens/install/PwaInstallChrome.tsx';
import { terms } from '../../machines/paths/walks/consent.walks.ts';
import { press, stage } from '../ui/stage.tsx';

const sent: ConsentEvent[] = [];
const send = (event: ConsentEvent) => void sent.push(event);
const view: ConsentView = {
  state: 'viewing',
  busy: false,
  title: terms.documentName,
  version: 2,
  effectiveOn: terms.effectiveOn,
  agreedBefore: 1,
  lines: linesOf(terms.documentName, terms.text),
  hasCopy: true,
  copyFailed: false,
  boxIsMissing: false,
  haveChanged: false,
  failure: null,
};

test('the full terms are shown with version and date; nothing is preselected (ROUTE-101, OPEN-003)', () => {
  const { container, text, button } = stage(<TermsConditionsConsent view={view} send={send} />);
  for (const line of terms.text) expect(text()).toContain(line);
  expect(text()).toContain('Version 2, effective Feb 1, 2026');
  expect(container.querySelector<HTMLInputElement>('#agreed')?.checked).toBe(false);
  press(button('Agree and continue'));
  expect(sent.at(-1)).toEqual({ type: 'consent.submitted', agreed: false });
  press(button('I don’t agree: sign out'));
  expect(sent.at(-1)).toEqual({ type: 'consent.declined' });
});

test('the text before the box explains electronic documents: scope, paper copies, withdrawal, requirements', () => {
  const { text } = stage(<TermsConditionsConsent view={view} send={send} />);
  for (const point of ['What it covers:', 'On paper:', 'Withdrawing your consent:', 'What you need:']) expect(text()).toContain(point);
});

const browser: InstallView = { screen: 'PwaInstallChrome', busy: false, installed: false, offer: 'prompt', dismissed: false, mac: false };

test('the browser’s own prompt is one press away, after it is said that one more sign-in is needed (PWA-002, ROUTE-119)', () => {
  const { text, button } = stage(<PwaInstallChrome view={browser} send={() => undefined} />);
  expect(button('Install')).toBeTruthy();
  expect(text()).toContain('You’ll sign in there once more');
});

test.each([
  [
    'an iPhone',
    false,
    [
      'Tap Share: the square with the arrow, below the page or beside the address.',
      'Scroll down and tap “Add to Home Screen”, then “Add”.',
      'Open the portal from your home screen.',
    ],
  ],
  [
    'a Mac',
    true,
    ['Press Share in the Safari toolbar: the square with the arrow.', 'Choose “Add to Dock”.', 'Open the portal from the Dock.'],
  ],
])('on %s each step to install the portal has its own sentence and its picture (PWA-003, ROUTE-119)', (_, mac, sentences) => {
  const { container } = stage(<PwaInstallApple view={{ ...browser, screen: 'PwaInstallApple', mac }} send={() => undefined} />);
  const steps = [...container.querySelectorAll('ol > li')];
  expect(steps.map(({ textContent }) => textContent)).toEqual(sentences);
  expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 1, 1]);
});
