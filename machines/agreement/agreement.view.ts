import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import { copyOf } from '../kit/copy.ts';
import { dayOf } from '../kit/day.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import { linesOf, type PaperLine } from '../kit/paper.ts';
import type { agreementMachine } from './agreement.machine.ts';
import * as rules from './agreement.rules.ts';
import type { AgreementContext } from './agreement.types.ts';

type Snapshot = SnapshotFrom<typeof agreementMachine>;

export type PaperRow = { documentId: string; title: string; opened: boolean };

/** A paper on the page. */
export type OpenPaper = { title: string; lines: readonly PaperLine[]; hasCopy: boolean; copyFailed: boolean };

export type AccountDisclosuresView = Pick<
  AgreementContext,
  'wasRefused' | 'terms' | 'signatureRequired' | 'problems' | 'haveChanged' | 'failure' | 'isUnsure'
> & {
  screen: 'AccountDisclosures';
  /** working: the lender records it · notFiled: it has, but not the authorization of the payment */
  phase: 'loading' | 'failed' | 'unknown' | 'withoutPapers' | 'reading' | 'working' | 'notFiled';
  busy: boolean;
  brand: Brand | null;
  loan: LoanName | null;
  storePhoneNumber: string;
  /** The loan has two parties; null for a loan with one. */
  parties: rules.Parties | null;
  /** Cents that are paid with the renewal. */
  amount: number;
  papers: readonly PaperRow[];
  open: OpenPaper | null;
  /** "Ann Lee"; empty when the lender has none. */
  nameOnFile: string;
  /** The customer is asked whether to give up these papers. */
  isChanging: boolean;
  /** The day on which the customer agreed to papers in electronic form; empty when the lender does not say. */
  consentedOn: string;
};

const WORKING = ['dating', 'acknowledging', 'rereading', 'filing', 'storing'] as const;
const RESTING = ['failed', 'unknown', 'withoutPapers', 'reading', 'notFiled'] as const;

function phaseOf(at: Snapshot): AccountDisclosuresView['phase'] {
  if (WORKING.some((papers) => at.matches({ papers }))) return 'working';
  return RESTING.find((papers) => at.matches({ papers })) ?? 'loading';
}

function openOf(at: Snapshot): OpenPaper | null {
  const paper = at.matches({ papers: { reading: 'presenting' } }) ? rules.openPaper(at.context) : null;
  return (
    paper && {
      title: paper.documentName,
      lines: linesOf(paper.documentName, paper.text),
      hasCopy: copyOf(paper) !== null,
      copyFailed: at.matches({ papers: { reading: { presenting: 'notSaved' } } }),
    }
  );
}

/** What AccountDisclosures shows. */
function papersView(at: Snapshot): AccountDisclosuresView {
  const { context } = at;
  const { loan, brand, amount, papers, wasRefused, terms, signatureRequired, problems, haveChanged, failure, isUnsure, consentedAt } =
    context;
  const onFile = rules.nameOnFile(context);
  return {
    screen: 'AccountDisclosures',
    phase: phaseOf(at),
    busy: at.hasTag('busy'),
    brand,
    loan: loan && loanNameOf(loan),
    storePhoneNumber: loan?.storePhoneNumber ?? '',
    parties: loan && rules.partiesOf(loan, context),
    amount,
    papers: papers.map((paper) => ({
      documentId: paper.documentId,
      title: paper.documentName,
      opened: !rules.isUnread(context, paper),
    })),
    open: openOf(at),
    nameOnFile: onFile ? `${onFile.firstName} ${onFile.lastName}` : '',
    isChanging: at.matches({ papers: { reading: 'changing' } }),
    wasRefused,
    terms,
    signatureRequired,
    problems,
    haveChanged,
    failure,
    isUnsure,
    consentedOn: consentedAt === '' ? '' : dayOf(Date.parse(consentedAt)),
  };
}

/** AccountDisclosures, or the screen that a nested chart puts in its place. */
export type AgreementView = AccountDisclosuresView | { screen: 'CustomerDetails' | 'DocuSignView' };

/** The agreement's screen. */
export function agreementView(at: Snapshot): AgreementView {
  if (at.matches('details')) return { screen: 'CustomerDetails' };
  if (at.matches('signing')) return { screen: 'DocuSignView' };
  return papersView(at);
}
