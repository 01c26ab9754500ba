// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { AddCardEvent } from '../../machines/addCard/addCard.rules.ts';
import type { AddCardView } from '../../machines/addCard/addCard.view.ts';
import { say } from '../../services/lender/vault/page/words.ts';
import { AddPaymentMethod } from '../../ui/screens/addCard/AddPaymentMethod.tsx';
import { press, stage } from '../ui/stage.tsx';
import { add, failure } from './paymentViews.ts';

/** jsdom has no media queries. */
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));

const heard: AddCardEvent[] = [];
const form = (different: Partial<AddCardView>) =>
  stage(<AddPaymentMethod view={add(different)} send={(event) => void heard.push(event)} />);
const onlySaves = { onlySaves: true, save: true, maySave: false, paying: null };

test('the lender refuses a card: the reason takes the focus, and says that the card must be typed again (ERR-011, WCAG 2.4.3)', () => {
  const refused = failure({ kind: 'refused', status: 422, texts: ['This card has expired. Use another card.'] });
  const { find, show } = form({ ...onlySaves, phase: 'saving' });
  show(<AddPaymentMethod view={add({ ...onlySaves, phase: 'opening', failure: refused })} send={() => undefined} />);
  const note = find('.notice-danger[role="alert"]', HTMLElement);
  expect(note.textContent).toBe('This card has expired. Use another card.Please type your card again.');
  expect(document.activeElement).toBe(note.parentElement);
});

test('no answer: the card is typed again, and the lender saves the same card only once', () =>
  expect(form({ failure: failure({ kind: 'unknown', status: 503 }) }).text()).toContain('Please type your card again.'));

test('a form that has expired: the page offers a new one, in the words of the form, and does not ask to check what was typed', () => {
  const { button, text } = form({ tokenMissing: true, fields: ['form'] });
  expect(text()).not.toContain('Please confirm card information is entered correctly');
  press(button('Open a new form'));
  expect(heard.at(-1)).toEqual({ type: 'card.retryChosen' });
  expect(say('en', 'over')).toContain('Open a new form');
  expect(form({ tokenMissing: true, fields: [] }).text()).not.toContain('Open a new form');
});

test('without a card form nothing says where the number of a card goes (OPEN-047)', () => {
  const where = 'Your card number goes straight to our card service.';
  expect(form({ phase: 'noForm' }).text()).not.toContain(where);
  const { text, container } = form({ ...onlySaves, phase: 'noForm' });
  expect(text()).toContain('You can’t add a card here.');
  expect(container.querySelector('.page-lead:not(:empty)')).toBeNull();
  expect(form(onlySaves).text()).toContain(where);
});

test('what the card can do stands beside the button, where the bar at the bottom of a narrow window cannot hide it', () => {
  const { find } = form({ ...onlySaves, kind: { cardType: 'visa', canDisburse: true } });
  expect(find('.form-bar [role="status"]', HTMLElement).textContent).toContain('it can receive money');
});
