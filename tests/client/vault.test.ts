// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToVault, isVaultAddress, sendToVault } from '../../services/client/vault.ts';
import { attachFrame } from '../../services/client/frames.ts';
import { keepConfig } from '../../services/client/config.ts';
import type { VaultMessage } from '../../services/contract/cards.ts';

const VAULT = 'https://vault.test';
const NONCE = 'nonce-of-this-session';
const TOKENIZED = {
  type: 'card.tokenized',
  nonce: NONCE,
  bridgeToken: 'b-1',
  cardBin: '42424242',
  lastFour: '4242',
  cardholderName: 'Ann Archer',
};

let frame: HTMLIFrameElement;
let messages: VaultMessage[];
let stop: () => void;

beforeEach(() => {
  keepConfig({ serviceUrl: '/api', serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'portal' }, vaultOrigin: VAULT });
  frame = document.body.appendChild(document.createElement('iframe'));
  attachFrame('vault', frame);
  messages = [];
  stop = listenToVault(NONCE, (message) => messages.push(message));
});
afterEach(() => {
  stop();
  attachFrame('vault', null);
  frame.remove();
});

const arrive = (
  data: unknown,
  { origin = VAULT, source = frame.contentWindow }: { origin?: string; source?: MessageEventSource | null } = {},
) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

test('messages from the form in our frame arrive', () => {
  arrive(TOKENIZED);
  arrive({ type: 'card.ready', nonce: NONCE, height: 480 });
  expect(messages).toEqual([TOKENIZED, { type: 'card.ready', nonce: NONCE, height: 480 }]);
});

test.each<[string, unknown, { origin?: string; source?: MessageEventSource | null }?]>([
  ['our own page', TOKENIZED, { origin: 'https://portal.test', source: window }],
  ['our own window pretending to be the vault', TOKENIZED, { source: window }],
  ['another site in our frame', TOKENIZED, { origin: 'https://evil.test' }],
  ['a site whose name begins like the vault', TOKENIZED, { origin: 'https://vault.test.evil.test' }],
  ['the vault without encryption', TOKENIZED, { origin: 'http://vault.test' }],
  ['the vault on another port', TOKENIZED, { origin: 'https://vault.test:8443' }],
  ['no window', TOKENIZED, { source: null }],
  ['an earlier session of the form', { ...TOKENIZED, nonce: 'old' }],
  ['a form without a nonce', { ...TOKENIZED, nonce: '' }],
  ['a form that sends the whole card number', { ...TOKENIZED, cardBin: '4242424242424242' }],
  ['a form that sends an unknown message', { type: 'card.charged', nonce: NONCE }],
  ['a form that sends text', JSON.stringify(TOKENIZED)],
  ['a form that sends nothing', null],
])('a message of %s is ignored (part of OPEN-047)', (_, data, from) => {
  arrive(data, from);
  expect(messages).toEqual([]);
});

test('a message from another frame of the page is ignored, even with the right origin', () => {
  const other = document.body.appendChild(document.createElement('iframe'));
  arrive(TOKENIZED, { source: other.contentWindow });
  other.remove();
  expect(messages).toEqual([]);
});

test('a session without a nonce, or one that has ended, gets no message', () => {
  const deaf: VaultMessage[] = [];
  const stopDeaf = listenToVault('', (message) => deaf.push(message));
  arrive({ ...TOKENIZED, nonce: '' });
  stopDeaf();
  stop();
  arrive(TOKENIZED);
  expect([deaf, messages]).toEqual([[], []]);
});

test('commands go to the vault only (part of OPEN-047)', () => {
  const posted = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation(() => {});
  sendToVault({ type: 'card.submit', nonce: NONCE });
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: 'card.submit', nonce: NONCE }, VAULT);
  attachFrame('vault', null);
  expect(() => sendToVault({ type: 'card.submit', nonce: NONCE })).not.toThrow();
});

test('the frame shows only addresses of the vault', () => {
  expect(isVaultAddress('https://vault.test/form?key=1')).toBe(true);
  for (const address of [
    'https://evil.test/form',
    'https://vault.test.evil.test/',
    'https://vault.test@evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/form',
    '',
  ])
    expect([address, isVaultAddress(address)]).toEqual([address, false]);
});
