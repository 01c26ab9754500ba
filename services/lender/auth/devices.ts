import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../handler.ts';
import type { DeviceTable } from '../store/peopleTables.ts';
import { USER_POOL } from './pool.ts';

/** The keys of a device, as sign-in returns them. */
export type Device = { deviceKey: string; deviceGroupKey: string };

/**
 * The device of this request: the named one if it belongs to the profile, else a new one. A new device is remembered only when the customer
 * chooses so (FLOW-AUTH-05). `userAgent` is empty when the request has none.
 */
export async function deviceFor(db: Db, now: number, profileId: string, named: string, userAgent = ''): Promise<Device> {
  const known = named === '' ? undefined : await deviceOf(db, profileId, named);
  if (known) {
    await db
      .updateTable('device')
      .set({ last_used_at: now, ...(userAgent !== '' && { user_agent: userAgent }) })
      .where('device_key', '=', known.device_key)
      .execute();
    return { deviceKey: known.device_key, deviceGroupKey: known.group_key };
  }
  const device = { deviceKey: `${USER_POOL.region}_${randomUUID()}`, deviceGroupKey: `-${randomBytes(4).toString('hex')}` };
  await db
    .insertInto('device')
    .values({
      device_key: device.deviceKey,
      group_key: device.deviceGroupKey,
      profile_id: profileId,
      remembered: false,
      trusted: false,
      user_agent: userAgent,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  return device;
}

export const deviceOf = (db: Db, profileId: string, deviceKey: string): Promise<DeviceTable | undefined> =>
  db.selectFrom('device').selectAll().where('device_key', '=', deviceKey).where('profile_id', '=', profileId).executeTakeFirst();

/** False when the profile has no such device. */
export async function rememberDevice(db: Db, profileId: string, deviceKey: string, remembered: boolean): Promise<boolean> {
  const row = await db
    .updateTable('device')
    .set({ remembered })
    .where('device_key', '=', deviceKey)
    .where('profile_id', '=', profileId)
    .returning('device_key')
    .executeTakeFirst();
  return row !== undefined;
}

/** After a correct code: the session's device needs no further codes. */
export const trustDeviceOf = (db: Db, sessionId: string) =>
  db
    .updateTable('device')
    .set({ trusted: true })
    .where('device_key', '=', (is) => is.selectFrom('session').select('device_key').where('session_id', '=', sessionId))
    .execute();

/** Removes all devices of the profile: each needs a code again. */
export const forgetDevices = (db: Db, profileId: string) => db.deleteFrom('device').where('profile_id', '=', profileId).execute();

/** False when the profile has no such device. */
export async function forgetDevice(db: Db, profileId: string, deviceKey: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('device')
    .where('device_key', '=', deviceKey)
    .where('profile_id', '=', profileId)
    .returning('device_key')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The profile's devices, most recently used first. */
export const devicesOf = (db: Db, profileId: string, limit: number): Promise<DeviceTable[]> =>
  db
    .selectFrom('device')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('last_used_at', 'desc')
    .orderBy('device_key')
    .limit(limit)
    .execute();
