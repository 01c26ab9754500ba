import { assign, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { keepAgreed } from '../../services/actors/agreement.ts';
import { readPaymentDraft } from '../../services/actors/autoPay.ts';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import { saveFile } from '../../services/actors/saveFile.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { PaymentDraft } from '../../services/contract/unfinishedPayment.ts';
import { customerDetailsMachine } from '../customerDetails/customerDetails.machine.ts';
import type { CustomerDetailsOutcome } from '../customerDetails/customerDetails.rules.ts';
import { copyOf } from '../kit/copy.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import { hasConsented } from '../kit/hasConsented.ts';
import { signingMachine } from '../signing/signing.machine.ts';
import type { SigningOutcome } from '../signing/signing.rules.ts';
import * as rules from './agreement.rules.ts';
import type { AgreementContext, AgreementEvent, AgreementInput, AgreementOutcome, Signature } from './agreement.types.ts';

/** What the agreement to a renewal can do; the chart is in agreement.machine.ts. */
export const agreementSetup = setup({
  types: {} as {
    input: AgreementInput;
    context: AgreementContext;
    events: AgreementEvent;
    output: AgreementOutcome;
    tags: 'busy' | 'bound';
  },
  actors: {
    getAccounts: listAccounts,
    readDraft: readPaymentDraft,
    getTerms: call('GET /newaccountterms', { attempts: 2 }),
    getCustomer: call('GET /personalInfo', { attempts: 2 }), // POLL-007
    getPapers: call('GET /documents', { attempts: 2 }),
    reread: call('GET /disclosures', { attempts: 2 }),
    readClock,
    acknowledge: call('POST /disclosureacknowledgement', { attempts: 2 }),
    fileOlpa: call('POST /olpaDisclosure', { attempts: 2 }),
    keepAgreed,
    saveFile,
    customerDetails: customerDetailsMachine,
    signing: signingMachine,
  },
  guards: {
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    renews: (_, draft: PaymentDraft | null) => rules.renews(draft),
    hasConsented: (_, terms: Answer<'GET /newaccountterms'>) => hasConsented(terms),
    hasPapers: ({ context }) => context.papers.length > 0,
    areAcknowledged: ({ context }) => rules.areAcknowledged(context),
    wasAgreed: ({ context }) => (context.renewal?.agreedIntent ?? '') !== '',
    isListed: ({ context }, documentId: string) => rules.isListed(context, documentId),
    hasCopy: ({ context }) => copyOf(rules.openPaper(context)) !== null,
    isComplete: ({ context }, signature: Signature) => rules.problemsOf(context, signature).length === 0,
    isOutdated: ({ event }) => rules.isOutdated(failureIn(event)),
    isLost: ({ event }) => rules.isLost(failureIn(event)),
    mustFile: ({ context }) => rules.mustFile(context),
    mustSign: ({ context }) => context.signatureRequired,
    isLoaded: ({ context }) => context.loan !== null && context.renewal !== null,
    maySign: ({ context }) => context.signatureRequired && rules.areAcknowledged(context) && !rules.mustFile(context),
    isInformed: (_, { kind }: CustomerDetailsOutcome) => kind === 'complete',
    isSigned: (_, { kind }: SigningOutcome) => kind === 'signed',
    isDeclined: (_, { kind }: SigningOutcome) => kind === 'declined',
    isOutdatedNow: (_, { kind }: SigningOutcome) => kind === 'outdated',
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    keepDraft: assign((_, draft: PaymentDraft | null) => rules.fromDraft(draft)),
    keepPapers: assign(({ context }, papers: Answer<'GET /documents'>) => rules.withPapers(context, papers)),
    keepOpened: assign(({ context }, documentId: string) => rules.withOpened(context, documentId)),
    keepSignature: assign({ signature: (_, signature: Signature) => rules.trimmed(signature) }),
    noteProblems: assign({ problems: ({ context }, signature: Signature) => rules.problemsOf(context, signature) }),
    noteAcknowledged: assign(({ context }, answer: Answer<'POST /disclosureacknowledgement'>) => rules.acknowledged(context, answer)),
    noteChange: assign({ haveChanged: true, opened: [] }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null, isUnsure: false, problems: [] }),
  },
});
