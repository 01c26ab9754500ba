import type { MyDevice } from '../../services/actors/myDevices.ts';
import type { DeviceName, DeviceRow, DevicesContext, DevicesEvent, DevicesView } from './devices.types.ts';

/** This device can be forgotten only while it is remembered: without that it is none but for this session. */
export const isForgettable = ({ current, remembered }: Pick<MyDevice, 'current' | 'remembered'>): boolean => !current || remembered;

export const mayForget = ({ devices }: DevicesContext, event: DevicesEvent): boolean =>
  event.type === 'device.forgetChosen' && (devices?.some((device) => device.id === event.id && isForgettable(device)) ?? false);

/** In this order: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android calls itself Linux, and an iPhone is like Mac OS X. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (known: readonly [RegExp, string][], text: string): string => known.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** "Mozilla/5.0 (Windows NT 10.0; …) Chrome/126.0 …" -> Chrome, Windows. Versions say nothing to people. */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: firstIn(BROWSERS, userAgent),
  system: firstIn(SYSTEMS, userAgent),
});

const ZONE = 'America/Chicago';
const inZone = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

export const rowOf = (device: MyDevice): DeviceRow => ({
  id: device.id,
  name: deviceName(device.userAgent),
  lastUsed: device.lastUsedAt > 0 ? inZone.format(device.lastUsedAt) : '',
  current: device.current,
  remembered: device.remembered,
  mayForget: isForgettable(device),
});

export const NO_DEVICES: DevicesView = { phase: 'asking', rows: null, chosen: null, forgotten: false, failure: null };
