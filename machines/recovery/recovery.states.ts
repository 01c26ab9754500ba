import { choosingMethod, enteringCode } from '../kit/codes.states.ts';
import * as rules from './recovery.rules.ts';
import type { RecoveryContext, RecoveryEvent } from './recovery.types.ts';

type At = { context: RecoveryContext; event: RecoveryEvent };

/** The service tells only now that nobody has this name: back to where it was typed (FLOW-AUTH-18). */
const unknownUser = { guard: 'isUnknownUser', target: '#ForgotPassword', actions: 'keepNotFound' } as const;

/** Spec: ROUTE-017. The draft is written when the name is known, and again when a code is on its way. */
export const choosing = {
  ...choosingMethod({
    id: 'ForgotPasswordVerificationMethod',
    next: 'ForgotPasswordVerificationCode',
    input: ({ context, event }: At) => rules.sendAsk(context, event),
    otherwise: [unknownUser],
  }),
  entry: 'writeDraft',
} as const;

const entering = enteringCode({
  id: 'ForgotPasswordVerificationCode',
  back: 'ForgotPasswordVerificationMethod',
  input: ({ context, event }: At) => rules.confirmAsk(context, event),
  resendInput: ({ context }: At) => rules.resendAsk(context),
  confirmed: { target: '#ResetPassword', actions: 'keepKey' },
  otherwise: [unknownUser],
  otherwiseResent: [unknownUser],
});

/** Spec: ROUTE-016, FLOW-AUTH-14. An e-mail that does not come has a screen of its own (ROUTE-013). */
export const confirming = {
  ...entering,
  entry: 'writeDraft',
  states: {
    ...entering.states,
    asking: {
      ...entering.states.asking,
      on: { ...entering.states.asking.on, 'email.missed': { guard: 'wentByEmail', target: '#RecoveryEmail' } },
    },
  },
} as const;
