import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { PaperLine } from '../kit/paper.ts';
import type { Person } from '../kit/session.types.ts';

/** `person` null: a visitor. `params.brand`: of the address; ExperianDisclosure has none. */
export type TermsInput = { person: Person | null; params: Readonly<Record<string, string>>; screen: string };

export type TermsContext = {
  person: Person | null;
  brand: Brand | null;
  /** The screen that was asked for. */
  asked: string;
  /** Pages of the brand outside of the portal, null where none is known. */
  termsPage: string | null;
  experianPage: string | null;
  /** The customer's own, null for a visitor and until the service has said. */
  terms: Answer<'GET /newaccountterms'> | null;
  failure: Failure | null;
};

export type TermsEvent =
  | { type: 'copy.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

export type TermsOutcome = { kind: 'left' };

/** What the customer has agreed to, as far as the service tells: the terms of the account. `agreedAt` a moment, empty when she has not agreed to this version. */
export type Agreement = { title: string; version: number; effectiveOn: string; agreedAt: string };

/** `state`: what TermsConditions shows; `visitor`: nobody's own terms can be told. */
export type TermsView = {
  busy: boolean;
  brand: Brand | null;
  state: 'asking' | 'shown' | 'failed' | 'visitor';
  lines: readonly PaperLine[];
  agreement: Agreement | null;
  /** The version she agreed to before this one; 0 when none. */
  agreedBefore: number;
  hasCopy: boolean;
  copyFailed: boolean;
  termsPage: string | null;
  experianPage: string | null;
  failure: Failure | null;
};
