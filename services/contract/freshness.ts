import type { CallName } from './index.ts';

/** How long an answer may be shown again before it is asked for anew. Spec: portal §9 "Caches" (CONST-010). */
export type CacheTier = 'short' | 'normal' | 'medium' | 'long';

/** The calls whose answers are cached, each with its tier. A call that is not here is never cached. Spec: OPEN-050, GUARD-012. */
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
} as const satisfies Partial<Record<CallName, CacheTier>>;

export type CachedName = keyof typeof FRESHNESS;
