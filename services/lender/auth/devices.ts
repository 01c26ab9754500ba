import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../handler.ts';
import type { DeviceTable } from '../store/peopleTables.ts';
import { USER_POOL } from './pool.ts';

/** The keys of a device, as an entry answers them. */
export type Device = { deviceKey: string; deviceGroupKey: string };

/**
 * The device this request comes from: the one it names if that is this person's, else a new one. Remembered only when the customer says so
 * (FLOW-AUTH-05). `userAgent`: what its browser calls itself, empty where the request does not say.
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

/** Answers false when this person has no such device. */
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

/** A code has been entered in this session: its device needs none any more. */
export const trustDeviceOf = (db: Db, sessionId: string) =>
  db
    .updateTable('device')
    .set({ trusted: true })
    .where('device_key', '=', (is) => is.selectFrom('session').select('device_key').where('session_id', '=', sessionId))
    .execute();

/** All of this person's devices are strangers again. */
export const forgetDevices = (db: Db, profileId: string) => db.deleteFrom('device').where('profile_id', '=', profileId).execute();

/** Answers false when this person has no such device. */
export async function forgetDevice(db: Db, profileId: string, deviceKey: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('device')
    .where('device_key', '=', deviceKey)
    .where('profile_id', '=', profileId)
    .returning('device_key')
    .executeTakeFirst();
  return gone !== undefined;
}

/** This person's devices, the last used first. */
export const devicesOf = (db: Db, profileId: string, limit: number): Promise<DeviceTable[]> =>
  db
    .selectFrom('device')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('last_used_at', 'desc')
    .orderBy('device_key')
    .limit(limit)
    .execute();
