import { beforeEach, expect, test } from 'vitest';
import { PAYMENT_PROCESSOR } from '../../services/contract/enums.ts';
import { HEADER } from '../../services/contract/headers.ts';
import { processorOfSystems } from '../../services/lender/cards/processors.ts';
import { carding, MISSING } from './cards.kit.ts';
import { errorOf } from './kit/bench.ts';
import { lenderOn } from './kit/engines.ts';
import { PORTAL, Tokenized, typeIn, vaultOf } from './vault.kit.ts';
import * as v from 'valibot';

test.each([
  [[], 'Mixed'],
  [['1'], 'CyberSource'],
  [['2'], 'BridgePay'],
  [['1', '2'], 'Mixed'],
] as const)('a customer of the loan systems %j has cards at %s (ENUM-003)', (systems, processor) =>
  expect(processorOfSystems(systems)).toBe(processor),
);

const ASK = { cardTransactionType: '1', origin: PORTAL } as const;
const onPageOf = (code: string) => ({ headers: { [HEADER.brand]: code } });

lenderOn('the card form of each processor', (at) => {
  const { guest, ready } = carding(at);
  beforeEach(ready);

  // OPEN-047
  test.each([
    ['nell', 'chs', 'CyberSource', 'cs_', ['CyberSource']],
    ['ann', 'tmx', 'BridgePay', 'bp_', ['BridgePay']],
    ['ann', 'cic', 'Repay', 'rp_', ['Repay']],
    ['bo', '', 'Mixed', 'mx_', ['BridgePay', 'CyberSource']],
    ['guest', 'tmx', 'BridgePay', 'bp_', ['BridgePay']],
  ] as const)(
    '%s on a page of "%s": the form is that of %s, and so is the saved card',
    async (person, code, processor, tokenStart, types) => {
      const token = person === 'guest' ? await guest() : await at().signIn(person);
      const { key, formUrl, processorType } = await at().answer('GET /cardFormKey', ASK, { token, ...onPageOf(code) });
      expect(processorType).toBe(PAYMENT_PROCESSOR[processor]);
      expect(await (await at().fetch(new Request(formUrl))).text()).toContain(`data-processor="${processor}"`);
      const { bridgeToken } = v.parse(Tokenized, (await typeIn(vaultOf(at()), key)).body);
      expect(bridgeToken.startsWith(tokenStart)).toBe(true);
      const { cardIds } = await at().answer('POST /cards', { guestCard: true, bridgeToken }, { token });
      expect(cardIds.map(({ type }) => type)).toEqual(types);
    },
  );

  test('a token of another processor is refused for this card', async () => {
    const token = await at().signIn('ann');
    const { key } = await at().answer('GET /cardFormKey', ASK, { token, ...onPageOf('tmx') });
    const { bridgeToken } = v.parse(Tokenized, (await typeIn(vaultOf(at()), key)).body);
    const other = await at().call('POST /cards', { guestCard: true, bridgeToken: bridgeToken.replace('bp_', 'rp_') }, { token });
    expect([other.status, errorOf(other)]).toEqual([400, MISSING]);
  });

  test('a brand without a processor has no form: the customer gets the phone of its store', async () => {
    const reply = await at().call('GET /cardFormKey', ASK, { token: await at().signIn('nell'), ...onPageOf('ccf') });
    expect([reply.status, errorOf(reply)]).toEqual([422, 'Cards cannot be added online here. Please call (512) 555-0159.']);
  });
});

lenderOn(
  'a lender that has another processor for a brand',
  (at) => {
    test('opens its form, and does not publish the setting', async () => {
      const token = await at().signIn('ann');
      const { processorType } = await at().answer('GET /cardFormKey', ASK, { token, ...onPageOf('tmx') });
      expect(processorType).toBe(PAYMENT_PROCESSOR.Repay);
      expect(JSON.stringify((await at().call('GET /configsettings', {})).body)).not.toContain('cardProcessors');
    });
  },
  { settings: { cardProcessors: { TitleMax: 'Repay' } } },
);
