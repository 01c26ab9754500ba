// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allowHosts } from '../../services/contract/outsideAddress.ts';
import { setApi } from '../../services/client/api.ts';
import { setLog, type LogLine } from '../../services/client/log.ts';
import { startMarketing } from '../../services/client/marketing.ts';
import { EVENTS, onTelemetry, startSinks, track, type TelemetryEvent } from '../../services/client/telemetry.ts';
import { forgetTokens, keepTokens } from '../../services/client/tokens.ts';
import { openOutside } from '../../services/client/windows.ts';
import { annsEntry } from './kit/jwt.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  forgetTokens();
  vi.restoreAllMocks();
});
const hearing = (): TelemetryEvent[] => {
  const events: TelemetryEvent[] = [];
  stops.push(onTelemetry((event) => events.push(event)));
  return events;
};

describe('a usage event', () => {
  test('a screen and the screen before it, and nothing else (ANL-003)', () => {
    const events = hearing();
    const facts = { screen: 'Dashboard', flow: 'accounts', brand: 'TitleMax', from: 'Home' } as const;
    track('screen viewed', facts);
    expect(events).toEqual([{ event: 'screen viewed', facts }]);
  });

  test.each([
    ['a card number', '4242424242424242'],
    ['a cvv', '123'],
    ['a social security number', '078-05-1120'],
    ['a date of birth', '01/02/1990'],
    ['a password', 'Sandbox2026'],
    ['an e-mail address', 'ann@example.com'],
    ['a name with a space', 'Ann Lee'],
    ['an address', '/TitleMax/Accounts/4711'],
  ])('no field of any event accepts %s (ANL-007)', (_, canary) => {
    const events = hearing();
    const printed: LogLine[] = [];
    setLog((line) => printed.push(line));
    stops.push(startSinks({ log: true, url: undefined }));
    for (const [name, schema] of Object.entries(EVENTS))
      for (const field of Object.keys(schema.entries)) {
        const facts = { ...Object.fromEntries(Object.keys(schema.entries).map((each) => [each, 'Home'])), [field]: canary };
        Reflect.apply(track, undefined, [name, facts]);
        Reflect.apply(track, undefined, [name, { ...facts, [field]: 'Home', more: canary }]);
      }
    const lines = printed.map((line) => ({ ...line, at: 0 })); // the digits of a time may be those of the code
    expect(JSON.stringify([events, lines])).not.toContain(canary);
  });

  test('a failing listener affects neither the page nor other listeners', () => {
    stops.push(
      onTelemetry(() => {
        throw new Error('broken');
      }),
    );
    const events = hearing();
    expect(() => track('signed out', { reason: 'sideBarButton' })).not.toThrow();
    expect(events).toHaveLength(1);
  });

  test('is sent to the configured address by a beacon (ANL-001, OPEN-038)', async () => {
    const sent: [unknown, unknown][] = [];
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (url: string, body: Blob) => sent.push([url, body]) });
    stops.push(startSinks({ log: false, url: 'https://usage.example.com/in' }));
    track('menu chosen', { screen: 'ContactUs' });
    expect(sent.map(([url]) => url)).toEqual(['https://usage.example.com/in']);
  });

  test('is documented field by field in docs/telemetry.md', () => {
    const rows = Object.entries(EVENTS).map(
      ([name, { entries }]) =>
        `| \`${name}\` | ${Object.keys(entries)
          .map((field) => `\`${field}\``)
          .join(', ')} |`,
    );
    const listed = readFileSync('docs/telemetry.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `[a-z]/.test(line))
      .map(
        (line) =>
          `${line
            .split('|')
            .slice(0, 3)
            .map((cell) => cell.trim())
            .join(' | ')
            .trim()} |`,
      );
    expect(listed).toEqual(rows);
  });
});

describe('e-mail marketing (ANL-002)', () => {
  const calls: [string, unknown][] = [];
  const start = () => {
    calls.length = 0;
    setApi((name, ask) => {
      calls.push([name, ask]);
      return Promise.reject(new Error('the service is away'));
    });
    const marketing = startMarketing(() => ({ language: 'es', appVersion: '1.0.0', isPwa: false }));
    stops.push(marketing.stop);
    return marketing;
  };

  /** CALL-007, CALL-008, CALL-009 */
  test('gets Ann’s preferences and actions; a failure of the service has no effect', () => {
    keepTokens(annsEntry({ email: 'ann@example.com' }), { remember: false });
    const { languageChanged } = start();
    track('signed in', { as: 'customer' });
    track('flow ended', { flow: 'payment', outcome: 'paid', brand: 'TitleMax' });
    track('flow ended', { flow: 'payment', outcome: 'left', brand: 'TitleMax' });
    languageChanged();
    expect(calls).toEqual([
      ['POST /iterableProfile', { email: 'ann@example.com', dataFields: { language: 'es', appVersion: '1.0.0', isPwa: false } }],
      ['POST /iterableEvent', { email: 'ann@example.com', eventName: 'payment paid', dataFields: { brand: 'TitleMax' } }],
      ['PUT /iterableProfile', { email: 'ann@example.com', dataFields: { language: 'es' } }],
    ]);
  });

  test('gets nothing without an e-mail address or a session (CONF-032)', () => {
    start();
    track('flow ended', { flow: 'payment', outcome: 'paid', brand: 'TitleMax' });
    keepTokens(annsEntry({ email: '' }), { remember: false });
    track('flow ended', { flow: 'payment', outcome: 'paid', brand: 'TitleMax' });
    expect(calls).toEqual([]);
  });
});

describe('a page outside the portal', () => {
  test('opens in its own window without access to the portal', () => {
    allowHosts(['www.example.com']);
    const gone: string[] = [];
    const opened = { opener: window, location: { replace: (to: string) => gone.push(to) } };
    const open = vi.fn<(url: string, target: string) => object>(() => opened);
    vi.stubGlobal('open', open);
    expect(openOutside('https://www.example.com/')).toBe(true);
    expect([open.mock.calls, opened.opener, gone]).toEqual([[['about:blank', '_blank']], null, ['https://www.example.com/']]);
    vi.unstubAllGlobals();
  });
  test('when the browser blocks the window, the answer is false (ERR-032)', () => {
    vi.stubGlobal('open', () => null);
    expect(openOutside('https://www.example.com/')).toBe(false);
    vi.unstubAllGlobals();
  });
});
