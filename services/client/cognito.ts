import type * as Library from 'amazon-cognito-identity-js';
import * as v from 'valibot';
import { ApiError } from '../contract/error.ts';
import { config } from './config.ts';
import type { Entry, Tokens } from './tokens.ts';
import { claimsOf } from './claims.ts';

/**
 * What of the session is Cognito's: refresh, the remembered device, attributes, sign-out (CONF-011). The library is downloaded when it is
 * first needed. Its storage is a map of ours that lives as long as one call: only tokens.ts stores tokens.
 */
type Node<T> = (error: Error | null | undefined, result?: T) => void;

/** Refusals that no repetition will change; the library repeats them all the same, six calls and 6.5 s long. */
const FINAL = /^(NotAuthorized|UserNotFound|ResourceNotFound|PasswordResetRequired|UserNotConfirmed)/;

type Requests = {
  request: (operation: string, params: object, done: Node<unknown>) => void;
  requestWithRetry: (operation: string, params: object, done: Node<unknown>) => void;
};

const hasRequests = (value: unknown): value is Requests =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  'requestWithRetry' in value &&
  typeof value.requestWithRetry === 'function';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Asks once, and repeats only what a repetition may mend. A private member of the library: its version is pinned and a test holds it. */
function mendRetry(pool: Library.CognitoUserPool): void {
  const client: unknown = Reflect.get(pool, 'client');
  if (!hasRequests(client)) throw new Error('amazon-cognito-identity-js has no requestWithRetry any more: mend services/client/cognito.ts');
  const real = client.requestWithRetry.bind(client);
  client.requestWithRetry = (operation, params, done) =>
    client.request(operation, params, (error, result) =>
      error && !FINAL.test(codeOf(error)) ? real(operation, params, done) : done(error, result),
    );
}

/** Of the library's Storage only what it uses. */
function memory(): {
  setItem(key: string, value: string): void;
  getItem(key: string): string | null;
  removeItem(key: string): void;
  clear(): void;
} {
  const items = new Map<string, string>();
  return {
    setItem: (key, value) => void items.set(key, value),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** The library's user with the session of `tokens`. Building it makes no call. */
async function userOf(tokens: Tokens): Promise<{ user: Library.CognitoUser; library: typeof Library }> {
  const library = await import('amazon-cognito-identity-js');
  const { region, userPoolId, clientId, cognitoUrl } = config().serviceConfig;
  const Storage = memory();
  const username = claimsOf(tokens.idToken).sub;
  // a refresh reads the device from the library's storage, the other calls from the user
  if (tokens.deviceKey) Storage.setItem(`CognitoIdentityServiceProvider.${clientId}.${username}.deviceKey`, tokens.deviceKey);
  const pool = new library.CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: clientId,
    endpoint: cognitoUrl || `https://cognito-idp.${region}.amazonaws.com/`, // CONST-037
    Storage,
  });
  mendRetry(pool);
  const user = new library.CognitoUser({ Username: username, Pool: pool, Storage });
  user.setSignInUserSession(
    new library.CognitoUserSession({
      IdToken: new library.CognitoIdToken({ IdToken: tokens.idToken }),
      AccessToken: new library.CognitoAccessToken({ AccessToken: tokens.accessToken }),
      RefreshToken: new library.CognitoRefreshToken({ RefreshToken: tokens.refreshToken }),
    }),
  );
  Object.assign(user, { deviceKey: tokens.deviceKey });
  return { user, library };
}

/** The library's callback style as a promise; failures as ApiError with Cognito's code. */
function callCognito<T>(operation: string, ask: (done: Node<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = (cause: unknown) => {
      const code = codeOf(cause);
      const kind = FINAL.test(code) ? 'denied' : code === 'TooManyRequestsException' ? 'limited' : 'unknown';
      reject(
        new ApiError(
          { kind, call: `Cognito ${operation}`, code, message: cause instanceof Error ? cause.message : String(cause) },
          { cause },
        ),
      );
    };
    ask((error, result) => (error || result === undefined ? failed(error) : resolve(result)));
  });
}

/** New tokens by the refresh token. Throws ApiError; kind `denied` when Cognito refuses for good. */
export async function refreshWithCognito(tokens: Tokens): Promise<Entry> {
  const { user, library } = await userOf(tokens);
  const fresh = await callCognito<Library.CognitoUserSession>('InitiateAuth', (done) =>
    user.refreshSession(new library.CognitoRefreshToken({ RefreshToken: tokens.refreshToken }), done),
  );
  return {
    accessToken: fresh.getAccessToken().getJwtToken(),
    idToken: fresh.getIdToken().getJwtToken(),
    refreshToken: fresh.getRefreshToken().getToken(),
    deviceKey: tokens.deviceKey,
    deviceGroupKey: tokens.deviceGroupKey,
  };
}

/** Marks this device remembered or not. Does nothing when the pool tracks no devices. Spec: FLOW-AUTH-05. */
export async function markDeviceWithCognito(tokens: Tokens, remember: boolean): Promise<void> {
  if (!tokens.deviceKey) return;
  const { user } = await userOf(tokens);
  await callCognito<string>('UpdateDeviceStatus', (done) => {
    const callbacks = toNode(done);
    if (remember) user.setDeviceStatusRemembered(callbacks);
    else user.setDeviceStatusNotRemembered(callbacks);
  });
}

/** The answer of one ListDevices as the library hands it on. */
const DevicePage = v.object({
  Devices: v.array(
    v.object({
      DeviceKey: v.string(),
      DeviceLastAuthenticatedDate: v.nullish(v.number(), 0),
      DeviceAttributes: v.optional(v.array(v.object({ Name: v.string(), Value: v.nullish(v.string(), '') })), []),
    }),
  ),
  PaginationToken: v.nullish(v.string(), ''),
});
export type CognitoDevice = v.InferOutput<typeof DevicePage>['Devices'][number];

/** Cognito's own limit for a page, and how many of them are read. */
const DEVICES_A_PAGE = 60;
const DEVICE_PAGES = 5;

const toNode = <T>(done: Node<T>) => ({
  onSuccess: (success: T) => done(null, success),
  onFailure: (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
});

/** All devices of this person. Throws ApiError, also for a malformed response. */
export async function devicesFromCognito(tokens: Tokens): Promise<CognitoDevice[]> {
  const { user } = await userOf(tokens);
  const devices: CognitoDevice[] = [];
  let next: string | null = null;
  for (let page = 0; page < DEVICE_PAGES && next !== ''; page++) {
    const from: string | null = next;
    const answer = v.safeParse(
      DevicePage,
      await callCognito<unknown>('ListDevices', (done) => user.listDevices(DEVICES_A_PAGE, from, toNode(done))),
    );
    if (!answer.success) throw new ApiError({ kind: 'unknown', call: 'Cognito ListDevices', message: 'the answer breaks the contract' });
    devices.push(...answer.output.Devices);
    next = answer.output.PaginationToken;
  }
  return devices;
}

/** Forgets one device of this person: it is signed out, and is a stranger again. Throws ApiError. */
export async function forgetDeviceWithCognito(tokens: Tokens, deviceKey: string): Promise<void> {
  const { user } = await userOf(tokens);
  await callCognito<string>('ForgetDevice', (done) => user.forgetSpecificDevice(deviceKey, toNode(done)));
}

const YesNo = v.exactOptional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
);
const Word = v.exactOptional(v.string());

/** What a change made here can change of the person. Cognito knows all values as texts. Spec: portal §3 "Sign-in attributes". */
const Attributes = v.object({
  name: Word,
  email: Word,
  email_verified: YesNo,
  phone_number: Word,
  phone_number_verified: YesNo,
  customer_id: Word,
  lms_customer_ids: Word,
  show_paid_off: YesNo,
  non_customer_refer: Word,
});
export type Attributes = v.InferOutput<typeof Attributes>;

const AttributeList = v.array(v.object({ Name: v.string(), Value: v.string() }));

/** The attributes of this person as Cognito has them now (GetUser). Throws ApiError, also for a malformed response. Spec: CALL-117, OPEN-023. */
export async function attributesFromCognito(tokens: Tokens): Promise<Attributes> {
  const { user } = await userOf(tokens);
  const answer = await callCognito<unknown>('GetUser', (done) => user.getUserAttributes(done));
  try {
    return v.parse(Attributes, Object.fromEntries(v.parse(AttributeList, answer).map(({ Name, Value }) => [Name, Value])));
  } catch (cause) {
    throw new ApiError({ kind: 'unknown', call: 'Cognito GetUser', message: 'the answer breaks the contract' }, { cause });
  }
}

/** Ends the refresh token of this session; other devices stay signed in. */
export async function signOutOfCognito(tokens: Tokens): Promise<void> {
  const { user } = await userOf(tokens);
  await callCognito<true>('RevokeToken', (done) =>
    user.signOut((...results: unknown[]) => done(results[0] instanceof Error ? results[0] : null, true)),
  );
}
