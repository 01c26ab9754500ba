import { ApiError } from '../contract/error.ts';
import type { CognitoDevice } from './cognito.ts';
import { markDevice, rememberedDeviceKey } from './devices.ts';
import { claimsOf } from './claims.ts';
import { readTokens, type Tokens } from './tokens.ts';

/**
 * A device with a sign-in of the customer. `id` is valid in this page only: the key of a remembered device opens the account, so no chart, screen
 * or log ever has one. `userAgent` is the name its browser sends; empty if unknown. `lastUsedAt` in ms since 1970, 0 for never.
 */
export type MyDevice = { id: string; userAgent: string; lastUsedAt: number; current: boolean; remembered: boolean };

/** id -> key, of the last list. */
let keys = new Map<string, string>();

function signedIn(): Tokens {
  const tokens = readTokens();
  if (!tokens) throw new ApiError({ kind: 'denied', call: 'devices', message: 'nobody is signed in' });
  return tokens;
}

const attribute = ({ DeviceAttributes }: CognitoDevice, name: string): string =>
  DeviceAttributes.find(({ Name }) => Name === name)?.Value ?? '';

/** The customer's devices: this one first, then by last use. Throws ApiError. */
export async function listMyDevices(): Promise<MyDevice[]> {
  const tokens = signedIn();
  const { devicesFromCognito } = await import('./cognito.ts');
  const found = await devicesFromCognito(tokens);
  const mine = rememberedDeviceKey(claimsOf(tokens.idToken).sub);
  keys = new Map(found.map(({ DeviceKey }, at) => [`device-${at}`, DeviceKey]));
  return found
    .map((device, at): MyDevice => {
      const current = device.DeviceKey === tokens.deviceKey;
      const status = attribute(device, 'dev:device_remembered_status') || attribute(device, 'device_status');
      return {
        id: `device-${at}`,
        userAgent: attribute(device, 'device_name'),
        lastUsedAt: Math.round(device.DeviceLastAuthenticatedDate * 1000),
        current,
        remembered: status === '' ? current && mine !== '' : status === 'remembered',
      };
    })
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt);
}

/** Forgets a device of the last list. This one is only not remembered any more: its session goes on until the sign-out. Throws ApiError. */
export async function forgetMyDevice(id: string): Promise<void> {
  const tokens = signedIn();
  const key = keys.get(id);
  if (key === undefined) throw new ApiError({ kind: 'missing', call: 'devices', message: 'no device of the list' });
  if (key === tokens.deviceKey) return markDevice(false);
  const { forgetDeviceWithCognito } = await import('./cognito.ts');
  return forgetDeviceWithCognito(tokens, key);
}
