import { partyCodeMachine } from '../../partyCode/partyCode.machine.ts';
import type { PartyCodeInput } from '../../partyCode/partyCode.rules.ts';
import { codesFor, type Codes } from '../../verifyCode/codes.rules.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { titleLoan } from '../people/loans.ts';
import { ann, sam, settings } from '../people/people.ts';
import { once } from '../once.ts';

/** Ann's title loan as Ann and Sam see it: each is the other party of the other. */
const shared = { ...titleLoan, cosignerId: 'C-sam', alternateLinked: true };
export const annRenews: PartyCodeInput = {
  person: ann,
  settings: { ...settings, canSendVoiceMessages: true },
  loan: { ...shared, alternateName: 'Sam Fox', alternateId: 'C-sam' },
};
export const samRenews: PartyCodeInput = {
  person: sam,
  settings: { ...settings, canSendVoiceMessages: false },
  loan: { ...shared, alternateName: 'Ann Lee', alternateId: 'C-ann', useRefiTerm: true },
};

const ways = [
  { method: 'text', destination: 'Sam Fox' },
  { method: 'voice', destination: 'Sam Fox' },
] as const;
const sent: Codes = { ...codesFor(ways), sent: { method: 'text', destination: '(•••) •••-0102' }, count: 1 };

/** Nobody on file to send a code to. */
export const NO_CONTACT = new ApiError({
  kind: 'refused',
  call: 'POST /sendverificationcode',
  status: 422,
  texts: ['There is no phone number or email to send a code to. Please contact customer service.'],
});

/** Everything that can happen before a renewal of a shared loan goes on. */
export const partyCodeWalk = once(() =>
  explore(partyCodeMachine, {
    starts: { 'Ann renews the loan she shares with Sam': annRenews, 'Sam renews it, by text only': samRenews },
    events: { 'goes on to the code': { type: 'code.chosen' }, 'goes back to the payment': { type: 'flow.left' } },
    answers: {
      verifyCode: {
        'a code is on its way': { shows: { context: { codes: sent } } },
        'the code is accepted': { done: { kind: 'confirmed', codes: sent, failure: null } },
        'no code can be sent': { done: { kind: 'refused', codes: sent, failure: NO_CONTACT.failure } },
        leaves: { done: { kind: 'left', codes: sent, failure: null } },
      },
    },
    sees: ({ context: { person, codes, verifyScreen, sendsAtOnce, failure, outcome } }) => [
      person.name,
      codes.sent?.method,
      verifyScreen,
      sendsAtOnce,
      failure?.status,
      outcome,
    ],
    background: ['verifyCode'],
    outcomes: ['verified', 'left', 'refused'],
  }),
);
