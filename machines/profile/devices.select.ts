import type { SnapshotFrom } from 'xstate';
import type { devicesMachine } from './devices.machine.ts';
import { rowOf } from './devices.rules.ts';
import type { DevicesView } from './devices.types.ts';

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
