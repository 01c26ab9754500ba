import * as v from 'valibot';
import { VaultMessage, VaultOrder } from '../contract/cards.ts';
import { noteActivity } from './activity.ts';
import { config } from './config.ts';
import { log } from './log.ts';
import { frameOf } from './frames.ts';

/**
 * Listens to one session of the hosted card form. A message counts only with the vault's exact origin, from the window of our own frame, in the
 * contract's shape, with the nonce of this session; everything else is ignored, and never answered. Spec: CONF-033, OPEN-047; quality §3 "hosted card form".
 */
export function listenToVault(nonce: string, listener: (message: VaultMessage) => void): () => void {
  const { vaultOrigin } = config();
  const hear = (event: MessageEvent<unknown>) => {
    const ours = frameOf('vault')?.contentWindow;
    if (!ours || event.source !== ours || event.origin !== new URL(vaultOrigin).origin) return;
    const message = v.safeParse(VaultMessage, event.data);
    if (!message.success || nonce === '' || message.output.nonce !== nonce) {
      log('warn', 'vault message ignored', { shape: message.success });
      return;
    }
    if (message.output.type === 'card.activity') noteActivity();
    listener(message.output);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

/** Sends the form an order; the browser delivers it to the vault's origin only. Nothing happens while no frame is there. */
export function sendToVault(order: VaultOrder): void {
  frameOf('vault')?.contentWindow?.postMessage(v.parse(VaultOrder, order), new URL(config().vaultOrigin).origin);
}

/** Whether an address belongs to the vault: the only place the frame may show. */
export const isVaultAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(config().vaultOrigin).origin;
