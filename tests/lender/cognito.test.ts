import { expect, test } from 'vitest';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { viaDone, library, viaCallbacks } from './cognito.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('amazon-cognito-identity-js', (at) => {
  const { enter, userOf, refresh, opens, remembered, initiate } = library(at);

  test('refreshes Ann’s session: new tokens that open her cards, and the same refresh token', async () => {
    const entry = await enter();
    const fresh = await refresh(userOf(entry), entry.refreshToken);
    const token = fresh?.getAccessToken().getJwtToken() ?? '';
    expect(token).not.toBe(entry.accessToken);
    expect(await opens(token)).toBe(true);
    expect(fresh?.getRefreshToken().getToken()).toBe(entry.refreshToken);
    expect(fresh?.getIdToken().payload).toMatchObject({ sub: profileIdOf('ann'), name: 'Ann Ashby' });
    expect(fresh?.isValid()).toBe(true);
  });

  test('refreshes after the access token has expired, but not after a month', async () => {
    const entry = await enter();
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 2 * 3600 });
    expect(await opens(entry.accessToken)).toBe(false);
    const fresh = await refresh(userOf(entry), entry.refreshToken);
    expect(await opens(fresh?.getAccessToken().getJwtToken() ?? '')).toBe(true);
    await at().ask('POST', '/sandbox/clock', { advanceSeconds: 31 * 24 * 3600 });
    const late = await initiate(entry.refreshToken);
    expect([late.status, late.body]).toEqual([400, { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' }]);
    await at().ask('POST', '/sandbox/clock', { reset: true });
  });

  test('marks Ann’s device remembered and not remembered (FLOW-AUTH-05, CONF-011)', async () => {
    const entry = await enter();
    const user = userOf(entry);
    expect(await remembered(entry.deviceKey)).toBe(false);
    expect(await viaCallbacks<string>((callbacks) => user.setDeviceStatusRemembered(callbacks))).toBe('SUCCESS');
    expect(await remembered(entry.deviceKey)).toBe(true);
    expect(await viaCallbacks<string>((callbacks) => user.setDeviceStatusNotRemembered(callbacks))).toBe('SUCCESS');
    expect(await remembered(entry.deviceKey)).toBe(false);
  });

  test('cannot change Ann’s device as Sam', async () => {
    const ann = await enter('ann');
    const user = userOf({ ...(await enter('sam')), deviceKey: ann.deviceKey }, 'sam');
    await expect(viaCallbacks((callbacks) => user.setDeviceStatusRemembered(callbacks))).rejects.toMatchObject({
      code: 'ResourceNotFoundException',
    });
    await expect(viaCallbacks((callbacks) => user.forgetDevice(callbacks))).rejects.toMatchObject({ code: 'ResourceNotFoundException' });
    expect(await remembered(ann.deviceKey)).toBe(false);
  });

  test('lists, shows and forgets a device', async () => {
    const entry = await enter('sam');
    const user = userOf(entry, 'sam');
    const listed = await viaCallbacks<{ Devices: { DeviceKey: string; DeviceLastAuthenticatedDate: number }[] }>((callbacks) =>
      user.listDevices(10, null, callbacks),
    );
    expect(listed.Devices.map(({ DeviceKey }) => DeviceKey)).toContain(entry.deviceKey);
    expect(listed.Devices.every(({ DeviceLastAuthenticatedDate }) => DeviceLastAuthenticatedDate > 1_700_000_000)).toBe(true); // seconds
    const device = await viaCallbacks<unknown>((callbacks) => void user.getDevice(callbacks));
    expect(JSON.stringify(device)).toContain('not_remembered');
    expect(await viaCallbacks<string>((callbacks) => user.forgetDevice(callbacks))).toBe('SUCCESS');
    expect(await remembered(entry.deviceKey)).toBeUndefined();
    expect((await initiate(entry.refreshToken)).status).toBe(400); // its session is signed out
  });

  test('reads Ann’s attributes as the specification names them (CALL-117, CONF-011)', async () => {
    const user = userOf(await enter());
    const attributes = await viaDone<{ Name: string; Value: string }[]>((done) => user.getUserAttributes(done));
    const byName = Object.fromEntries((attributes ?? []).map(({ Name, Value }) => [Name, Value]));
    expect(byName).toMatchObject({
      sub: profileIdOf('ann'),
      email: 'ann@example.com',
      email_verified: 'true',
      loan_state: 'TX',
      customer_id: '702001',
    });
    expect(JSON.parse(byName['lms_customer_ids'] ?? '')).toEqual([{ lmsId: '2', customerId: '702001' }]);
  });

  test('signs Ann out on this device: the session cannot be refreshed, the other one continues', async () => {
    const [here, there] = [await enter(), await enter()];
    await viaDone((done) => userOf(here).signOut(() => done(null)));
    expect([await opens(here.accessToken), await opens(there.accessToken)]).toEqual([false, true]);
    expect((await initiate(here.refreshToken)).status).toBe(400);
  });

  test('signs Ann out everywhere', async () => {
    const [here, there] = [await enter(), await enter()];
    expect(await viaCallbacks<string>((callbacks) => userOf(here).globalSignOut(callbacks))).toBe('SUCCESS');
    expect([await opens(here.accessToken), await opens(there.accessToken)]).toEqual([false, false]);
    await expect(viaCallbacks((callbacks) => userOf(there).setDeviceStatusRemembered(callbacks))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
  });
});
