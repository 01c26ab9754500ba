import type { SnapshotFrom } from 'xstate';
import type { MyDevice } from '../../services/actors/myDevices.ts';
import type { DevicesContext, devicesMachine } from './devices.machine.ts';
import { deviceName, isForgettable, type DeviceName } from './devices.rules.ts';

/** `lastUsedAt`: ms since 1970, 0 when it is not known. */
export type DeviceRow = {
  id: string;
  name: DeviceName;
  lastUsedAt: number;
  current: boolean;
  remembered: boolean;
  mayForget: boolean;
  mayBeForeign: boolean;
};

export type DevicesView = Pick<DevicesContext, 'forgotten' | 'failure'> & {
  phase: 'loading' | 'viewing' | 'failed' | 'confirming' | 'forgetting' | 'warning' | 'locking' | 'locked';
  /** Null until the list is loaded. */
  rows: readonly DeviceRow[] | null;
  /** The device to forget, or not known to the customer, from the question on; null for a message. */
  chosen: DeviceRow | null;
};

export const NO_DEVICES: DevicesView = { phase: 'loading', rows: null, chosen: null, forgotten: false, failure: null };

const rowOf = (device: MyDevice): DeviceRow => ({
  id: device.id,
  name: deviceName(device.userAgent),
  lastUsedAt: device.lastUsedAt,
  current: device.current,
  remembered: device.remembered,
  mayForget: isForgettable(device),
  mayBeForeign: !device.current,
});

/** What CustomerProfile shows of the devices. */
export function devicesView({ value, context }: Pick<SnapshotFrom<typeof devicesMachine>, 'value' | 'context'>): DevicesView {
  const rows = context.devices?.map(rowOf) ?? null;
  return {
    phase: value,
    rows,
    chosen: rows?.find(({ id }) => id === context.chosen) ?? null,
    forgotten: context.forgotten,
    failure: context.failure,
  };
}
