import type { Failure } from '../../services/contract/error.ts';
import type { Help } from '../../services/contract/help.ts';
import type { Person } from '../kit/session.types.ts';

/** `params.name`: which page. */
export type ExternalPageInput = { person: Person; params: Readonly<Record<string, string>> };

export type ExternalPageContext = {
  person: Person;
  name: string;
  /** Null until it was found and is one that may be opened. */
  address: string | null;
  failure: Failure | null;
  /** Whom to call when nothing opens; null until it is known. */
  help: Help | null;
};

export type ExternalPageEvent =
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

export type ExternalPageOutcome = { kind: 'left' };

/** `unable`: ERR-024's "Unable to open the link". */
export type ExternalPageView = {
  state: 'opening' | 'opened' | 'unable' | 'failed';
  busy: boolean;
  failure: Failure | null;
  help: Help | null;
};
