/** What of a browser tells its device. */
export type DeviceFacts = { userAgent: string; maxTouchPoints: number };

export const isMac = ({ userAgent }: DeviceFacts): boolean => /Macintosh/.test(userAgent);

/** A phone or tablet of Apple, by user agent: no feature says so. An iPad reports that it is a Mac, but has a touch screen. */
export const isAppleTouch = (device: DeviceFacts): boolean =>
  /iPhone|iPad|iPod/.test(device.userAgent) || (isMac(device) && device.maxTouchPoints > 1);
