import { log } from '../../services/client/log.ts';
import { writeTokenCookie } from '../../services/client/tokens.ts';
import type { Navigation } from '../mirror.ts';

/** Spec: portal §2 "After each navigation" (GUARD-017, GUARD-030). Each brand installs under its own name (PWA-001). */
export function navigated({ previous, now }: Navigation): void {
  writeTokenCookie();
  const brand = now.params['brand'];
  document.querySelector('link[rel=manifest]')?.setAttribute('href', brand ? `/manifest.${brand}.webmanifest` : '/manifest.webmanifest');
  log('info', 'page view', { screen: now.screen, flow: now.flow, brand: brand ?? '', from: previous?.screen ?? '' });
}
