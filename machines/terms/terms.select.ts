import type { SnapshotFrom } from 'xstate';
import { copyOf } from '../kit/copy.ts';
import { linesOf } from '../kit/paper.ts';
import type { termsMachine } from './terms.machine.ts';
import type { TermsContext, TermsView } from './terms.types.ts';

type Snapshot = SnapshotFrom<typeof termsMachine>;

function stateOf(at: Snapshot): TermsView['state'] {
  if (at.matches({ terms: 'visitor' })) return 'visitor';
  if (at.matches({ terms: 'shown' })) return 'shown';
  return at.matches({ terms: 'failed' }) ? 'failed' : 'asking';
}

const agreementOf = ({ terms }: TermsContext): TermsView['agreement'] =>
  terms && {
    title: terms.documentName,
    version: terms.version,
    effectiveOn: terms.effectiveOn,
    agreedAt: terms.acknowledgedAt ?? '',
  };

/** What the papers of this flow show. */
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
    copyFailed: at.matches({ terms: { shown: 'notSaved' } }),
    termsPage,
    experianPage,
    failure,
  };
}
