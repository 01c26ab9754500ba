import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { Entry, IdClaims } from '../../services/contract/authentication.ts';
import { claimsIn } from './auth.kit.ts';
import { identifying, NEW_PASSWORD } from './identity.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('the terms of the account', (at) => {
  const { codeTo, register, askCode, confirm, signsIn, ready } = identifying(at);
  beforeEach(() => ready('ann', 'pat'));

  test('a new user has not accepted them, accepts once, and can read when (OPEN-003)', async () => {
    const name = 'new.here@example.com';
    await register(name);
    await askCode(name);
    await confirm(name, await codeTo(name));
    const { accessToken: token, idToken } = v.parse(Entry, (await signsIn(name, NEW_PASSWORD)).body);
    const { sub } = v.parse(IdClaims, claimsIn(idToken));
    const terms = await at().answer('GET /newaccountterms', {}, { token });
    expect([terms.acceptedVersion, terms.acknowledgedAt]).toEqual([0, undefined]);
    const agrees = (sha256 = terms.sha256) =>
      at().call(
        'POST /disclosureacknowledgement',
        {
          accountNumber: '',
          storeId: '',
          disclosureType: 'newAccountTerms',
          loanBrand: 'TitleMax',
          disclosureAck: {
            cognitoId: sub,
            disclosures: [{ documentId: terms.documentId, sha256 }],
            borrowerInfo: { customerId: '', profileId: sub, name, username: name, initials: 'N', date: '2026-11-21' },
          },
        },
        { token },
      );
    expect((await agrees('0'.repeat(64))).status).toBe(409);
    expect((await agrees()).status).toBe(200);
    const agreed = await at().answer('GET /newaccountterms', {}, { token });
    expect(agreed.acceptedVersion).toBe(terms.version);
    expect(Date.parse(agreed.acknowledgedAt ?? '')).toBeGreaterThan(0);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 60 });
    expect((await agrees()).body).toMatchObject({ acknowledgedAt: agreed.acknowledgedAt });
  });

  test.each(['ann', 'pat'])('%s has already accepted them: testers expect to be at Home', async (person) => {
    const { accessToken: token } = v.parse(Entry, (await signsIn(`${person}@example.com`)).body);
    const { acceptedVersion, version } = await at().answer('GET /newaccountterms', {}, { token });
    expect(acceptedVersion).toBe(version);
  });
});
