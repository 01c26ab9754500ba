import { USER_POOL } from './auth/pool.ts';
import { CONTACTS } from './configuration.ts';

/** The content of /config.json for a portal on the sandbox's origin. */
export const portalConfig = (vaultOrigin: string) => ({
  environment: 'sandbox',
  serviceUrl: '/api',
  serviceConfig: { ...USER_POOL, cognitoUrl: '/cognito/' },
  vaultOrigin,
  uploadOrigin: vaultOrigin,
  signingOrigin: vaultOrigin,
  outsideHosts: [], // its external pages are paths of the same origin
  externalPages: [vaultOrigin], // its online store
  contacts: CONTACTS,
});
