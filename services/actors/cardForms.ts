import { listenToVault, isVaultAddress, sendToVault } from '../client/vault.ts';
import type { VaultMessage, VaultOrder } from '../contract/cards.ts';
import type { Processor } from '../contract/enums.ts';

/** How the portal speaks with the hosted card form of a payment processor. Spec: OPEN-047. */
export type CardForm = {
  /** Whether the frame may show this address. */
  isAddress: (address: string) => boolean;
  /** Listens to one session of the form; returns a function that stops it. */
  listen: (nonce: string, listener: (message: VaultMessage) => void) => () => void;
  send: (order: VaultOrder) => void;
};

/** The form of the lender's own card vault. */
const vaultForm: CardForm = { isAddress: isVaultAddress, listen: listenToVault, send: sendToVault };

/**
 * One adapter per processor. The card vault takes the cards of all of them and speaks for each in the same messages; a processor whose form
 * speaks otherwise gets an adapter of its own here. None has no form: the store takes the card. Spec: ENUM-003, OPEN-047.
 */
export const CARD_FORMS: Readonly<Record<Processor, CardForm | null>> = {
  CyberSource: vaultForm,
  Repay: vaultForm,
  Mixed: vaultForm,
  BridgePay: vaultForm,
  None: null,
};
