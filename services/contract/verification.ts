import * as v from 'valibot';
import { PostalAddress } from './addresses.ts';
import { RequestedMethod, RequestedUsername, SentCode, SentCodeOfMany, VerificationCode } from './codes.ts';
import { BirthDigits } from './customers.ts';
import { Name } from './name.ts';
import { Id } from './text.ts';

/** The customer's sign-in names. Spec: portal §3 "Customer" (ENT-005). */
const SignInNames = v.object({
  /** Empty without one. */
  email: v.string(),
  hasVerifiedProfileEmail: v.boolean(),
  /** Ten digits; empty without one. */
  phoneNumber: v.string(),
  hasVerifiedProfilePhone: v.boolean(),
  canUpdateUserLogin: v.boolean(),
});

/**
 * Codes and changes of a signed-in customer. Fields that the specification does not show are ours (OPEN-029): * method, * verificationCode
 * (but where it is named), * username and all answers. Refusals of a code carry CodeMismatchException, ExpiredCodeException or, with 429,
 * LimitExceededException. A session on a device that is not trusted is refused everything but the first three, GET /serviceProvider and the
 * sign-out: 403 UntrustedDeviceException. Spec: calls §7 "Authentication", "Verification and locks".
 */
export const verification = {
  /** Sends a code for this device. It changes something although it is a GET: not to be repeated or fetched ahead (CONF-017). Spec: FLOW-AUTH-15. */
  'GET /sendtrusteddevice': { ask: v.object({ method: RequestedMethod }), answer: SentCodeOfMany },
  /** Takes the code; the device of this session is trusted from then on. Spec: FLOW-AUTH-15. */
  'POST /confirmtrusteddevice': { ask: v.object({ verificationCode: VerificationCode }), answer: v.object({}) },
  /** By which names the caller signs in, and whether they may be changed here. Spec: FLOW-AUTH-16. */
  'GET /updateUser': { ask: v.object({}), answer: SignInNames },
  /** Sends a code to the new e-mail or phone number. 403 with text when the sign-in may not be changed, 400 UsernameExistsException when it is taken. Spec: FLOW-AUTH-16 (ROUTE-032). */
  'POST /updateUser': { ask: v.object({ username: RequestedUsername, method: RequestedMethod }), answer: SentCode },
  /** Takes the code; the caller signs in by the new name from then on, and no longer by the old one of its kind. Spec: FLOW-AUTH-16 (ROUTE-033). */
  'PUT /updateUser': {
    ask: v.object({ username: RequestedUsername, verificationCode: VerificationCode }),
    answer: SignInNames,
  },
  /**
   * The master record of the caller's profile, made when it is first asked for; the attribute `mdm_id` afterwards. With `details` it takes what a
   * non-customer must provide before a cash-out. `complete`: nothing is missing for one. 422: there is no such date of birth. Ours: * all fields. Spec: ROUTE-037, FLOW-REFER-07.
   */
  'POST /mdmProfile': {
    ask: v.object({
      profileId: Id,
      details: v.optional(v.object({ firstName: Name, lastName: Name, dateOfBirth: BirthDigits, address: PostalAddress })),
    }),
    answer: v.object({ mdmId: v.string(), complete: v.optional(v.boolean(), true) }),
  },
  /** Locks the caller's profile. Whatever is asked afterwards, but the sign-out, is refused: 423 ProfileLockedException. Ours: * profileId. Spec: OPEN-016 (FLAG-010). */
  'POST /profileLock': { ask: v.object({ profileId: Id }), answer: v.object({}) },
  /** Sends a code to a party of the loan, its customer or its cosigner, by text or, if wished, by voice. Spec: calls §7 "Verification and locks" (CALL-003). */
  'POST /sendverificationcode': {
    ask: v.object({ customerId: Id, loanId: Id, requesterName: Name, isVoice: v.boolean() }),
    answer: SentCode,
  },
  /** Is this the code that the caller has had sent for the loan? Each is good once: not to be repeated. Ours: * verified. Spec: CALL-004. */
  'GET /verificationcodestatus': {
    ask: v.object({ loanId: Id, verificationCode: VerificationCode }),
    answer: v.object({ verified: v.boolean() }),
  },
} as const;
