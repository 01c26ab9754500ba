import * as v from 'valibot';
import { claimsOf } from './claims.ts';
import { DEVICE_KEY_PREFIX } from './keys.ts';
import { forgetText, keepText, readParsed } from './storage.ts';
import { readTokens } from './tokens.ts';

/** Device keys of people who chose to be remembered on this device; they survive sign-out. Spec: decision 003; CONF-031. */
const DeviceKeys = v.object({ deviceKey: v.string(), deviceGroupKey: v.optional(v.string()) });

/** Empty when this device is not remembered for that person. */
export const rememberedDeviceKey = (profileId: string): string =>
  profileId === '' ? '' : (readParsed('local', DEVICE_KEY_PREFIX + profileId, DeviceKeys)?.deviceKey ?? '');

/** Marks this device as remembered or not for the signed-in customer, at Cognito and here. Throws ApiError. Spec: FLOW-AUTH-05 (CONF-011). */
export async function markDevice(remember: boolean): Promise<void> {
  const tokens = readTokens();
  if (!tokens) return;
  const key = DEVICE_KEY_PREFIX + claimsOf(tokens.idToken).sub;
  const { deviceKey, deviceGroupKey } = tokens;
  if (remember && deviceKey) keepText('local', key, JSON.stringify({ deviceKey, deviceGroupKey }));
  else forgetText('local', key);
  const { markDeviceWithCognito } = await import('./cognito.ts');
  await markDeviceWithCognito(tokens, remember);
}
