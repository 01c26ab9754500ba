import { inChart, type Fault } from '../fault.ts';

const settlement = inChart('settlement');

export const settlementFaults: readonly Fault[] = [
  settlement(
    'a brand that does not settle here shows the page',
    'settlement/settlement.rules.ts',
    'loan !== null && settlesHere(loan)',
    'loan !== null',
  ),
  settlement(
    'the device’s clock decides',
    'settlement/settlement.rules.ts',
    'now: status.now === undefined ? now : Date.parse(status.now),',
    'now,',
  ),
  settlement(
    'an expired offer is accepted',
    'settlement/settlement.machine.ts',
    "            { guard: 'isExpired', target: 'expired' },\n",
    '',
  ),
  settlement(
    'the last moment is too late',
    'settlement/settlement.rules.ts',
    'Date.parse(status.docExp) < now;',
    'Date.parse(status.docExp) <= now;',
  ),
  settlement('a third further try', 'settlement/settlement.rules.ts', 'refusals > settings', 'refusals - 1 > settings'),
  settlement(
    'a settlement that is paid is paid again',
    'settlement/settlement.machine.ts',
    "            { guard: 'isPaid', target: 'paid' },\n",
    '',
  ),
  settlement(
    'it is paid without a signature',
    'settlement/settlement.machine.ts',
    "[{ guard: 'isSigned', target: 'beginning' }, { target: '#DocuSignView' }]",
    "'beginning'",
  ),
  settlement(
    'who declines has signed',
    'settlement/settlement.setup.ts',
    "wasSigned: (_, { kind }: SigningOutcome) => kind === 'signed',",
    "wasSigned: (_, { kind }: SigningOutcome) => kind !== 'left',",
  ),
  settlement(
    'the offer of another loan is taken',
    'settlement/settlement.rules.ts',
    ' && targetLoanId === loanId)',
    ' && targetLoanId !== null)',
  ),
  settlement('the first offer is taken, not the last', 'settlement/settlement.rules.ts', '.at(-1);', '.at(0);'),
  settlement(
    'papers are shown without consent',
    'settlement/loading.states.ts',
    "{ target: '#settlement.closed', actions: assign({ leads: 'consenting' }) },",
    "{ target: 'loadingPapers' },",
  ),
  settlement(
    'void papers are signed',
    'settlement/settlement.machine.ts',
    "actions: ['forgetReturn', assign({ papers: null })],",
    "actions: 'forgetReturn',",
  ),
  settlement(
    'a signature that the lender does not know begins the payment',
    'settlement/settlement.machine.ts',
    "onError: 'offer.readingStatus',",
    "onError: 'offer.beginning',",
  ),
];
