import type { SnapshotFrom } from 'xstate';
import { copyOf } from '../kit/copy.ts';
import { linesOf, type PaperLine } from '../kit/paper.ts';
import type { termsMachine } from './terms.machine.ts';
import type { TermsContext } from './terms.rules.ts';

type Snapshot = SnapshotFrom<typeof termsMachine>;

/** What the customer has agreed to: the terms of the account. `agreedAt`: empty while this version is not agreed to. */
export type Agreement = { title: string; version: number; effectiveOn: string; agreedAt: string };

export type TermsView = Pick<TermsContext, 'brand' | 'termsPage' | 'experianPage' | 'failure'> & {
  busy: boolean;
  /** What TermsConditions shows; `visitor`: the terms of an account need a sign-in. */
  state: 'loading' | 'loaded' | 'failed' | 'visitor';
  lines: readonly PaperLine[];
  agreement: Agreement | null;
  /** The version agreed to before this one; 0 when there was none. */
  agreedBefore: number;
  hasCopy: boolean;
  copyFailed: boolean;
};

function stateOf(at: Snapshot): TermsView['state'] {
  if (at.matches({ terms: 'visitor' })) return 'visitor';
  if (at.matches({ terms: 'loaded' })) return 'loaded';
  return at.matches({ terms: 'failed' }) ? 'failed' : 'loading';
}

const agreementOf = ({ terms }: TermsContext): TermsView['agreement'] =>
  terms && {
    title: terms.documentName,
    version: terms.version,
    effectiveOn: terms.effectiveOn,
    agreedAt: terms.acknowledgedAt ?? '',
  };

/** What the three screens show. */
export function termsView(at: Snapshot): TermsView {
  const { brand, terms, termsPage, experianPage, failure } = at.context;
  return {
    busy: at.hasTag('busy'),
    brand,
    state: stateOf(at),
    lines: terms ? linesOf(terms.documentName, terms.text) : [],
    agreement: agreementOf(at.context),
    agreedBefore: terms?.acceptedVersion ?? 0,
    hasCopy: copyOf(terms) !== null,
    copyFailed: at.matches({ terms: { loaded: 'notSaved' } }),
    termsPage,
    experianPage,
    failure,
  };
}
