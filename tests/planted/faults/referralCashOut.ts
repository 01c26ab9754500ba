import { inChart, type Fault } from '../fault.ts';

const cashOut = inChart('referralCashOut');

export const referralCashOutFaults: readonly Fault[] = [
  cashOut(
    'a non-customer is paid without a profile',
    'referralCashOut/referralCashOut.rules.ts',
    'isNonCustomer(person) && inFlight === null',
    'false && isNonCustomer(person) && inFlight === null',
  ),
  cashOut(
    'a cash-out under way waits for a profile',
    'referralCashOut/referralCashOut.rules.ts',
    'isNonCustomer(person) && inFlight === null',
    'isNonCustomer(person)',
  ),
  cashOut(
    'a wrong profile is saved',
    'referralCashOut/referralCashOut.rules.ts',
    'submitted(context, values).problems).length === 0',
    'submitted(context, values).problems).length >= 0',
  ),
  cashOut(
    'the 29th of February of every year is a day of birth',
    'kit/birthDigits.ts',
    "return isDay(iso.join('-')) ? iso.join('') : null;",
    "return iso.join('');",
  ),
  cashOut(
    'a name may have digits',
    'referralCashOut/referralCashOut.fields.ts',
    'problemOf(first, isName(first))',
    'problemOf(first, true)',
  ),
  cashOut(
    'the date of birth is kept in the tab',
    'referralCashOut/referralCashOut.fields.ts',
    "    lastName: Line,\n    'home.line1': Line,",
    "    lastName: Line,\n    dateOfBirth: Line,\n    'home.line1': Line,",
  ),
  cashOut(
    'the card is saved with the customer’s cards',
    'referralCashOut/referralCashOut.rules.ts',
    "purpose: 'refer',",
    "purpose: 'payment',",
  ),
  cashOut('the token is part of the fingerprint', 'referralCashOut/referralCashOut.rules.ts', '|${lastFour(card)}`', '|${card.cardToken}`'),
  cashOut('a part of the balance is another intent', 'referralCashOut/referralCashOut.rules.ts', '`cashOut|${balance}|', '`cashOut|'),
  cashOut(
    'an earlier cash-out is sent once more',
    'referralCashOut/referralCashOut.rules.ts',
    '    inFlight,\n    limits:',
    '    inFlight: null,\n    limits:',
  ),
  cashOut(
    'the amount of an earlier cash-out is lost',
    'referralCashOut/referralCashOut.rules.ts',
    'amount: inFlight?.amount ?? balance,',
    'amount: balance,',
  ),
  cashOut(
    'the interval of the settings is not read',
    'referralCashOut/referralCashOut.rules.ts',
    ', pollMs: settings.cashOutPollMs }',
    ', pollMs: 100 }',
  ),
  cashOut(
    'a refused cash-out is sent again',
    'referralCashOut/referralCashOut.rules.ts',
    'facts.card !== null && !isRefused(facts) &&',
    'facts.card !== null &&',
  ),
  cashOut(
    'an unknown cash-out is repeated with another card',
    'referralCashOut/referralCashOut.rules.ts',
    "mayChangeCard = ({ standing: { phase } }: Facts): boolean => phase === 'ready'",
    "mayChangeCard = ({ standing: { phase } }: Facts): boolean => phase === 'ready' || phase === 'unknown'",
  ),
  cashOut(
    'rewards are offered again without a look at the balance',
    'referralCashOut/referralCashOut.rules.ts',
    'standing.notSent && !isChecked',
    'standing.notSent && !isChecked && false',
  ),
  cashOut('the customer leaves while money moves', 'referralCashOut/sending.states.ts', "tags: ['busy', 'bound'],", "tags: 'busy',"),
  cashOut(
    'the customer waits for an outcome that stays open',
    'attempt/standing.rules.ts',
    "phase === 'stillWorking' || phase === 'unconfirmed'",
    "phase === 'unconfirmed'",
  ),
  cashOut(
    'the reason of a refusal is lost',
    'referralCashOut/referralCashOut.rules.ts',
    "outcome.kind === 'refused' ? { failure: outcome.failure, standing",
    "outcome.kind === 'refused' ? { standing",
  ),
  cashOut(
    'a refusal of the last card counts against the next one',
    'referralCashOut/referralCashOut.rules.ts',
    'transactionUuid: outcome.nonce, failure: null }',
    'transactionUuid: outcome.nonce }',
  ),
  cashOut(
    'the old card stays when another one is taken',
    'referralCashOut/referralCashOut.machine.ts',
    'entry: assign({ card: null }),',
    '',
  ),
  cashOut(
    'the profile is not asked for when the lender wants it',
    'referralCashOut/referralCashOut.rules.ts',
    "outcome.failure.code === 'ProfileMissing'",
    "outcome.failure.code === 'PapersMissing'",
  ),
  cashOut(
    'nobody learns that it never arrived',
    'referralCashOut/referralCashOut.rules.ts',
    "outcome.kind === 'notSent' || outcome.kind === 'endedElsewhere'",
    "outcome.kind === 'endedElsewhere'",
  ),
];
