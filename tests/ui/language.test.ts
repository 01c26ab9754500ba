import { expect, test } from 'vitest';
import { activate, i18n, loadTexts } from '../../ui/i18n.ts';
import { messages as ofPayment } from '../../ui/locales/es/payment.po';
import { messages as ofStores } from '../../ui/locales/es/stores.po';

const missing = (messages: object) => Object.keys(messages).filter((id) => !Object.hasOwn(i18n.messages, id));

test('a flow that comes while Ann changes to Spanish is in Spanish, whichever is quicker (I18N-005)', async () => {
  await Promise.all([activate('es'), loadTexts('stores')]);
  expect(missing(ofStores)).toEqual([]);
  await activate('en');
  await Promise.all([loadTexts('payment'), activate('es')]);
  expect(missing(ofPayment)).toEqual([]);
});
