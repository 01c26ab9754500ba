import { isAppleTouch, isMac, type DeviceFacts } from './appleTouch.ts';

/** Whether this page may ask where the device is. `unknown`: this browser does not say. */
export type LocationPermission = 'granted' | 'prompt' | 'denied' | 'unknown';

async function status(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'geolocation' });
  } catch {
    return null; // an old browser has no permissions, or none of this name
  }
}

export const readPermission = async (): Promise<LocationPermission> => (await status())?.state ?? 'unknown';

/** Reports each change until it is stopped. */
export function watchPermission(changed: (permission: LocationPermission) => void): () => void {
  const stopped = new AbortController();
  const listen = async () => {
    const found = await status();
    if (!stopped.signal.aborted) found?.addEventListener('change', () => changed(found.state), { signal: stopped.signal });
  };
  void listen();
  return () => stopped.abort();
}

/** Where this browser has its switch for the location. */
export type BrowserKind = 'apple' | 'android' | 'firefox' | 'safari' | 'chrome' | 'other';

/** By user agent: no feature says where a menu is. Spec: ROUTE-093. */
export function browserKindOf(device: DeviceFacts): BrowserKind {
  const { userAgent } = device;
  if (isAppleTouch(device)) return 'apple';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox/.test(userAgent)) return 'firefox';
  if (/Chrome|Edg/.test(userAgent)) return 'chrome';
  return isMac(device) ? 'safari' : 'other';
}
