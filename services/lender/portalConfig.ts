import { USER_POOL } from './auth/pool.ts';
import { CONTACTS } from './configuration.ts';

/** What /config.json says to a portal that stands on the sandbox's own origin. */
export const portalConfig = (vaultOrigin: string) => ({
  environment: 'sandbox',
  serviceUrl: '/api',
  serviceConfig: { ...USER_POOL, cognitoUrl: '/cognito/' },
  vaultOrigin,
  outsideHosts: [], // its pages are paths of its own
  contacts: CONTACTS,
});
