import { expect, test } from 'vitest';
import { fetchCached } from '../../services/client/cache.ts';
import { restore } from '../../services/client/entry.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { json, service, type Answering } from './kit/service.ts';

/** A reload does not ask again what the service said to a customer whom it has admitted (decision 036). */

const TERMS = {
  documentId: 'terms-2',
  documentName: 'Terms',
  text: ['Terms'],
  sha256: 'a'.repeat(64),
  files: [],
  version: 2,
  effectiveOn: '2026-01-01',
};
const lender =
  ({ trusted = true, acceptedVersion = 2 }): Answering =>
  ({ url }) => {
    if (url.includes('serviceProvider')) return json({ brands: ['TitleMax'], availableProviders: ['TitleMax'] });
    if (url.includes('checktrusteddevice')) return json({ trusted, methods: [] });
    if (url.includes('newaccountterms')) return json({ ...TERMS, acceptedVersion });
    return json({ referenceIds: { NLS: '1', TLXe: '2' } });
  };
const paths = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname.replace('/api', '')).toSorted();
const ALL = ['/checktrusteddevice', '/lmsReferenceId', '/newaccountterms', '/serviceProvider'];

/** What a reload asks for, after a first one: a page that has just loaded has nothing in its cache. */
async function askedAgain(answers: Parameters<typeof lender>[0], between = (): void => undefined) {
  const { requests } = service(lender(answers));
  keepTokens(annsEntry(), { remember: false });
  await restore(0);
  expect(paths(requests)).toEqual(ALL);
  const { queryClient } = await import('../../services/client/queries.ts');
  queryClient.clear();
  requests.length = 0;
  between();
  const person = await restore(0);
  return { asked: paths(requests), person, requests };
}

test('the device and the terms of an admitted customer are not asked about again, nor the loan systems', async () => {
  const { asked, person, requests } = await askedAgain({});
  expect(asked).toEqual(['/serviceProvider']);
  expect(person).toMatchObject({ trusted: true, termsPending: false, systems: ['NLS'] });
  await fetchCached('GET /lmsReferenceId', {});
  expect(requests, 'the loan systems are in the cache').toHaveLength(1);
});

test.each([
  ['an unknown device', { trusted: false }, { trusted: false }],
  ['terms that are not accepted', { acceptedVersion: 1 }, { termsPending: true }],
])('with %s a reload asks again', async (_, answers, who) => {
  const { asked, person } = await askedAgain(answers);
  expect(asked).toEqual(ALL);
  expect(person).toMatchObject(who);
});

test('another customer of the same tab is asked about', async () => {
  const { asked } = await askedAgain({}, () => keepTokens(annsEntry({ sub: 'profile-bo' }), { remember: false }));
  expect(asked).toEqual(ALL);
});

test('nothing of it outlives a sign-out', async () => {
  const { asked } = await askedAgain({}, () => {
    forgetCustomer();
    keepTokens(annsEntry(), { remember: false });
  });
  expect(asked).toEqual(ALL);
});
