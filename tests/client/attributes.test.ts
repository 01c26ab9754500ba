import { afterEach, expect, test } from 'vitest';
import { personAnew } from '../../services/actors/person.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { annsEntry } from './kit/jwt.ts';
import { freshPage, json, service, type Answering } from './kit/service.ts';

afterEach(freshPage);

const NAMES = [
  { Name: 'email', Value: 'new@example.com' },
  { Name: 'phone_number', Value: '5125550199' },
  { Name: 'show_paid_off', Value: 'true' },
  { Name: 'lms_customer_ids', Value: '[{"lmsId":"1","customerId":"N-1"}]' },
];

/** Ann changes something; her new token still has the claims of before. */
async function annChanges(getUser: Answering) {
  const fresh = annsEntry();
  const tokens = { AccessToken: fresh.accessToken, IdToken: fresh.idToken, ExpiresIn: 3600, TokenType: 'Bearer' };
  const operationOf = ({ headers }: Request) => headers.get('x-amz-target')?.split('.').at(-1);
  const page = service(() => json({ brands: [], availableProviders: [] }), {
    cognito: (request) => (operationOf(request) === 'GetUser' ? getUser(request) : json({ AuthenticationResult: tokens })),
  });
  keepTokens(annsEntry(), { remember: false, username: 'ann@example.com' });
  const before = await personAnew({ renewed: false }, new AbortController().signal);
  const asked = page.refreshes.length;
  const after = await personAnew({ renewed: true }, new AbortController().signal);
  const bodies = await Promise.all(page.refreshes.map((request) => request.clone().json()));
  return { before, after, asked, operations: page.refreshes.map(operationOf), bodies, log: page.log, fresh };
}

test('after a change the attributes of Ann are read with GetUser, and count before the claims of her token (CALL-117, OPEN-023)', async () => {
  const { before, after, asked, operations, bodies, fresh } = await annChanges(() => json({ Username: 'ann', UserAttributes: NAMES }));
  expect([asked, operations]).toEqual([0, ['InitiateAuth', 'GetUser']]);
  expect(bodies.at(-1)).toEqual({ AccessToken: fresh.accessToken });
  expect(before).toMatchObject({ email: '', showPaidOff: false });
  expect(after).toMatchObject({
    profileId: before.profileId,
    name: before.name,
    email: 'new@example.com',
    phoneNumber: '5125550199',
    showPaidOff: true,
    customerIds: { '1': 'N-1' },
  });
});

test.each<[string, Answering]>([
  ['refuses', () => json({ __type: 'NotAuthorizedException', message: 'no' }, 400)],
  ['is down', () => json({}, 500)],
  ['answers something else', () => json({ UserAttributes: [{ Name: 'show_paid_off', Value: 'perhaps' }] })],
])('when Cognito %s, the claims of the token stay: the change itself is done (OPEN-023)', async (_, getUser) => {
  const { before, after, log } = await annChanges(getUser);
  expect(after).toEqual(before);
  expect(log.some(({ event }) => event === 'attributes not read')).toBe(true);
});
