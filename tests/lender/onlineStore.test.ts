import { expect, test } from 'vitest';
import { isVaultPath } from '../../routes/demo/paths.ts';
import { lenderOn } from './kit/engines.ts';
import { PORTAL, VAULT, vaultOf } from './vault.kit.ts';

lenderOn('the online store of the sandbox', (at) => {
  const open = async (path: string, headers = {}) => {
    const answer = await vaultOf(at()).fetch(new Request(VAULT + path, { headers }));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const loansOf = async (person: string) => (await at().answer('GET /accounts', {}, { token: await at().signIn(person) })).loans;

  test('Ray’s loan has its page on the vault’s origin, in the list and by itself, and no loan of Ann has one (FLOW-REFI-07)', async () => {
    const [loan] = await loansOf('ray');
    expect(loan?.ecommerceRefinanceUrl).toBe(`${VAULT}/online-store?brand=TitleMax&loanId=${loan?.loanId}`);
    const { loanId = '', lmsId = '' } = loan ?? {};
    const detail = await at().answer('GET /accountdetail', { loanId, lmsId }, { token: await at().signIn('ray') });
    expect(detail.loan?.ecommerceRefinanceUrl).toBe(loan?.ecommerceRefinanceUrl);
    expect((await loansOf('ann')).map(({ ecommerceRefinanceUrl }) => ecommerceRefinanceUrl)).toEqual([undefined, undefined]);
  });

  test('the page says what it is, and leads back with success or without', async () => {
    const [loan] = await loansOf('ray');
    const { pathname, search } = new URL(loan?.ecommerceRefinanceUrl ?? '');
    expect(isVaultPath(pathname)).toBe(true); // the demo serves it too
    const { status, text } = await open(pathname + search);
    expect(status).toBe(200);
    expect(text).toContain('This is a sandbox');
    expect([...text.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      `${PORTAL}/TitleMax/Accounts?ecommerce=success`,
      `${PORTAL}/TitleMax/Accounts/${loan?.loanId}`,
    ]);
  });

  test('it is in Spanish for a Spanish browser', async () => {
    const { text } = await open('/online-store?brand=TitleMax&loanId=1', { 'accept-language': 'es-MX,es;q=0.9' });
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Tienda en línea');
  });

  test('it brings its icon along, so that a browser asks for no other', async () =>
    expect((await open('/online-store?brand=TitleMax&loanId=1')).text).toContain('<link rel="icon" href="data:image/svg+xml,'));

  test('no script, no form and no frame, and nothing of another origin', async () => {
    const { headers, text } = await open('/online-store?brand=TitleMax&loanId=1');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
    );
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect(text).not.toMatch(/<script|<form|<iframe| on\w+=/);
  });

  test.each(['', '?brand=TitleMax', '?brand=Nobody&loanId=1', '?brand=TitleMax&loanId=%3Cb%3E', '?brand=%22%3E&loanId=1'])(
    '/online-store%s is no page',
    async (search) => expect((await open(`/online-store${search}`)).status).toBe(404),
  );
});
