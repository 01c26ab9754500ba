import * as v from 'valibot';
import type { DeviceTable } from '../store/peopleTables.ts';
import { changePassword } from './changePassword.ts';
import { deviceOf, devicesOf, forgetDevice, rememberDevice } from './devices.ts';
import { factsOf } from './facts.ts';
import { callerBy, operation, Plain, PoolRefusal, Text, type Operation } from './poolOperation.ts';
import { endAllSessions, endSession, endSessionsOn, refreshSession, revoke } from './sessions.ts';
import { ACCESS_SECONDS } from './tokens.ts';

const Token = v.object({ AccessToken: Text });
const DeviceAsk = v.object({ AccessToken: Text, DeviceKey: Text });
const MAX_DEVICES = 60;

export const operations: Record<string, Operation> = {
  InitiateAuth: operation(
    v.object({
      AuthFlow: v.picklist(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'], 'The only flow of this client is REFRESH_TOKEN_AUTH'),
      ClientId: Text,
      AuthParameters: v.object({ REFRESH_TOKEN: Text, DEVICE_KEY: v.nullish(Plain, '') }),
    }),
    async ({ AuthParameters: { REFRESH_TOKEN, DEVICE_KEY } }, { db, now }) => {
      const fresh = await refreshSession(db, now, REFRESH_TOKEN, DEVICE_KEY);
      if (!fresh) throw new PoolRefusal('NotAuthorizedException', 'Invalid Refresh Token');
      const { accessToken: AccessToken, idToken: IdToken } = fresh;
      return { AuthenticationResult: { AccessToken, IdToken, ExpiresIn: ACCESS_SECONDS, TokenType: 'Bearer' }, ChallengeParameters: {} };
    },
  ),
  GetUser: operation(Token, async ({ AccessToken }, { db, now }) => {
    const caller = await callerBy(AccessToken, db, now);
    const facts = await factsOf(db, { profile_id: caller.profileId, guest_loan_id: caller.guestLoanId, guest_flow: null });
    const UserAttributes = Object.entries(facts).map(([Name, value]) => ({ Name, Value: String(value) }));
    return { Username: caller.profileId, UserAttributes };
  }),
  UpdateDeviceStatus: operation(
    v.object({ ...DeviceAsk.entries, DeviceRememberedStatus: v.picklist(['remembered', 'not_remembered']) }),
    async ({ AccessToken, DeviceKey, DeviceRememberedStatus }, { db, now }) => {
      const { profileId } = await callerBy(AccessToken, db, now);
      if (!(await rememberDevice(db, profileId, DeviceKey, DeviceRememberedStatus === 'remembered'))) throw deviceNotFound();
      return {};
    },
  ),
  GetDevice: operation(DeviceAsk, async ({ AccessToken, DeviceKey }, { db, now }) => {
    const { profileId } = await callerBy(AccessToken, db, now);
    const device = await deviceOf(db, profileId, DeviceKey);
    if (!device) throw deviceNotFound();
    return { Device: toPoolDevice(device) };
  }),
  ListDevices: operation(
    v.object({ AccessToken: Text, Limit: v.nullish(v.number(), MAX_DEVICES) }),
    async ({ AccessToken, Limit }, { db, now }) => {
      const { profileId } = await callerBy(AccessToken, db, now);
      return { Devices: (await devicesOf(db, profileId, Math.max(1, Math.min(Math.trunc(Limit), MAX_DEVICES)))).map(toPoolDevice) };
    },
  ),
  ForgetDevice: operation(DeviceAsk, async ({ AccessToken, DeviceKey }, { db, now }) => {
    const { profileId } = await callerBy(AccessToken, db, now);
    if (!(await forgetDevice(db, profileId, DeviceKey))) throw deviceNotFound();
    await endSessionsOn(db, now, profileId, DeviceKey); // like Cognito, which refuses a refresh on a forgotten device
    return {};
  }),
  ChangePassword: changePassword,
  // a guest ends only this session: the borrower stays signed in
  GlobalSignOut: operation(Token, async ({ AccessToken }, { db, now }) => {
    const caller = await callerBy(AccessToken, db, now);
    await (caller.guestLoanId === null ? endAllSessions(db, now, caller.profileId) : endSession(db, now, caller.sessionId));
    return {};
  }),
  // an unknown token counts as revoked: the response does not reveal whether it ever existed
  RevokeToken: operation(v.object({ Token: Text, ClientId: Text }), async (ask, { db, now }) => {
    await revoke(db, now, ask.Token);
    return {};
  }),
};

const deviceNotFound = (): PoolRefusal => new PoolRefusal('ResourceNotFoundException', 'Device does not exist.');

/** Cognito's dates are seconds since 1970. */
const toPoolDevice = ({ device_key, group_key, remembered, user_agent, created_at, last_used_at }: DeviceTable): object => ({
  DeviceKey: device_key,
  DeviceCreateDate: Number(created_at) / 1000,
  DeviceLastAuthenticatedDate: Number(last_used_at) / 1000,
  DeviceAttributes: [
    { Name: 'device_name', Value: user_agent },
    { Name: 'device_group_key', Value: group_key },
    { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
  ],
});
