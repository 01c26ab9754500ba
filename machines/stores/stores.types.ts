import type { Answer } from '../../services/contract/index.ts';
import type { Failure } from '../../services/contract/error.ts';

/** Phone and hours by InstaLoan, NLS and TLXe. */
export type Contacts = Answer<'GET /contacts'>;

export type StoresContext = { contacts: Contacts | null; failure: Failure | null };

export type StoresEvent = { type: 'retry.chosen' } | { type: 'flow.left' };

export type StoresOutcome = { kind: 'left' };

/** `contacts` null: not known yet (`busy`), or `failure` says why not. */
export type StoresView = { contacts: Contacts | null; failure: Failure | null; busy: boolean };
