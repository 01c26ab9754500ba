import { expect, test, vi } from 'vitest';
import { guestCards, noteGuestCard, strikeGuestCards } from '../../services/client/guestCards.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import type { Answer } from '../../services/contract/index.ts';
import { annsEntry } from './kit/jwt.ts';
import './kit/service.ts';

const card = (id: string, guestCard = true): Answer<'POST /cards'> => ({
  cardToken: 't',
  cardIds: [{ type: '1', id }],
  cardNumber: '•••• •••• •••• 4242',
  cardType: 'visa',
  cardholderName: 'Gus Green',
  customerIds: [],
  expirationMonth: '01',
  expirationYear: '30',
  guestCard,
  newCard: true,
  canDisburse: false,
});

test('a guest’s card stays in the page’s memory for ten minutes, also after the guest has left; a customer’s card and a deleted card do not (CONF-010)', () => {
  vi.useFakeTimers();
  keepTokens(annsEntry(), { remember: false });
  noteGuestCard(card('anns'));
  expect(guestCards()).toEqual([]);
  keepTokens(annsEntry({ guest_loan_id: '4711' }), { remember: false });
  noteGuestCard(card('g1'));
  noteGuestCard(card('g2'));
  noteGuestCard(card('saved', false));
  strikeGuestCards([{ type: '1', id: 'g2' }]);
  forgetCustomer();
  expect(guestCards()).toEqual([{ type: '1', id: 'g1', lastFour: '4242' }]);
  expect(JSON.stringify(globalThis.sessionStorage ?? {})).not.toContain('g1');
  vi.advanceTimersByTime(10 * 60_000);
  expect(guestCards()).toEqual([]);
});
