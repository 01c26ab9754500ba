import { isLoansRoute } from '../../machines/guards/guards.rules.ts';
import { brandOf } from '../../machines/kit/places.ts';
import type { Target } from '../../machines/kit/target.ts';
import { log } from '../../services/client/log.ts';
import { writeTokenCookie } from '../../services/client/tokens.ts';
import { keepVisited, readVisited } from '../../services/client/visited.ts';
import type { Navigation } from '../mirror.ts';

/** Stores this page's name and params for a reload; answers the previous page. Spec: GUARD-029. */
function keepPage(now: Target) {
  const before = readVisited();
  const page = { flow: now.flow, screen: now.screen, params: { ...now.params } };
  keepVisited({
    last: page,
    brand: brandOf(now) ?? before?.brand ?? null,
    loansPage: isLoansRoute(now) ? page : (before?.loansPage ?? null),
  });
  return before?.last;
}

/** Spec: portal §2 "After each navigation" (GUARD-017, GUARD-030). Each brand installs under its own name (PWA-001). */
export function navigated({ previous, now }: Navigation): void {
  writeTokenCookie();
  const before = keepPage(now);
  const brand = now.params['brand'];
  document.querySelector('link[rel=manifest]')?.setAttribute('href', brand ? `/manifest.${brand}.webmanifest` : '/manifest.webmanifest');
  log('info', 'page view', { screen: now.screen, flow: now.flow, brand: brand ?? '', from: previous?.screen ?? before?.screen ?? '' });
}
