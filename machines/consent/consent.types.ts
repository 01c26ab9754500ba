import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { PaperLine } from '../kit/paper.ts';
import type { Person } from '../kit/session.types.ts';

/** The terms of the account as they are now, and which of them the customer has agreed to. */
export type Terms = Answer<'GET /newaccountterms'>;

export type ConsentInput = { person: Person };

export type ConsentContext = ConsentInput & {
  terms: Terms | null;
  /** The day in the lender's books, YYYY-MM-DD; empty until the clock has been read. */
  today: string;
  /** She pressed the button without the box. */
  boxIsMissing: boolean;
  /** Newer terms came while she was reading. */
  haveChanged: boolean;
  failure: Failure | null;
  outcome: ConsentOutcome['kind'];
};

export type ConsentEvent =
  | { type: 'consent.submitted'; agreed: boolean }
  | { type: 'consent.declined' }
  | { type: 'copy.chosen' }
  | { type: 'retry.chosen' }
  | { type: 'signOut.chosen' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/**
 * - `consented` the lender has it on record; the person is asked no more
 * - `declined`  she does not agree: nobody uses the account without its terms
 * - `gaveUp`    the terms could not be shown, and she does not want to wait
 */
export type ConsentOutcome = { kind: 'consented'; person: Person } | { kind: 'declined' } | { kind: 'gaveUp' };

/** `state`: what the screen shows. `version` 0 and `effectiveOn` empty while the terms are not known. */
export type ConsentView = {
  state: 'asking' | 'shown' | 'agreeing' | 'failed';
  busy: boolean;
  title: string;
  version: number;
  effectiveOn: string;
  /** The version she agreed to before; 0 when none. */
  agreedBefore: number;
  lines: readonly PaperLine[];
  hasCopy: boolean;
  copyFailed: boolean;
  boxIsMissing: boolean;
  haveChanged: boolean;
  failure: Failure | null;
};
