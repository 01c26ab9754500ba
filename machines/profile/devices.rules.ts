import type { MyDevice } from '../../services/actors/myDevices.ts';
import type { DevicesContext } from './devices.machine.ts';

/** This device can be forgotten only while it is remembered: otherwise it is known for this session only. */
export const isForgettable = ({ current, remembered }: Pick<MyDevice, 'current' | 'remembered'>): boolean => !current || remembered;

export const mayForget = ({ devices }: DevicesContext, id: string): boolean =>
  devices?.some((device) => device.id === id && isForgettable(device)) ?? false;

/** A device that the customer may call somebody else's, any but this one; empty: a message that the customer did not ask for. */
export const isForeign = ({ devices }: Pick<DevicesContext, 'devices'>, id: string): boolean =>
  id === '' || (devices?.some((device) => device.id === id && !device.current) ?? false);

/** The order matters: Edge and Opera name Chrome too, and Chrome names Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The order matters: Android names Linux too, and an iPhone names Mac OS X. */
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

/** Two or three words of the user agent: "Chrome", "Windows"; empty where it names nothing known. */
export type DeviceName = { browser: string; system: string };

/** "Mozilla/5.0 (Windows NT 10.0; …) Chrome/126.0 …" -> Chrome, Windows. Versions say nothing to people. */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: firstIn(BROWSERS, userAgent),
  system: firstIn(SYSTEMS, userAgent),
});
