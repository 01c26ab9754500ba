import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Settings } from '../../services/contract/settings.ts';
import { isLenderPath } from '../../services/lender/lenderPath.ts';
import { lenderOn } from './kit/engines.ts';

const Links = v.pick(Settings, ['brandLinks', 'externalPages']);
const linksIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];

lenderOn('pages of other sites', (at) => {
  const open = async (path: string) => {
    const answer = await at().lender.fetch(new Request(`http://localhost:4173${path}`));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('every link that the sandbox names leads to a page of this machine, which describes the real page and links back', async () => {
    const settings = v.parse(Links, await at().answer('GET /configsettings', {}));
    const links = new Set(linksIn(settings));
    expect(links.size).toBeGreaterThan(40);
    for (const link of links) {
      expect(isLenderPath(link)).toBe(true);
      const { status, headers, text } = await open(link);
      expect([link, status, headers.get('content-type')]).toEqual([link, 200, 'text/html; charset=UTF-8']);
      expect(text).toContain('This is a sandbox');
      expect(text).toContain('In the real portal this link leads to');
      expect(text).toContain('<a href="http://localhost:4173/">');
    }
  });

  test('it names the brand and the page', async () => {
    const { text } = await open('/sandbox-pages/tmx/apply?from=portal');
    expect(text).toContain('<h1>Apply for a loan · TitleMax</h1>');
  });

  test('it brings its icon along: a browser asks for no other, and the policy allows this one', async () => {
    const { headers, text } = await open('/sandbox-pages/tmx/privacy');
    expect(text).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(headers.get('content-security-policy')).toContain('img-src data:;');
  });

  describe('a page cannot be injected with anything', () => {
    test('no script, no frame, no other style than its own', async () => {
      const { headers, text } = await open('/sandbox-pages/inl/terms');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'/,
      );
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).not.toContain('<script');
    });

    test.each([
      '/sandbox-pages',
      '/sandbox-pages/tmx',
      '/sandbox-pages/zzz/apply',
      '/sandbox-pages/tmx/toString',
      '/sandbox-pages/tmx/%3Cb%3E',
    ])('%s is no page', async (path) => expect((await open(path)).status).toBe(404));
  });
});
