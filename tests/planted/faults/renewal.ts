import { inChart, ofTime, type Fault } from '../fault.ts';

const renewal = inChart('renewal');

export const renewalFaults: readonly Fault[] = [
  renewal(
    'the loan is locked before the customer has chosen',
    'renewal/pricing.states.ts',
    "target: '#ProductSwitch.choosing' }",
    "target: '#renewal.locking' }",
  ),
  renewal(
    'the lock of the other party is ignored',
    'renewal/renewal.setup.ts',
    "isHeldByOther: (_, { alreadyLocked }: Answer<'POST /loanlock'>) => alreadyLocked,",
    "isHeldByOther: (_, { lockedByName }: Answer<'POST /loanlock'>) => lockedByName === 'nobody',",
  ),
  renewal('the payment goes on while the other party renews', 'renewal/renewal.machine.ts', "initial: 'dropping',", "initial: 'dropped',"),
  renewal(
    'the lock is not given back when the customer leaves',
    'renewal/renewal.machine.ts',
    "{ guard: 'holdsLock', target: 'releasing' }, ",
    '',
  ),
  renewal(
    'the lock is taken again where it should be given back',
    'renewal/lock.states.ts',
    "input: rules.lockAsk('delete')",
    'input: rules.lockAsk(true)',
  ),
  renewal(
    'a loan of two parties is renewed without its lock',
    'renewal/renewal.machine.ts',
    "{ guard: 'isAlone', target: 'selling' }, { target: 'noting' }",
    "{ target: 'selling' }, { target: 'noting' }",
  ),
  renewal(
    'the other party is not asked for a code',
    'renewal/lock.states.ts',
    "      { guard: 'needsPartyCode', target: 'verifying', actions: assign({ holdsLock: true }) },\n",
    '',
  ),
  renewal(
    'a renewal goes on although no code could be sent',
    'renewal/renewal.setup.ts',
    "isVerified: (_, { kind }: PartyCodeOutcome) => kind === 'verified',",
    "isVerified: (_, { kind }: PartyCodeOutcome) => kind !== 'left',",
  ),
  renewal(
    'an appointment is offered for a new loan that needs no store',
    'renewal/renewal.rules.ts',
    'priced[product].refusal?.code === PRODUCTS_MISSING;',
    'priced[product].refusal?.code !== PRODUCTS_MISSING;',
  ),
  renewal(
    'the appointment for a switch does not say so',
    'renewal/renewal.rules.ts',
    "(product === 'other' ? 'switchAppointmentWanted' : 'appointmentWanted')",
    "(product === 'same' ? 'switchAppointmentWanted' : 'appointmentWanted')",
  ),
  renewal(
    'a switch is shown with the figures of the same kind of loan',
    'renewal/renewal.rules.ts',
    'productId: productIdOf({ loan }, product),',
    "productId: productIdOf({ loan }, 'same'),",
  ),
  renewal(
    'the figures are of another amount than the payment’s',
    'renewal/renewal.rules.ts',
    'amount: toMoneyText(amount ?? 0),',
    'amount: toMoneyText((amount ?? 0) + 100),',
  ),
  renewal(
    'another kind of loan is stored than the one confirmed',
    'renewal/renewal.rules.ts',
    "  return {\n    productId: productIdOf(context, product),\n    migrateProduct: product === 'other',\n    ancillaryProductIds: [",
    "  return {\n    productId: productIdOf(context, 'same'),\n    migrateProduct: false,\n    ancillaryProductIds: [",
  ),
  renewal(
    'a kind of loan that the lender refuses can be chosen',
    'renewal/renewal.setup.ts',
    'mayChoose: ({ context }, product: Product) => rules.isPossible(context, product),',
    'mayChoose: (_, product: Product) => product.length > 0,',
  ),
  renewal(
    'the portal chooses the kind of loan',
    'renewal/renewal.rules.ts',
    'isPossible(facts, facts.product) ? facts.product : null;',
    "isPossible(facts, facts.product) ? facts.product : 'same';",
  ),
  renewal(
    'a switch is not confirmed by its figures',
    'renewal/renewal.machine.ts',
    "{ target: 'confirmingSwitch', actions: {",
    "{ target: '#renewal.confirmed', actions: {",
  ),
  renewal(
    'the risk of a switch is not checked',
    'renewal/renewal.machine.ts',
    "{ guard: 'switches', target: 'checkingSwitch' }",
    "{ guard: 'switches', target: 'confirmingSwitch' }",
  ),
  renewal(
    'a denied renewal goes on',
    'renewal/pricing.states.ts',
    "{ guard: { type: 'isDenied', params: ({ event }) => event.output }, target: '#ProductSwitch.denied' },",
    '',
  ),
  renewal('a changed rate is not shown', 'renewal/pricing.states.ts', "{ guard: 'hasOpenRisk', target: 'reading' }, ", ''),
  renewal(
    'one acknowledged change stands for both',
    'renewal/renewal.setup.ts',
    "({ ...context.risks, [rules.openRisk(context) ?? 'rateChanged']: false })",
    '({ ...context.risks, rateChanged: false, creditLimitChanged: false })',
  ),
  renewal('what was sold with the renewal is lost', 'renewal/renewal.rules.ts', '[...context.ancillaryProductIds]', '[]'),
  ofTime('renewal')('a renewal waits a minute for its lock', 'renewal/renewal.setup.ts', 'lockPatience: 5000', 'lockPatience: 60_000'),
  renewal('a lock whose answer is lost stays behind', 'renewal/lock.states.ts', "['keepFailure', 'keepDoubt']", "'keepFailure'"),
];
