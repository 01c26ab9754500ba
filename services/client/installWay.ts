import type { InstallWay } from './install.ts';

/** What shows how a browser installs a page. */
export type BrowserFacts = { userAgent: string; maxTouchPoints: number; hasPrompt: boolean };

/** By user agent, because no feature detection finds Apple's menus. An iPad reports that it is a Mac, but has a touch screen. Spec: PWA-002 to -005 (ROUTE-104). */
export function installWayOf({ userAgent, maxTouchPoints, hasPrompt }: BrowserFacts): InstallWay {
  const isMac = /Macintosh/.test(userAgent);
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'apple';
  if (hasPrompt) return 'prompt';
  // Safari of a Mac, from version 17 on
  const version = Number(/Version\/(\d+)[\d.]* Safari/.exec(userAgent)?.[1] ?? 0);
  return isMac && version >= 17 ? 'appleMac' : 'unsupported';
}
