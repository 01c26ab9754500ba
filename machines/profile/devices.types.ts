import type { Failure } from '../../services/contract/error.ts';
import type { MyDevice } from '../../services/actors/myDevices.ts';

export type DevicesContext = {
  /** Null until the list has come. */
  devices: readonly MyDevice[] | null;
  /** The id of the device that is to be forgotten. */
  chosen: string;
  /** One has been forgotten since the list was first shown. */
  forgotten: boolean;
  failure: Failure | null;
};

export type DevicesEvent =
  | { type: 'device.forgetChosen'; id: string }
  | { type: 'device.forgetConfirmed' }
  | { type: 'device.forgetDeclined' }
  | { type: 'device.retryChosen' };

/** Two or three words of what a browser calls itself: "Chrome", "Windows"; empty where it says nothing known. */
export type DeviceName = { browser: string; system: string };

/** `lastUsed`: the day, YYYY-MM-DD, empty when it is not known. `mayForget`: this device only when it is remembered. */
export type DeviceRow = { id: string; name: DeviceName; lastUsed: string; current: boolean; remembered: boolean; mayForget: boolean };

export type DevicesView = {
  phase: 'asking' | 'shown' | 'failed' | 'confirming' | 'forgetting';
  /** Null until the list has come. */
  rows: readonly DeviceRow[] | null;
  /** The device that is to be forgotten, while that is asked and done. */
  chosen: DeviceRow | null;
  forgotten: boolean;
  failure: Failure | null;
};
