import type { VaultMessage, VaultOrder } from '../../../contract/cards.ts';

/** A message before the nonce is on it. */
type Unsigned<M> = M extends VaultMessage ? Omit<M, 'nonce'> : never;

/** The one the form talks to: the page of the portal around it, in its exact origin, in this one session. */
export type Talk = {
  tell(message: Unsigned<VaultMessage>): void;
  hear(listener: (order: VaultOrder) => void): void;
};

/** Spec: CONF-033, OPEN-047; quality §3 "card iframe": exact origin, exact window, exact shape, nonce; the target origin is never "*". */
export function talkTo(portal: Window, origin: string, nonce: string): Talk {
  return {
    tell: (message) => portal.postMessage({ ...message, nonce }, origin),
    hear: (listener) =>
      addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source !== portal || event.origin !== origin) return;
        const order = readOrder(event.data);
        if (order?.nonce === nonce) listener(order);
      }),
  };
}

/** Checks an order by hand: the page of the vault carries no library. A test holds this against the contract's own schema. */
export function readOrder(data: unknown): VaultOrder | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('nonce' in data) || typeof data.nonce !== 'string') return null;
  if (data.type === 'card.submit') return { type: 'card.submit', nonce: data.nonce };
  if (data.type !== 'card.dress' || !('theme' in data) || !('language' in data) || typeof data.language !== 'string') return null;
  if (data.theme !== 'light' && data.theme !== 'dark') return null;
  return { type: 'card.dress', nonce: data.nonce, theme: data.theme, language: data.language };
}
