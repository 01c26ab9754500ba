import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A failed call as the views know it. `texts` are the service's own words and are shown as they are. Spec: calls §8. */
export type ShownFailure = { kind: string; status: number; texts: readonly string[]; code: string; message: string; caseId: string };

/** Texts of the service that the portal translates. Others are shown as they are. */
const SERVICE_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  'Incorrect username or password.': msg`Incorrect username or password.`,
};

/** The topic of the call: each has its own sentences in the specification. */
export type FailureTopic =
  | 'payment'
  | 'cards'
  | 'cardRemoval'
  | 'cardList'
  | 'loans'
  | 'loan'
  | 'account'
  | 'signedDocuments'
  | 'customer'
  | 'card'
  | 'link'
  | 'signIn'
  | 'other';

/** The service's own words, or our sentence with the service's text in it. */
export type FailureText = { own: string } | { ours: MessageDescriptor };

const OFFLINE = msg`Unable to connect. Please try again.`;
const LIMITED = msg`Too many attempts. Please wait a few minutes and try again.`;
/** ERR-022: each operation has its own text, for a refusal without one of the codes below. Saving account information has its text in the profile. */
const LIMITED_CARD = {
  cards: msg`Too many attempts to add a card. Please wait a few minutes and try again.`,
  cardRemoval: msg`Too many attempts to remove a card. Please wait a few minutes and try again.`,
};
type CardTopic = keyof typeof LIMITED_CARD;
const isCardTopic = (topic: FailureTopic): topic is CardTopic => Object.hasOwn(LIMITED_CARD, topic);
const RETRY = msg`There was an internal server error. Please try again.`;

/** The card service's error codes: adding and removing use the same set. Spec: calls §8 "Cards" (ERR-005 to ERR-010). */
const CARD_CODES: Readonly<Record<string, MessageDescriptor>> = {
  InternalErrorException: RETRY,
  TooManyRequestsException: LIMITED,
  LimitExceededException: LIMITED,
  AccessDeniedException: msg`You don’t have access to this card. Please sign in again.`,
  ServiceUnavailableException: msg`The card service is unavailable right now. Please try again in a few minutes.`,
  RequestTimeoutException: msg`The card service took too long to answer. Please try again.`,
};

/** The lead sentence of each topic. Spec: calls §8 (ERR-013 to ERR-021, ERR-027). */
const LEADS: Readonly<Partial<Record<FailureTopic, MessageDescriptor>>> = {
  cardList: msg`We couldn’t get your cards. Please try again.`,
  loans: msg`We couldn’t get your loans. Please try again.`,
  loan: msg`Error fetching latest loan data.`,
  account: msg`Failed to get account information`,
  signedDocuments: msg`Failed to get signed account documents. Please try again.`,
  customer: msg`Failed to get customer details`,
  card: msg`Failed to get card information`,
  link: msg`Unable to open the link`,
};

/** Without a usable response, the text is an internal note in English, not a sentence for a customer. */
const isNoAnswer = ({ kind, status }: ShownFailure) => kind === 'unknown' && status < 300;

/** ERR-002: a 502, which the client also recognizes by its message; a missing response is the same to the customer. */
const isBadGateway = (failure: ShownFailure) => failure.status === 502 || isNoAnswer(failure);

function ofPayment(failure: ShownFailure): MessageDescriptor {
  if (isBadGateway(failure)) return msg`Server error: A connection error occurred. Please try again.`;
  if (failure.kind === 'offline') return OFFLINE;
  const message = failure.message || String(failure.status || failure.kind);
  return msg`Server error: ${message}`;
}

function ofCards(failure: ShownFailure, topic: CardTopic): MessageDescriptor {
  // ERR-007: a lender may leave the code out, so that a reply says nothing about another person's card
  const code = failure.code === '' && failure.status === 403 ? 'AccessDeniedException' : failure.code;
  const known = Object.hasOwn(CARD_CODES, code) ? CARD_CODES[code] : undefined;
  if (known) return known;
  if (failure.kind === 'offline') return OFFLINE;
  if (failure.kind === 'limited') return LIMITED_CARD[topic];
  if (isNoAnswer(failure)) return RETRY;
  const detail = failure.message || failure.code || String(failure.status || failure.kind);
  return msg`An unknown error occurred. ${detail}`;
}

function ofOthers(failure: ShownFailure, topic: FailureTopic): MessageDescriptor {
  if (failure.kind === 'offline') return OFFLINE;
  if (failure.kind === 'limited') return LIMITED;
  return LEADS[topic] ?? RETRY;
}

/** Chooses the sentence for a failure: the service's own words before ours. Spec: calls §8 (ERR-001 to ERR-026). */
export function failureText(failure: ShownFailure, topic: FailureTopic): FailureText {
  const known = isCardTopic(topic) && Object.hasOwn(CARD_CODES, failure.code);
  const [only = '', ...others] = failure.texts;
  const standard = others.length === 0 && Object.hasOwn(SERVICE_TEXTS, only) ? SERVICE_TEXTS[only] : undefined;
  if (standard) return { ours: standard };
  if (failure.texts.length > 0 && !known) return { own: failure.texts.join('\n\n') };
  if (topic === 'payment') return { ours: ofPayment(failure) };
  if (isCardTopic(topic)) return { ours: ofCards(failure, topic) };
  return { ours: ofOthers(failure, topic) };
}
