import { fromPromise } from 'xstate';
import * as devices from '../client/devices.ts';

/** After login: this device is remembered, or not. Error: ApiError; the sign-in goes on all the same. Spec: FLOW-AUTH-05. */
export const markDevice = fromPromise<void, { remember: boolean }>(({ input }) => devices.markDevice(input.remember));
