import { http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { keepConfig } from '../../services/client/config.ts';
import { refresh } from '../../services/client/session.ts';
import { keepTokens } from '../../services/client/tokens.ts';
import { serve } from '../kit/network.ts';
import { annsEntry } from './kit/jwt.ts';
import { freshPage, json } from './kit/service.ts';

afterEach(freshPage);

const installed = (serviceConfig: object) =>
  keepConfig({ serviceUrl: '/api', vaultOrigin: 'https://vault.test', serviceConfig: { clientId: 'portal', ...serviceConfig } });

/** The addresses that a refresh asks. */
async function refreshed(): Promise<string[]> {
  const asked: string[] = [];
  const { accessToken, idToken } = annsEntry();
  serve([
    http.post('https://*', ({ request }) => {
      asked.push(request.url);
      return json({ AuthenticationResult: { AccessToken: accessToken, IdToken: idToken, ExpiresIn: 3600, TokenType: 'Bearer' } });
    }),
  ]);
  keepTokens(annsEntry(), { remember: false });
  await refresh();
  return asked;
}

test.each([
  ['names no region: us-east-1', { userPoolId: 'us-east-1_Ann01' }, 'https://cognito-idp.us-east-1.amazonaws.com/'],
  ['names another region', { region: 'us-west-2', userPoolId: 'us-west-2_Ann01' }, 'https://cognito-idp.us-west-2.amazonaws.com/'],
  ['has its own Cognito', { userPoolId: 'us-west-2_Ann01', cognitoUrl: 'https://sign.in/pool' }, 'https://sign.in/pool'],
])('a session is refreshed in the region of the installation, which %s (CONST-037)', async (_, serviceConfig, address) => {
  installed(serviceConfig);
  expect(await refreshed()).toEqual([address]);
});

test('a user pool of another region than the installation’s is refused at the start', () =>
  expect(() => installed({ userPoolId: 'eu-west-1_Ann01' })).toThrow('userPoolId is not of this region'));
