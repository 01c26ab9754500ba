import { fromPromise } from 'xstate';
import { forgetMyDevice, listMyDevices, type MyDevice } from '../client/myDevices.ts';

export type { MyDevice };

/** The customer's devices, this one first. Error: ApiError. */
export const listDevices = fromPromise<MyDevice[]>(() => listMyDevices());

/** Forgets a device of that list, by its id there. Error: ApiError. */
export const forgetDevice = fromPromise<void, { id: string }>(({ input }) => forgetMyDevice(input.id));
