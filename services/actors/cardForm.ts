import { fromCallback } from 'xstate';
import { hearVault, isVaultAddress, tellVault } from '../client/vault.ts';
import type { VaultOrdered, VaultTold } from './events.ts';

/** One session of the hosted card form: tells what the form says, passes on what the chart orders. Throws when `formUrl` is not the vault's. Spec: OPEN-047, CONF-033. */
export const watchVault = fromCallback<VaultOrdered, { formUrl: string; nonce: string }>(({ input, sendBack, receive }) => {
  if (!isVaultAddress(input.formUrl)) throw new Error(`the card form must come from the vault, not from ${input.formUrl.slice(0, 60)}`);
  const tell = (told: VaultTold) => sendBack(told);
  receive(({ order }) => tellVault(order));
  return hearVault(input.nonce, (message) => tell({ type: 'vault.said', message }));
});
