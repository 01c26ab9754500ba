import * as codes from '../kit/codes.rules.ts';
import { choosingMethod, enteringCode } from '../kit/codes.states.ts';
import type { RegistrationContext, RegistrationEvent } from './registration.types.ts';

type At = { context: RegistrationContext; event: RegistrationEvent };

/** RegisterVerificationMethod: e-mail or text, by voice only with the flag. Spec: ROUTE-009, FLAG-003. */
export const methods = choosingMethod({
  id: 'RegisterVerificationMethod',
  next: 'RegisterVerificationCode',
  input: ({ context, event }: At) => {
    const way = codes.chosenWay(context, event);
    return { username: context.username, ...(way ? { method: way.method } : {}) };
  },
  otherwise: [],
});

const entering = enteringCode({
  id: 'RegisterVerificationCode',
  back: 'RegisterVerificationMethod',
  input: ({ context: { username }, event }: At) => ({ username, verificationCode: codes.codeIn(event) }),
  resendInput: ({ context: { username } }: At) => ({ username }),
  confirmed: { target: '#VerifyConfirm', actions: ['keepVerified', 'forgetDraft'] },
  otherwise: [{ guard: 'isVerifiedAlready', target: '#VerifyConfirm', actions: ['keepVerified', 'forgetDraft'] }],
  otherwiseResent: [],
});

/** RegisterVerificationCode takes the code. From here the name can be looked at once more: a code to a wrong one never comes. Spec: ROUTE-008, FLOW-AUTH-14. */
export const confirming = {
  ...entering,
  states: {
    ...entering.states,
    asking: { ...entering.states.asking, on: { ...entering.states.asking.on, 'name.checkChosen': '#VerifyEmail' } },
  },
} as const;
