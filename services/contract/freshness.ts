import type { CallName } from './index.ts';

/** How long a response is fresh. Spec: portal §9 "Caches" (CONST-010). */
export type CacheTier = 'short' | 'normal' | 'medium' | 'long';

/** The cached calls, each with its tier. No other call is cached. Spec: OPEN-050, GUARD-012. */
export const FRESHNESS = {
  'GET /accounts': 'short',
  'GET /cards': 'short',
  'GET /checktrusteddevice': 'short',
  'GET /configsettings': 'long',
  'GET /contacts': 'long',
  'GET /dashboardmessage': 'short',
  'GET /lmsReferenceId': 'long',
  'GET /newaccountterms': 'short',
  'GET /nextBusinessDate': 'short',
  'GET /offers': 'short',
  'GET /passwordPolicy': 'long',
  'GET /serviceProvider': 'short',
  'GET /serviceStatus': 'short',
  'GET /states': 'long',
  'GET /store': 'long',
  'GET /storemap': 'long',
} as const satisfies Partial<Record<CallName, CacheTier>>;

export type CachedName = keyof typeof FRESHNESS;
