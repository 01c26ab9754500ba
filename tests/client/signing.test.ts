// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, toPromise, waitFor } from 'xstate';
import { signingMachine } from '../../machines/signing/signing.machine.ts';
import { signingView } from '../../machines/signing/signing.view.ts';
import { annSigns } from '../../machines/paths/walks/signing.walks.ts';
import { readSigningWay } from '../../services/actors/signing.ts';
import { watchVisibility } from '../../services/actors/visibility.ts';
import { keepConfig } from '../../services/client/config.ts';
import { attachFrame } from '../../services/client/frames.ts';
import { frameFits, leaveToSign, listenToSigning, ownAddress, signingAddress } from '../../services/client/signing.ts';
import { json, service } from './kit/service.ts';

const SIGNING = 'https://sign.test';
const installed = (more: object = {}) =>
  keepConfig({
    serviceUrl: '/api',
    serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'portal' },
    vaultOrigin: 'https://vault.test',
    ...more,
  });

/** Addresses that a wrong or broken service could answer. */
const HOSTILE = [
  'https://evil',
  'https://evil.test/signing?ticket=1',
  'https://evil.test/?https://sign.test',
  '//evil',
  '//sign.test/signing',
  '/signing?ticket=1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://sign.test',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://sign.test/1',
  'https://good@evil/',
  'https://sign.test@evil.test/',
  'https://ann@sign.test/signing',
  'https://ann:secret@sign.test/signing',
  'https://sign.test.evil.test/',
  'https://a.sign.test/',
  'https://sign.test:8443/',
  'http://sign.test/signing',
  'https://sign.test\\@evil.test/',
  'https:\\\\sign.test/',
  'https:sign.test/',
  'https:///sign.test',
  ' https://sign.test/',
  'https://sign.test/\nsigning',
  'https://vault.test/form',
  'https://ѕign.test/', // a Cyrillic letter
  `https://sign.test/${'a'.repeat(2_001)}`,
  'not an address',
  '',
] as const;

let frame: HTMLIFrameElement;
const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  installed({ signingOrigin: SIGNING });
  frame = document.body.appendChild(document.createElement('iframe'));
  attachFrame('signing', frame);
  assign.mockClear();
  vi.stubGlobal('location', {
    origin: 'https://portal.test',
    href: 'https://portal.test/TitleMax/Accounts/1/Payment/DocuSignView?signingStatus=decline#x',
    assign,
  });
});
afterEach(() => {
  attachFrame('signing', null);
  frame.remove();
});

describe('the address of the signing page (ROUTE-084)', () => {
  test.each(HOSTILE)('%j is not opened', (address) => {
    expect(signingAddress(address)).toBeNull();
    expect(() => leaveToSign(address)).toThrow(TypeError);
    expect(assign).not.toHaveBeenCalled();
  });
  test('for any address, only the installation’s own origin is opened, without a name in it', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.constantFrom(...HOSTILE)),
        (typed) => {
          const found = signingAddress(typed);
          if (found === null) return;
          const { origin, username, password } = new URL(found);
          expect([origin, username, password]).toEqual([SIGNING, '', '']);
        },
      ),
    ));
  test('that of the configuration is', () => {
    expect(signingAddress(`${SIGNING}/signing?ticket=1`)).toBe(`${SIGNING}/signing?ticket=1`);
    leaveToSign(`${SIGNING}/signing?ticket=1`);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${SIGNING}/signing?ticket=1`);
  });
  test('an installation that names no signing page opens none', () => {
    installed();
    expect([signingAddress(`${SIGNING}/signing`), signingAddress('https://vault.test/signing')]).toEqual([null, null]);
  });
});

/** The chart, the real actors, and a service that answers this address. */
async function signs(signingUrl: string, width: number) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', 800);
  const { requests } = service(({ method }) =>
    method === 'GET' ? json({}, 404) : json({ signingUrl, expiresAt: '2026-11-24T12:00:00.000Z' }),
  );
  installed({ signingOrigin: SIGNING }); // the service's own configuration names none
  const actor = createActor(signingMachine, { input: annSigns }).start();
  const now = () => signingView(actor.getSnapshot());
  await waitFor(actor, () => now().phase === 'offered' || !now().busy, { timeout: 60_000 });
  if (now().phase === 'offered') actor.send({ type: 'signing.chosen' });
  await waitFor(actor, () => !now().busy, { timeout: 60_000 });
  const view = now();
  actor.stop();
  const post = requests.find(({ method }) => method === 'POST');
  const body: unknown = await post?.json();
  return { view, body };
}

test.each(HOSTILE.filter((address) => URL.canParse(address)))(
  'a lender that answers %j: neither frame nor window goes there, and the customer is told so',
  async (address) => {
    for (const width of [1280, 320]) {
      const { view } = await signs(address, width);
      expect([view.phase, view.signingUrl]).toEqual(['unable', '']);
    }
    expect(assign).not.toHaveBeenCalled();
  },
);

test('the session leads back to the screen itself, without what was in its address (CALL-033)', async () => {
  const { view, body } = await signs(`${SIGNING}/signing?ticket=1`, 1280);
  expect([view.phase, view.signingUrl]).toEqual(['loading', `${SIGNING}/signing?ticket=1`]);
  expect(body).toEqual({
    loanId: 'title',
    lmsId: '1',
    signingType: 'refinance',
    customerId: 'C-ann',
    iframe: true,
    redirectUrl: 'https://portal.test/TitleMax/Accounts/1/Payment/DocuSignView',
  });
  expect(ownAddress()).not.toContain('?');
});

test('on a small phone it is opened in this window (CALL-033)', async () => {
  const { view, body } = await signs(`${SIGNING}/signing?ticket=1`, 320);
  expect([view.phase, view.signingUrl]).toEqual(['away', '']);
  expect(body).toMatchObject({ iframe: false });
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${SIGNING}/signing?ticket=1`);
});

test.each([
  [1280, 900, true],
  [390, 844, true],
  [360, 480, true],
  [359, 844, false],
  [844, 390, false],
] as const)('papers fit into a frame of a page of %i by %i px: %s', async (innerWidth, innerHeight, fits) => {
  expect(frameFits({ innerWidth, innerHeight })).toBe(fits);
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  await expect(toPromise(createActor(readSigningWay).start())).resolves.toBe(fits ? 'frame' : 'redirect');
});

describe('a message of the signing page', () => {
  const ENDED = { type: 'signing.ended', signingStatus: 'signing_complete' };
  let count: number;
  let stop: () => void;
  beforeEach(() => {
    count = 0;
    stop = listenToSigning(() => (count += 1));
  });
  afterEach(() => stop());
  const arrive = (
    data: unknown,
    { origin = SIGNING, source = frame.contentWindow }: { origin?: string; source?: MessageEventSource | null } = {},
  ) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

  test('from our frame is a hint that it has ended', () => {
    arrive(ENDED);
    expect(count).toBe(1);
  });
  test.each<[string, unknown, { origin?: string; source?: MessageEventSource | null }?]>([
    ['our own page', ENDED, { origin: 'https://portal.test', source: window }],
    ['our own window pretending to be the signing page', ENDED, { source: window }],
    ['another site in our frame', ENDED, { origin: 'https://evil.test' }],
    ['the card vault', ENDED, { origin: 'https://vault.test' }],
    ['a site whose name begins like it', ENDED, { origin: 'https://sign.test.evil.test' }],
    ['the signing page without encryption', ENDED, { origin: 'http://sign.test' }],
    ['the signing page on another port', ENDED, { origin: 'https://sign.test:8443' }],
    ['a frame without an origin', ENDED, { origin: 'null' }],
    ['no window', ENDED, { source: null }],
    ['a page with an unknown status', { ...ENDED, signingStatus: 'signed' }],
    ['a page with another message', { type: 'signing.started' }],
    ['a page that sends text', JSON.stringify(ENDED)],
    ['a page that sends nothing', null],
  ])('of %s does nothing', (_, data, from) => {
    arrive(data, from);
    expect(count).toBe(0);
  });
  test('from another frame of the page does nothing, even with the right origin', () => {
    const other = document.body.appendChild(document.createElement('iframe'));
    arrive(ENDED, { source: other.contentWindow });
    other.remove();
    expect(count).toBe(0);
  });
  test('does nothing when no papers are on the page, or when nobody listens any more', () => {
    const source = frame.contentWindow;
    attachFrame('signing', null);
    arrive(ENDED, { source });
    attachFrame('signing', frame);
    stop();
    arrive(ENDED);
    expect(count).toBe(0);
  });
});

test('the page says when the customer no longer sees it, and when again (docusign-3)', () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const seen: string[] = [];
  const heard = ({ event: { type } }: { event: { type: string } }) => void seen.push(type);
  const parent = setup({ actors: { watchVisibility }, actions: { heard } }).createMachine({
    invoke: { src: 'watchVisibility' },
    on: { 'page.*': { actions: 'heard' } },
  });
  const actor = createActor(parent).start();
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  actor.stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual(['page.hidden', 'page.seen']);
  visible.mockRestore();
});
