import type { VaultTold } from '../../services/actors/events.ts';
import type { Card, VaultOrder } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';

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

/** ms until a form that does not come counts as not to be had, and one that does not answer as not filled in. Ours. */
export const VAULT_PATIENCE_MS = 15_000;
/** The vault's page has not come. */
export const UNREACHED: Failure = { kind: 'unknown', call: 'GET /cardFormKey', status: 0, texts: [], code: '', message: '', caseId: '' };
export const emptyForm = ({ guestPayment, save }: CardFormInput): CardFormContext => ({
  guestPayment,
  save: save && !guestPayment,
  formUrl: '',
  nonce: '',
  height: 0,
  bridgeToken: '',
  fields: [],
  tokenMissing: false,
  failure: null,
  card: null,
});

/** A card is added as guest when the payment is a guest payment or the customer chose not to save it. Spec: FLOW-CARD-01. */
export const isGuestCard = ({ guestPayment, save }: Pick<CardFormContext, 'guestPayment' | 'save'>): boolean => guestPayment || !save;

export const formIn = ({ formUrl, nonce }: Answer<'GET /cardFormKey'>) => ({ formUrl, nonce });

type Said = CardFormHeard | VaultTold | CardFormEvent;

export const heightIn = (event: Said): { height?: number } =>
  event.type === 'vault.said' && event.message.type === 'card.ready' ? { height: event.message.height } : {};

export const tokenIn = (event: Said): { bridgeToken?: string } =>
  event.type === 'vault.said' && event.message.type === 'card.tokenized' ? { bridgeToken: event.message.bridgeToken } : {};

export const fieldsIn = (event: Said): { fields?: readonly CardField[] } =>
  event.type === 'vault.said' && event.message.type === 'card.refused' ? { fields: event.message.fields } : {};

/** The page's look, as an order to the form. Throws for any other event: only `card.dressed` leads here. */
export function dress({ nonce }: CardFormContext, event: Said): { type: 'vault.order'; order: VaultOrder } {
  if (event.type !== 'card.dressed') throw new TypeError(`dress expects card.dressed, got ${event.type}`);
  return { type: 'vault.order', order: { type: 'card.dress', nonce, theme: event.theme, language: event.language } };
}

/** Throws when no card was saved: there is no other end. */
export function outcome(context: CardFormContext): CardFormOutcome {
  const card: Card | null = context.card;
  if (!card) throw new Error('the card form ended without a card');
  return { kind: 'added', card, temporary: isGuestCard(context) };
}
