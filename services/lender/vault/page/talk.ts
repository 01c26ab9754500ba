import type { VaultMessage, VaultOrder } from '../../../contract/cards.ts';

/** A message without its nonce. */
type Unsigned<M> = M extends VaultMessage ? Omit<M, 'nonce'> : never;

/** The connection to the portal's page, with its exact origin, for this session. */
export type Talk = {
  send(message: Unsigned<VaultMessage>): void;
  onOrder(listener: (order: VaultOrder) => void): void;
};

/** Spec: CONF-033, OPEN-047; quality §3 "hosted card form": exact origin, exact window, exact shape, nonce; the target origin is never "*". */
export function talkTo(portal: Window, origin: string, nonce: string): Talk {
  return {
    send: (message) => portal.postMessage({ ...message, nonce }, origin),
    onOrder: (listener) =>
      addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source !== portal || event.origin !== origin) return;
        const order = readOrder(event.data);
        if (order?.nonce === nonce) listener(order);
      }),
  };
}

/** Checks an order without a library, to keep the page small. A test compares it with the contract's schema. */
export function readOrder(data: unknown): VaultOrder | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('nonce' in data) || typeof data.nonce !== 'string') return null;
  if (data.type === 'card.submit') return { type: 'card.submit', nonce: data.nonce };
  if (data.type !== 'card.dress' || !('theme' in data) || !('language' in data) || typeof data.language !== 'string') return null;
  if (data.theme !== 'light' && data.theme !== 'dark') return null;
  return { type: 'card.dress', nonce: data.nonce, theme: data.theme, language: data.language };
}
