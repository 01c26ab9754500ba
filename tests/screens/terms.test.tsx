// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { installView } from '../../machines/install/install.view.ts';
import { termsView } from '../../machines/terms/terms.view.ts';
import { PwaInstallRoute } from '../../ui/screens/install/PwaInstallRoute.tsx';
import { PwaInstallUnsupported } from '../../ui/screens/install/PwaInstallUnsupported.tsx';
import { OptInDisclosures } from '../../ui/screens/terms/OptInDisclosures.tsx';
import { TermsConditions } from '../../ui/screens/terms/TermsConditions.tsx';
import { follow } from '../../machines/paths/explorer.ts';
import { terms } from '../../machines/paths/walks/consent.walks.ts';
import { installWalk } from '../../machines/paths/walks/install.walks.ts';
import { termsWalk } from '../../machines/paths/walks/terms.walks.ts';
import { messages as spanish } from '../../ui/locales/es/terms.po';
import { press, stage } from '../ui/stage.tsx';

const sent: { type: string }[] = [];
const send = (event: { type: string }) => void sent.push(event);
const seen = (start: string, ...labels: string[]) => termsView(follow(termsWalk(), start, 'getSettings: the pages of TitleMax', ...labels));

test('Ann reads the full terms and their version, and can save a copy (ROUTE-098, OPEN-003)', () => {
  const { text, button } = stage(
    <TermsConditions view={seen('Ann opens the terms', 'getTerms: the customer agreed to these')} send={send} />,
  );
  for (const line of terms.text) expect(text()).toContain(line);
  expect(text()).toContain('Version 2');
  press(button('Done'));
  expect(sent.at(-1)).toEqual({ type: 'flow.left' });
});

test('a paper says that it is in English to a customer who reads Spanish, and is read aloud as English (WCAG 3.1.2)', () => {
  const view = seen('Ann opens the terms', 'getTerms: the customer agreed to these');
  const NOTE = 'Este documento está en inglés.';
  const inSpanish = stage(<TermsConditions view={view} send={send} />, { locale: 'es', messages: spanish });
  expect(inSpanish.text()).toContain(NOTE);
  expect(inSpanish.find('[lang="en"]', HTMLElement).textContent).toContain(terms.text.at(-1));
  expect(stage(<TermsConditions view={view} send={send} />).text()).not.toContain('This document is in English');
});

test.each(['a visitor opens the terms', 'Gus opens the terms'])('%s: the terms of an account are shown only to its customer', (start) => {
  const { text } = stage(<TermsConditions view={seen(start)} send={send} />);
  expect(text()).toContain('Sign in to read them');
  expect(text()).not.toContain('Version');
});

test('terms that failed to load can be retried', () => {
  const { button } = stage(<TermsConditions view={seen('Ann opens the terms', 'getTerms: no network')} send={send} />);
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
});

test('opting in to messages: how to stop them, and that no loan depends on it (ROUTE-099)', () => {
  const { text } = stage(<OptInDisclosures view={seen('a visitor opens the notice about messages')} send={send} />);
  expect(text()).toContain('STOP');
  expect(text()).toContain('You do not have to consent to get a loan');
});

test('an installed portal says so; a browser that cannot install gets a bookmark explained (PWA-004, PWA-005)', () => {
  const found = (browser: string) =>
    installView(follow(installWalk(), 'a customer wants to install the portal', `readInstall: ${browser}`));
  expect(stage(<PwaInstallRoute view={found('it runs installed')} send={send} />).text()).toContain('is installed on this device');
  expect(stage(<PwaInstallUnsupported view={found('another browser')} send={send} />).text()).toContain('Add a bookmark');
});
