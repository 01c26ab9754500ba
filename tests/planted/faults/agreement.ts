import { inChart, type Fault } from '../fault.ts';

const agreement = inChart('agreement');

export const agreementFaults: readonly Fault[] = [
  agreement(
    'papers are confirmed that were never opened',
    'agreement/agreement.rules.ts',
    "['papers', context.papers.some((paper) => isUnread(context, paper))],",
    "['papers', context.papers.length === 0],",
  ),
  agreement(
    'any name will do',
    'agreement/agreement.rules.ts',
    "const isName = onFile ? namesCustomer(name, onFile) : name !== '';",
    "const isName = name !== '' || (onFile !== null && namesCustomer(name, onFile));",
  ),
  agreement(
    'papers are shown without the consent to electronic papers',
    'kit/hasConsented.ts',
    'acceptedVersion >= version',
    'acceptedVersion <= version',
  ),
  agreement(
    'a payment that only pays gets papers',
    'agreement/agreement.rules.ts',
    'draft?.renewal !== undefined && draft.amount !== null',
    'draft !== null && draft.amount !== null',
  ),
  agreement(
    'the papers are of another amount than the payment’s',
    'agreement/agreement.rules.ts',
    'amount: toMoneyText(context.amount),',
    'amount: toMoneyText(loan.minimumAmountDue + 100),',
  ),
  agreement(
    'the co-signer reads as the borrower',
    'agreement/agreement.rules.ts',
    'isAlternate(loan, context.person)',
    "isAlternate({ cosignerId: '' }, context.person)",
  ),
  agreement(
    'papers that have changed count as read',
    'agreement/agreement.setup.ts',
    'assign({ haveChanged: true, opened: [] })',
    'assign({ haveChanged: true })',
  ),
  agreement(
    'after a lost answer nobody looks what the lender has',
    'agreement/acknowledging.states.ts',
    "{ guard: 'isLost', target: 'rereading', actions: 'keepFailure' },",
    '',
  ),
  agreement(
    'one confirmed paper stands for all',
    'agreement/agreement.rules.ts',
    'papers.length > 0 && papers.every(({ acknowledgedAt }) => acknowledgedAt !== undefined)',
    'papers.length === 0 || papers.every(({ acknowledgedAt }) => acknowledgedAt !== undefined)',
  ),
  agreement('the authorization is not filed', 'agreement/agreement.machine.ts', "{ guard: 'mustFile', target: 'filing' },", ''),
  agreement(
    'the payment goes on without the signature',
    'agreement/agreement.machine.ts',
    "{ guard: 'mustSign', target: '#agreement.signing' },",
    '',
  ),
  agreement(
    'the customer leaves while the lender records it',
    'agreement/acknowledging.states.ts',
    "export const bound = { tags: ['busy', 'bound'], on: { ...stay, 'flow.left': {} } } as const;",
    "export const bound = { tags: ['busy', 'bound'], on: stay } as const;",
  ),
  agreement(
    'an earlier agreement stands for other papers',
    'agreement/agreement.machine.ts',
    "{ guard: 'wasAgreed', target: 'withdrawing' },",
    '',
  ),
  agreement(
    'another amount makes the papers void without a word',
    'agreement/reading.states.ts',
    "'amount.changeChosen': 'changing',",
    "'amount.changeChosen': { target: '#agreement.closed', actions: assign({ ending: 'amountChanged' }) },",
  ),
  agreement(
    'the payment does not go on with the papers',
    'agreement/agreement.rules.ts',
    "if (ending === 'agreed') return payment(brand, loanId, 'ReviewPayment');",
    "if (ending === 'agreed') return payment(brand, loanId);",
  ),
  agreement(
    'papers that the customer declined to sign are paid',
    'agreement/agreement.setup.ts',
    "isSigned: (_, { kind }: SigningOutcome) => kind === 'signed',",
    "isSigned: (_, { kind }: SigningOutcome) => kind !== 'left',",
  ),
  agreement(
    'papers are written although the customer does not say what the lender lacks',
    'agreement/agreement.setup.ts',
    "isInformed: (_, { kind }: CustomerDetailsOutcome) => kind === 'complete',",
    'isInformed: () => true,',
  ),
  agreement(
    'the papers leave out the cash',
    'agreement/agreement.rules.ts',
    '    ...(cash && { disbursement: toMoneyText(cash.cents) }),\n',
    '',
  ),
];
