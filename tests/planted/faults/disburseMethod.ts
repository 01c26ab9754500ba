import { inChart, type Fault } from '../fault.ts';

const where = inChart('disburseMethod');

export const disburseMethodFaults: readonly Fault[] = [
  where(
    'money goes to a card that cannot receive it',
    'disburseMethod/disburseMethod.rules.ts',
    "if (!card.canDisburse) return 'cannotReceive';",
    '',
  ),
  where(
    'the card that was just declined is proposed again',
    'disburseMethod/disburseMethod.rules.ts',
    ' && !(declined && choice === choiceOf(declined))',
    '',
  ),
  where('money goes to an expired card', 'disburseMethod/disburseMethod.rules.ts', "isExpired(card, now) ? 'expired' : null", 'null'),
  where(
    'MoneyGram pays out one cent too much',
    'disburseMethod/disburseMethod.rules.ts',
    'amount > settings.maxMoneyGramDisbursement',
    'amount > settings.maxMoneyGramDisbursement + 1',
  ),
  where(
    'a card for cash is removed without a question',
    'disburseMethod/disburseMethod.machine.ts',
    "target: 'confirming',\n              actions: assign({ removing",
    "target: 'removing',\n              actions: assign({ removing",
  ),
  where('a removed card stays chosen', 'disburseMethod/disburseMethod.rules.ts', "choice: choice === removing ? '' : choice,", 'choice,'),
  where(
    'the limit of the lender for cash is not read',
    'disburseMethod/disburseMethod.rules.ts',
    'maxCards: validations.disburse?.maxCardLimit ?? settings.maxDisbursementCards',
    'maxCards: settings.maxDisbursementCards',
  ),
  where(
    'cards that cannot receive cash count toward the limit',
    'disburseMethod/disburseMethod.rules.ts',
    '(cards ?? []).filter(({ canDisburse }) => canDisburse).length + 1 - maxCards',
    '(cards ?? []).length + 1 - maxCards',
  ),
  where(
    'a new card that cannot receive money is chosen',
    'disburseMethod/disburseMethod.rules.ts',
    'choice: isUsable ? choice : context.choice,',
    'choice,',
  ),
  where(
    'a removal of a card for cash that the lender refused is sent again',
    'disburseMethod/disburseMethod.rules.ts',
    "removal?.kind !== 'refused'",
    'removal !== undefined',
  ),
  where(
    'what was chosen before is forgotten',
    'disburseMethod/disburseMethod.rules.ts',
    'return [before, ...(cards ?? [])',
    'return [...(cards ?? [])',
  ),
  where(
    'the address opens the form for a card for cash at the limit',
    'disburseMethod/disburseMethod.machine.ts',
    "route: { guard: 'mayAdd' }",
    'route: {}',
  ),
];
