import { isAppleTouch, isMac, type DeviceFacts } from './appleTouch.ts';
import type { InstallWay } from './install.ts';

/** What shows how a browser installs a page. */
export type BrowserFacts = DeviceFacts & { hasPrompt: boolean };

/** By user agent, because no feature detection finds Apple's menus. Spec: PWA-002 to -005 (ROUTE-104). */
export function installWayOf(browser: BrowserFacts): InstallWay {
  if (isAppleTouch(browser)) return 'apple';
  if (browser.hasPrompt) return 'prompt';
  // Safari of a Mac, from version 17 on
  const version = Number(/Version\/(\d+)[\d.]* Safari/.exec(browser.userAgent)?.[1] ?? 0);
  return isMac(browser) && version >= 17 ? 'appleMac' : 'unsupported';
}
