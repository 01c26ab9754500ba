/**
 * Headers of every call. Spec: calls §7 "Request headers on all calls" (HDR-001 to HDR-009).
 * `Idempotency-Key` is ours, on calls that move money (CONF-037); a service that does not know it ignores it.
 */
export const HEADER = {
  accessToken: 'authorization',
  idToken: 'x-mobile-app-id-token',
  deviceKey: 'x-mobile-app-device-key',
  apiVersion: 'x-api-version',
  appVersion: 'x-mobile-app-version',
  brand: 'x-mobile-app-brand',
  pwa: 'x-mobile-app-pwa',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

/** Spec: portal §9 "API version 2". */
export const API_VERSION = '2';
