import type { Card } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { VaultTold } from '../../services/actors/events.ts';

export type CardFormInput = {
  /** A guest's card is never kept (FLOW-CARD-01). */
  guestPayment: boolean;
  /** What the customer wants with the card after this payment; the switch starts here. */
  save: boolean;
};

/** A field of the hosted card form, as its messages name it. */
export type CardField = 'name' | 'number' | 'expiry' | 'cvv' | 'zip';

export type CardFormContext = CardFormInput & {
  formUrl: string;
  nonce: string;
  /** px, as the form says; 0 until it has: how tall it will be depends on the page's width, so the page's styles know it. */
  height: number;
  /** Works once; handed to the service and dropped. */
  bridgeToken: string;
  fields: readonly CardField[];
  tokenMissing: boolean;
  failure: Failure | null;
  card: Card | null;
};

export type CardFormEvent =
  | { type: 'card.saveChosen'; save: boolean }
  | { type: 'card.submitted' }
  | { type: 'card.retryChosen' }
  /** The page's look, passed on to the form. */
  | { type: 'card.dressed'; theme: 'light' | 'dark'; language: string };

export type CardFormHeard = CardFormEvent | VaultTold;

/** The saved card, and whether it is to be forgotten after the payment. */
export type CardFormOutcome = { kind: 'added'; card: Card; temporary: boolean };

/** What AddPaymentMethod shows of the form. Spec: portal §2 "AddPaymentMethod", §5 "Card add". */
export type CardFormView = {
  /** opening: no form that listens yet · shown · checking: the vault looks at what was typed · saving · unavailable: no form to be had */
  phase: 'opening' | 'shown' | 'checking' | 'saving' | 'unavailable';
  formUrl: string;
  height: number;
  save: boolean;
  /** Guests are not asked: their card is never kept. */
  maySave: boolean;
  /** What the vault found wrong: the card form marks them itself, the summary names them. */
  fields: readonly CardField[];
  /** "Please confirm card information is entered correctly" (ERR-009). */
  tokenMissing: boolean;
  /** Kinds and codes of ERR-005 to ERR-012. */
  failure: Failure | null;
};
