import type { Answer, Ask, CallName } from '../contract/index.ts';

export { ApiError } from '../contract/error.ts';

/** Options of one call. `key` becomes the Idempotency-Key; with `keepalive` the request outlives the page. */
export type CallOptions = { signal?: AbortSignal; key?: string; keepalive?: boolean };

/** Sends a request. Throws ApiError unless the response fits the contract. Limit `apiTimeoutSeconds` (HDR-011). */
export type Api = <K extends CallName>(name: K, ask: Ask<K>, options?: CallOptions) => Promise<Answer<K>>;

let connected: Api | undefined;

/** Sets the one connection of this page; all actors use it. */
export function setApi(api: Api): void {
  connected = api;
}

/** The one connection. Throws before connect(). */
export const api: Api = (name, ask, options) => {
  if (!connected) throw new Error(`api('${name}') before connect()`);
  return connected(name, ask, options);
};
