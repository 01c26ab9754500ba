import type { Answer, Ask, CallName } from '../contract/index.ts';

export { ApiError } from '../contract/error.ts';

/** How one call is made beside what it asks. `key` becomes the Idempotency-Key; `keepalive` lets it outlive the page. */
export type CallOptions = { signal?: AbortSignal; key?: string; keepalive?: boolean };

/** Asks the service. Throws ApiError for everything that is not a well-formed answer, also when the answer breaks the contract. Limit 35 s (HDR-011). */
export type Api = <K extends CallName>(name: K, ask: Ask<K>, options?: CallOptions) => Promise<Answer<K>>;

let connected: Api | undefined;

/** Sets the one connection of this page; charts' actors speak through it. */
export function setApi(api: Api): void {
  connected = api;
}

/** The one connection. Throws when nobody has connected yet. */
export const api: Api = (name, ask, options) => {
  if (!connected) throw new Error(`api('${name}') before connect()`);
  return connected(name, ask, options);
};
