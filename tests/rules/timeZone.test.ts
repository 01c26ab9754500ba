import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from '../../machines/payment/receipt.rules.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const deviceSays = (zone: string) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
};

test('a payment is in the time zone of the device, or in that of Chicago if the device has none (CONST-031)', () => {
  deviceSays('America/Denver');
  expect(timeZone()).toBe('America/Denver');
  deviceSays('');
  expect(timeZone()).toBe('America/Chicago');
});
