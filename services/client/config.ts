import * as v from 'valibot';
import { Contacts } from '../contract/configuration.ts';
import { allowHandOffs, HandOffOrigin } from '../contract/handOffAddress.ts';
import { allowHosts } from '../contract/outsideAddress.ts';

/** What differs between installations of one build. Read from /config.json at start. Spec: portal §3 "serviceConfig" (OPEN-024). */
export const PublicConfig = v.object({
  environment: v.optional(v.string(), 'production'),
  /** Puts requests and answers into the log, in lower environments only (HDR-010). */
  logBodies: v.optional(v.boolean(), false),
  /** Where the contract's calls go: "/api", or another origin. */
  serviceUrl: v.pipe(v.string(), v.nonEmpty()),
  serviceConfig: v.pipe(
    v.object({
      region: v.optional(v.string(), 'us-east-1'),
      userPoolId: v.pipe(v.string(), v.regex(/^[\w-]{1,45}_[0-9a-zA-Z]+$/)),
      clientId: v.pipe(v.string(), v.nonEmpty()),
      /** The Cognito endpoint; "/cognito/" in the sandbox. Empty: Amazon's own of the region. */
      cognitoUrl: v.optional(v.string(), ''),
    }),
    v.check(
      ({ region, userPoolId, cognitoUrl }) => cognitoUrl !== '' || userPoolId.startsWith(`${region}_`),
      'userPoolId is not of this region: set region, or cognitoUrl',
    ),
  ),
  /** Origin of the hosted card form. */
  vaultOrigin: v.pipe(v.string(), v.url()),
  /** Origin of the signed upload addresses; a file is sent to no other (HDR-012). Missing: the service's own origin. */
  uploadOrigin: v.optional(v.pipe(v.string(), v.url())),
  /** Origin of the signing page: no other address is opened to sign. Missing: nothing can be signed here. Spec: ROUTE-084. */
  signingOrigin: v.optional(HandOffOrigin),
  /** Allowed hosts of pages outside of the portal: "www.lender.com". The portal's own paths are always allowed. */
  outsideHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\da-z.-]+$/))), []),
  /** Origins of pages that take the customer over in this window, with the token cookie: the online store. Spec: FLOW-REFI-07. */
  externalPages: v.optional(v.array(HandOffOrigin), []),
  /** Phone numbers for a page that cannot reach the service (OPEN-036). */
  contacts: v.optional(Contacts),
});
export type PublicConfig = v.InferOutput<typeof PublicConfig>;

/** Whether requests and answers are logged: where the installation says so, and never in production. Spec: calls §7 (HDR-010). */
export const mayLogBodies = ({ environment, logBodies }: PublicConfig): boolean => logBodies && environment !== 'production';

let current: PublicConfig | undefined;

/**
 * Reads and stores the installation's configuration. Throws when it is missing or wrong; the page cannot work without it. The document preloads
 * it (routes/build/documents.ts): with other credentials than those of the preload the browser would ask twice.
 */
export async function fetchConfig(signal?: AbortSignal): Promise<PublicConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache', credentials: 'same-origin', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return keepConfig(await response.json());
}

/** Checks and stores it. Throws a valibot error that names the wrong field. */
export function keepConfig(value: unknown): PublicConfig {
  current = v.parse(PublicConfig, value);
  allowHosts(current.outsideHosts);
  allowHandOffs(current.externalPages);
  return current;
}

/** Throws before the configuration is read. */
export function config(): PublicConfig {
  if (!current) throw new Error('config() before fetchConfig() or keepConfig()');
  return current;
}
