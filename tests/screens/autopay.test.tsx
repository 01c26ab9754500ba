// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { autopayView } from '../../machines/autopay/autopay.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { autopayWalk } from '../../machines/paths/walks/autopay.walks.ts';
import { AutoPayUpdatePaymentMethod } from '../../ui/screens/autopay/AutoPayUpdatePaymentMethod.tsx';
import { stage } from '../ui/stage.tsx';

const LOADS = [
  'getAccounts: her loan',
  'listCards: a Visa, a bank account and an expired card',
  'readClock: it is November 2026',
  'readDraft: no payment',
];

test('a method that was removed in another tab: the choice of the method says so, as an alert', () => {
  const view = autopayView(follow(autopayWalk(), 'Ann opens autopay', ...LOADS, 'getPapers: the method is no longer saved', ...LOADS));
  if (view.screen !== 'AutoPayUpdatePaymentMethod') throw new Error(`${view.screen} is shown`);
  const { find } = stage(<AutoPayUpdatePaymentMethod view={view} send={() => undefined} />);
  expect(find('[role=alert]', HTMLElement).textContent).toContain('This payment method is no longer saved. Choose another one.');
});
