import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { Entry } from '../../services/contract/authentication.ts';
import { profileIdOf } from '../../services/lender/people/person.ts';
import { asks } from './auth.kit.ts';
import { identifying, no, why } from './identity.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('a customer with restrictions', (at) => {
  const { codeTo, signsIn, byDevice, remember, ready } = identifying(at);
  beforeEach(() => ready('tess', 'sam'));

  const enters = async (person: string, deviceKey = '') => {
    const { accessToken: token, deviceKey: key = '' } = v.parse(Entry, (await signsIn(`${person}@example.com`, undefined, deviceKey)).body);
    return { token, deviceKey: key };
  };
  const trusted = async (token: string) => (await at().answer('GET /checktrusteddevice', {}, { token })).trusted;

  describe('on an untrusted device', () => {
    test('Tess has no access with the password only, and full access with the code', async () => {
      const { token } = await enters('tess');
      expect(no(await asks(at(), token))).toEqual([403, 'UntrustedDeviceException', 'Enter the code we send you to use this device.']);
      for (const call of ['GET /accounts', 'GET /updateUser', 'POST /profileLock', 'POST /payment'] as const)
        expect(why(await at().call(call, {}, { token }))).toEqual([403, 'UntrustedDeviceException']);
      expect((await at().call('GET /serviceProvider', {}, { token })).status).toBe(200);
      await at().answer('GET /sendtrusteddevice', { method: 'voice' }, { token });
      await at().answer('POST /confirmtrusteddevice', { verificationCode: await codeTo('5125550115') }, { token });
      expect((await asks(at(), token)).status).toBe(200);
      expect((await at().answer('GET /accounts', {}, { token })).loans).toHaveLength(1);
    });

    test('the code is valid only on the device that requested it', async () => {
      const [hers, his] = [await enters('tess'), await enters('tess')];
      await at().answer('GET /sendtrusteddevice', {}, { token: hers.token });
      const verificationCode = await codeTo('tess@example.com');
      expect(why(await at().call('POST /confirmtrusteddevice', { verificationCode }, { token: his.token }))).toEqual([
        400,
        'ExpiredCodeException',
      ]);
      await at().answer('POST /confirmtrusteddevice', { verificationCode }, { token: hers.token });
      expect([await trusted(hers.token), await trusted(his.token)]).toEqual([true, false]);
    });

    test('a device that is remembered needs no code the next time, one that is not needs one again', async () => {
      const { token, deviceKey } = await enters('tess');
      await at().answer('GET /sendtrusteddevice', {}, { token });
      await at().answer('POST /confirmtrusteddevice', { verificationCode: await codeTo('tess@example.com') }, { token });
      await remember(token, deviceKey);
      await at().answer('PUT /deviceKeyAuth', {}, { token });
      expect(await trusted((await enters('tess', deviceKey)).token)).toBe(true);
      expect(await trusted(v.parse(Entry, (await byDevice('tess', deviceKey)).body).accessToken)).toBe(true);
      expect(await trusted((await enters('tess')).token)).toBe(false);
    });

    test('remembering an untrusted device does not make it trusted', async () => {
      const { token, deviceKey } = await enters('tess');
      await remember(token, deviceKey);
      expect(await trusted(v.parse(Entry, (await byDevice('tess', deviceKey)).body).accessToken)).toBe(false);
    });

    test('other people need no code', async () => {
      expect(await trusted((await enters('sam')).token)).toBe(true);
    });
  });

  describe('with a locked profile', () => {
    const LOCKED = [423, 'ProfileLockedException', 'Profile locked. Please contact customer service.'];

    test('Sam can only sign out, on all devices; other people are not affected (FLAG-010, OPEN-016)', async () => {
      const [here, there] = [await enters('sam'), await enters('sam')];
      await remember(there.token, there.deviceKey);
      await at().answer('POST /profileLock', { profileId: profileIdOf('sam') }, { token: here.token });
      for (const { token } of [here, there]) expect(no(await asks(at(), token))).toEqual(LOCKED);
      expect(no(await signsIn('sam@example.com'))).toEqual(LOCKED);
      expect(no(await byDevice('sam', there.deviceKey))).toEqual(LOCKED);
      expect((await asks(at(), await at().signIn('ann'))).status).toBe(200);
      expect((await at().call('PUT /deviceKeyAuth', {}, { token: here.token })).status).toBe(200);
      await at().reset('sam');
      expect((await signsIn('sam@example.com')).status).toBe(200);
    });

    test('a wrong password does not reveal the lock', async () => {
      const { token } = await enters('sam');
      await at().answer('POST /profileLock', { profileId: profileIdOf('sam') }, { token });
      expect(why(await signsIn('sam@example.com', 'guess'))).toEqual([400, 'NotAuthorizedException']);
    });
  });
});
