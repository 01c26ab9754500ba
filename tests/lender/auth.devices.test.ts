import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { Entry } from '../../services/contract/authentication.ts';
import { HEADER } from '../../services/contract/headers.ts';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { clearSessions, asks, codeOf, enter } from './auth.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('a remembered device', (at) => {
  beforeEach(() => clearSessions(at()));

  const byDevice = (deviceKey: string, person = 'ann') =>
    at().call(
      'POST /deviceKeyAuth',
      { profileId: profileIdOf(person), deepLinkFlow: 'payment' },
      deviceKey === '' ? {} : { headers: { [HEADER.deviceKey]: deviceKey } },
    );
  const remember = (entry: v.InferOutput<typeof Entry>) =>
    at().ask(
      'POST',
      '/cognito/',
      { AccessToken: entry.accessToken, DeviceKey: entry.deviceKey, DeviceRememberedStatus: 'remembered' },
      { 'x-amz-target': 'AWSCognitoIdentityProviderService.UpdateDeviceStatus' },
    );

  test('opens a flow for its owner without a password (FLOW-AUTH-01)', async () => {
    const entry = await enter(at(), 'ann@example.com');
    expect((await remember(entry)).status).toBe(200);
    const reply = await byDevice(entry.deviceKey ?? '');
    expect(reply.status).toBe(200);
    expect((await asks(at(), v.parse(Entry, reply.body).accessToken)).status).toBe(200);
  });

  test('is the same device at the next sign-in', async () => {
    const { deviceKey = '' } = await enter(at(), 'ann@example.com');
    expect((await enter(at(), 'ann@example.com', deviceKey)).deviceKey).toBe(deviceKey);
    expect((await enter(at(), 'sam@example.com', deviceKey)).deviceKey).not.toBe(deviceKey);
  });

  test('survives sign-out when remembered, and is deleted otherwise', async () => {
    const [home, library] = [await enter(at(), 'ann@example.com'), await enter(at(), 'ann@example.com')];
    await remember(home);
    for (const { accessToken } of [home, library]) await at().answer('PUT /deviceKeyAuth', {}, { token: accessToken });
    expect((await byDevice(home.deviceKey ?? '')).status).toBe(200);
    expect(codeOf(await byDevice(library.deviceKey ?? ''))).toBe('DeviceKeyNotFound');
  });

  test('works only for its own profile, and sign-in without a key is refused', async () => {
    const entry = await enter(at(), 'ann@example.com');
    expect(codeOf(await byDevice(entry.deviceKey ?? ''))).toBe('DeviceKeyNotFound'); // not remembered
    await remember(entry);
    expect(codeOf(await byDevice(entry.deviceKey ?? '', 'sam'))).toBe('DeviceKeyNotFound');
    expect(codeOf(await byDevice(randomUUID()))).toBe('DeviceKeyNotFound');
    expect(codeOf(await byDevice(''))).toBe('MissingDeviceKey');
  });

  test('cannot be guessed: the sixth wrong key within a minute is not checked', async () => {
    const statuses = [];
    for (let guess = 1; guess <= 6; guess++) statuses.push((await byDevice(randomUUID())).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
