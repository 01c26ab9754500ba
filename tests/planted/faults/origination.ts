import { inChart, type Fault } from '../fault.ts';

const origination = inChart('origination');

export const originationFaults: readonly Fault[] = [
  origination('a signed loan is taken again', 'origination/amount.states.ts', "        { guard: 'isSigned', target: 'finished' },\n", ''),
  origination(
    'a loan that is not signed counts as signed',
    'origination/origination.rules.ts',
    "info.loanId !== '' && (info.loanSigned || info.loanStatusId !== LOAN_STATUS.Open)",
    "info.loanId !== ''",
  ),
  origination(
    'a covered borrower chooses an amount for a loan that is not allowed',
    'origination/amount.states.ts',
    "        { guard: 'isForbidden', target: 'forbidden' },\n",
    '',
  ),
  origination(
    'the lender is not asked again once the register has answered',
    'origination/loading.states.ts',
    "{ guard: { type: 'isCovered', params: ({ event }) => event.output }, target: 'readingAgain' }, ",
    '',
  ),
  origination(
    'the device’s clock says whether the offer has expired',
    'origination/origination.rules.ts',
    'info?.now === undefined ? now : Date.parse(info.now)',
    'now',
  ),
  origination(
    'a loan that is made is asked for again',
    'origination/amount.states.ts',
    "          { guard: 'isMade', target: '#OriginationDocuSign' },\n",
    '',
  ),
  origination(
    'a request that another device has sent is sent again',
    'origination/amount.states.ts',
    "        { guard: 'isBeingMade', target: 'fetching' },\n",
    '',
  ),
  origination(
    'a loan that was not signed in time is taken for one that is done',
    'origination/amount.states.ts',
    "        { guard: 'isLapsed', target: 'lapsed' },\n",
    '',
  ),
  origination('an expired offer is taken', 'origination/amount.states.ts', "        { guard: 'isExpired', target: 'expired' },\n", ''),
  origination(
    'a declined application is taken',
    'origination/amount.states.ts',
    "        { guard: 'isDeclined', target: 'declined' },\n",
    '',
  ),
  origination('a chosen amount is forgotten', 'origination/amount.states.ts', "        { guard: 'hasAmount', target: 'fetching' },\n", ''),
  origination(
    'one cent less than the least is lent',
    'origination/origination.rules.ts',
    'if (typed < Math.max(least, 1)) return',
    'if (typed < Math.max(least, 1) - 1) return',
  ),
  origination('more than the most is lent', 'origination/origination.rules.ts', "return typed > most ? 'tooMuch' : null;", 'return null;'),
  origination(
    'the way that was chosen here is shown for a loan that another device has taken',
    'origination/origination.rules.ts',
    '...(made && { where: null })',
    '',
  ),
  origination(
    'an offer that is over can be gone on with',
    'origination/origination.asks.ts',
    "outcome.failure.code === 'OfferExpired'",
    "outcome.failure.code === ''",
  ),
  origination('another amount goes the same way', 'origination/origination.rules.ts', 'where: typed === amount ? where : null,', 'where,'),
  origination(
    'what was begun here counts more than the lender',
    'origination/origination.rules.ts',
    'if (draft === null || made !== null) return {};',
    'if (draft === null) return {};',
  ),
  origination(
    'a way that is not offered can be chosen',
    'origination/origination.rules.ts',
    "return whyNot === 'notOffered' ? [] : [{ way, whyNot }];",
    "return [{ way, whyNot: whyNot === 'tooMuch' ? whyNot : null }];",
  ),
  origination(
    'the loan is asked for without a card',
    'origination/origination.rules.ts',
    "choice === 'debit' && !isDebit(where);",
    'choice === null && !isDebit(where);',
  ),
  origination(
    'the request does not repeat the type of the loan',
    'origination/origination.asks.ts',
    '    loanTypeCode,\n    locationId,\n    locationBrand,\n    productId,\n    storeId,\n  };',
    "    loanTypeCode: '',\n    locationId,\n    locationBrand,\n    productId,\n    storeId,\n  };",
  ),
  origination(
    'amount or way is changed while the outcome is not known',
    'origination/origination.rules.ts',
    'export const mayChange = ({ standing: { phase } }: Facts): boolean => isAtStart(phase);',
    'export const mayChange = (facts: Facts): boolean => isAtRest(facts);',
  ),
  origination(
    'Kim leaves while the loan is asked for',
    'origination/method.states.ts',
    "waiting: { tags: ['busy', 'bound'], on: bound,",
    "waiting: { tags: ['busy', 'bound'], on: {},",
  ),
  origination(
    'papers of a new loan are shown without consent',
    'origination/loading.states.ts',
    "{ target: '#origination.closed', actions: assign({ ends: 'consentMissing' }) },",
    "{ target: 'readingStatus' },",
  ),
  origination(
    'who declines has signed the new loan',
    'origination/origination.setup.ts',
    "wasSigned: (_, { kind }: SigningOutcome) => kind === 'signed',",
    "wasSigned: (_, { kind }: SigningOutcome) => kind !== 'left',",
  ),
  origination(
    'after a loan that is signed the offers come, not the Dashboard',
    'origination/origination.rules.ts',
    "ends === 'toDashboard' ? dashboard(brand) : offers(brand)",
    'offers(brand)',
  ),
  origination(
    'who is called chooses an amount all the same',
    'origination/amount.states.ts',
    '    queued: over,',
    "    queued: { ...over, on: { 'amount.changeChosen': '#OriginationAmount' } },",
  ),
  origination(
    'a loan that was made before is a refusal',
    'origination/origination.asks.ts',
    " || (outcome.kind === 'refused' && outcome.failure.status === 409);",
    ';',
  ),
];
