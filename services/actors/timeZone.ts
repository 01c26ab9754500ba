import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { TimeZone } from '../contract/appointments.ts';

/** The time zone of the device, as the service accepts it; empty when the device says none. Spec: calls §8 (ERR-025). */
export const readTimeZone = fromPromise<{ timeZone: string }>(() => {
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
  return Promise.resolve({ timeZone: timeZone && v.is(TimeZone, timeZone) ? timeZone : '' });
});
