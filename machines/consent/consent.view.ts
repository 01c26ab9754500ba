import type { SnapshotFrom } from 'xstate';
import { copyOf } from '../kit/copy.ts';
import { linesOf, type PaperLine } from '../kit/paper.ts';
import type { consentMachine } from './consent.machine.ts';
import type { ConsentContext } from './consent.rules.ts';

/** What TermsConditionsConsent shows. `version` is 0 and `effectiveOn` empty until the terms are loaded. */
export type ConsentView = Pick<ConsentContext, 'boxIsMissing' | 'haveChanged' | 'failure'> & {
  state: 'loading' | 'viewing' | 'agreeing' | 'failed';
  busy: boolean;
  title: string;
  version: number;
  effectiveOn: string;
  /** The version that the customer agreed to before; 0 for none. */
  agreedBefore: number;
  lines: readonly PaperLine[];
  hasCopy: boolean;
  copyFailed: boolean;
};

type Snapshot = SnapshotFrom<typeof consentMachine>;

function stateOf(at: Snapshot): ConsentView['state'] {
  if (at.matches({ consenting: 'dating' }) || at.matches({ consenting: 'agreeing' })) return 'agreeing';
  if (at.matches({ consenting: 'viewing' })) return 'viewing';
  return at.matches({ consenting: 'failed' }) ? 'failed' : 'loading';
}

export function consentView(at: Snapshot): ConsentView {
  const { terms, boxIsMissing, haveChanged, failure } = at.context;
  return {
    state: stateOf(at),
    busy: at.hasTag('busy'),
    title: terms?.documentName ?? '',
    version: terms?.version ?? 0,
    effectiveOn: terms?.effectiveOn ?? '',
    agreedBefore: terms?.acceptedVersion ?? 0,
    lines: terms ? linesOf(terms.documentName, terms.text) : [],
    hasCopy: copyOf(terms) !== null,
    copyFailed: at.matches({ consenting: { viewing: 'notSaved' } }),
    boxIsMissing,
    haveChanged,
    failure,
  };
}
