import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Answer } from '../../services/contract/index.ts';
import { HEADER } from '../../services/contract/headers.ts';
import { USER_POOL } from '../../services/lender/auth/pool.ts';
import { onNode } from '../../services/lender/node.ts';
import { PASSWORD, profileIdOf } from '../../services/lender/people/person.ts';
import type { Bench } from './kit/bench.ts';

type Entry = Answer<'POST /authenticate'>;
type Callbacks<T> = { onSuccess: (value: T) => void; onFailure: (error: unknown) => void };

/** A storage in memory for the library, like the portal's. */
function memory(): ICognitoStorage {
  const values = new Map<string, string>();
  return {
    setItem: (key, value) => void values.set(key, value),
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

export const viaCallbacks = <T>(ask: (callbacks: Callbacks<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => ask({ onSuccess: resolve, onFailure: reject }));
export const viaDone = <T>(ask: (done: (error: unknown, value?: T | null) => void) => void): Promise<T | null | undefined> =>
  new Promise((resolve, reject) => ask((error, value) => (error ? reject(error) : resolve(value))));

/** The real library against this lender over a real socket. Call it inside the suite. */
export function library(at: () => Bench) {
  let server: Server;
  let endpoint = '';

  beforeAll(async () => {
    const answer = getRequestListener(onNode(at().lender));
    server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${portOf(server.address())}/cognito/`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => at().lender.db.deleteFrom('rate').execute());

  const enter = (person = 'ann', deviceKey = ''): Promise<Entry> =>
    at().answer(
      'POST /authenticate',
      { username: `${person}@example.com`, password: PASSWORD, fromLegacyNcr: false },
      { headers: { [HEADER.deviceKey]: deviceKey } },
    );

  function userOf(entry: Entry, person = 'ann'): CognitoUser {
    const Storage = memory();
    const Pool = new CognitoUserPool({ UserPoolId: USER_POOL.userPoolId, ClientId: USER_POOL.clientId, endpoint, Storage });
    const user = new CognitoUser({ Username: profileIdOf(person), Pool, Storage });
    Object.assign(user, { deviceKey: entry.deviceKey });
    Storage.setItem(`CognitoIdentityServiceProvider.${USER_POOL.clientId}.${profileIdOf(person)}.deviceKey`, entry.deviceKey ?? '');
    user.setSignInUserSession(
      new CognitoUserSession({
        IdToken: new CognitoIdToken({ IdToken: entry.idToken }),
        AccessToken: new CognitoAccessToken({ AccessToken: entry.accessToken }),
        RefreshToken: new CognitoRefreshToken({ RefreshToken: entry.refreshToken }),
      }),
    );
    return user;
  }

  const refresh = (user: CognitoUser, refreshToken: string) =>
    viaDone<CognitoUserSession>((done) => user.refreshSession(new CognitoRefreshToken({ RefreshToken: refreshToken }), done));
  const opens = async (token: string) => (await at().call('GET /cards', {}, { token })).status === 200;
  const remembered = async (key = '') =>
    (await at().lender.db.selectFrom('device').select('remembered').where('device_key', '=', key).executeTakeFirst())?.remembered;

  const target = (operation: string) => ({ 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` });
  const initiate = (REFRESH_TOKEN: string, DEVICE_KEY?: string) =>
    at().ask(
      'POST',
      '/cognito/',
      {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: USER_POOL.clientId,
        AuthParameters: { REFRESH_TOKEN, ...(DEVICE_KEY !== undefined && { DEVICE_KEY }) },
      },
      target('InitiateAuth'),
    );
  return { enter, userOf, refresh, opens, remembered, target, initiate };
}

const portOf = (address: AddressInfo | string | null): number => {
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return address.port;
};
