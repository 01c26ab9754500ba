import type { Card, CardKind, VaultMessage } from '../../services/contract/cards.ts';
import type { Processor, TRANSACTION_TYPE } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { LoanName } from '../kit/loanName.ts';
import type { ScreenNames } from '../kit/screenOf.ts';

/** What the page shows of the flow, beside the form. */
export type FlowDetails = {
  /** "Step 2 of 4"; null in a flow without steps. */
  step: { at: number; of: number } | null;
  /** What the new card pays, in cents; null where it is only saved. */
  paying: { amount: number; loan: LoanName } | null;
  /** The store that a guest can call; empty for everybody else. */
  storePhoneNumber: string;
  /** The store that takes cards where there is no card form; empty when it is not known. */
  callNumber?: string;
};

export type AddCardInput = {
  /** What the specification calls the screen in the flow that uses it, where it is not AddPaymentMethod. */
  screenNames?: ScreenNames;
  /** What the card is for: the vault opens another form for each. */
  purpose: keyof typeof TRANSACTION_TYPE;
  /** The loan that the card pays: its processor takes the card. Without one, the card is for all loans. */
  loanId?: string;
  /** The lender takes cards online for the brand of the page (OPEN-047). */
  hasForm: boolean;
  /** The card is a guest's: it is never saved (FLOW-CARD-01). */
  guest: boolean;
  /** The customer decides whether the card is saved. */
  maySave: boolean;
  /** The card is saved without a question: saving it is what the customer came for. Otherwise the customer has to choose it. */
  save?: boolean;
  /** The customer has other cards to use instead. */
  hasOthers: boolean;
  details: FlowDetails;
};

/** A field of the hosted card form, as its messages name it. `form`: the form itself cannot send the card. */
export type CardField = 'name' | 'number' | 'expiry' | 'cvv' | 'zip' | 'form';

export type AddCardContext = AddCardInput & {
  /** The customer wants the card saved. */
  save: boolean;
  /** Whose form it is. */
  processor: Processor;
  formUrl: string;
  nonce: string;
  /** px, as the form reports it; 0 until then: the page's styles estimate it by the page's width. */
  height: number;
  /** Works once: sent to the lender and deleted. */
  bridgeToken: string;
  fields: readonly CardField[];
  /** What the first 8 digits tell of the card in the form; null while nothing is known. */
  kind: CardKind | null;
  tokenMissing: boolean;
  failure: Failure | null;
  card: Card | null;
};

export type AddCardEvent =
  | { type: 'card.saveChosen'; save: boolean }
  | { type: 'card.submitted' }
  | { type: 'card.retryChosen' }
  /** The customer goes back without a new card. */
  | { type: 'card.declined' }
  /** The theme and language of the page, for the form. */
  | { type: 'card.dressed'; theme: 'light' | 'dark'; language: string }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** `temporary`: the card is deleted once it has been used. `nonce`: the session of its form. */
export type AddCardOutcome = { kind: 'added'; card: Card; temporary: boolean; nonce: string } | { kind: 'declined' };

/** ms until a form that does not load counts as unavailable, and one that does not answer as incomplete. Ours. */
export const VAULT_PATIENCE_MS = 15_000;

export const atStart = (input: AddCardInput): AddCardContext => ({
  ...input,
  save: !input.guest && (input.save ?? false),
  processor: 'None',
  formUrl: '',
  nonce: '',
  height: 0,
  bridgeToken: '',
  fields: [],
  kind: null,
  tokenMissing: false,
  failure: null,
  card: null,
});

/** A card that pays now needs no look-up; what a saved card can do is shown before it is saved. Ours. */
export const looksUp = ({ details }: Pick<AddCardContext, 'details'>): boolean => details.paying === null;

/** A card is added as a guest card when it is a guest's or the customer does not save it. Spec: FLOW-CARD-01. */
export const isGuestCard = ({ guest, save }: Pick<AddCardContext, 'guest' | 'save'>): boolean => guest || !save;

/** What the opened form is; null: the processor has none. */
export type OpenedForm = Pick<AddCardContext, 'processor' | 'formUrl' | 'nonce'> | null;

export const opened = (form: OpenedForm): Partial<AddCardContext> =>
  form ? { processor: form.processor, formUrl: form.formUrl, nonce: form.nonce } : {};

/** What a message of the form changes. */
export function reported(message: VaultMessage): Partial<AddCardContext> {
  switch (message.type) {
    case 'card.ready':
      return { height: message.height };
    case 'card.tokenized':
      return { bridgeToken: message.bridgeToken };
    case 'card.refused':
      return { fields: message.fields, tokenMissing: true };
    case 'card.numbered': // the digits are looked up and not kept
    case 'card.activity':
      return {};
  }
}

export const outcome = (context: AddCardContext): AddCardOutcome =>
  context.card ? { kind: 'added', card: context.card, temporary: isGuestCard(context), nonce: context.nonce } : { kind: 'declined' };
