import * as v from 'valibot';
import { CardId } from './cardId.ts';
import { RequestedMethod, RequestedUsername, CodeMethods, SentCodeOfMany, VerificationCode } from './codes.ts';
import { PasswordPolicy } from './password.ts';

const NewPassword = v.pipe(v.string(), v.maxLength(256));
/** Base64 of JSON that tells of the device: user agent, language, time zone (OPEN-046). */
const EncodedData = v.optional(v.pipe(v.string(), v.maxLength(4096)));
const Registered = v.object({ methods: CodeMethods });

/**
 * Registration and recovery, both without a token. Fields that the specification does not show are ours (OPEN-029): * verificationCode, * method,
 * * resetKey and all answers. Errors carry `errorCode`: InvalidParameterException ("Invalid Email or Phone Number"), UsernameExistsException,
 * InvalidPasswordException ("Your password does not meet our requirements"), UserNotFoundException ("Your email was not found"),
 * CodeMismatchException, ExpiredCodeException, and with 429 LimitExceededException or TooManyRequestsException. Spec: calls §7 "Authentication".
 */
export const identity = {
  /**
   * Makes a sign-in, not yet verified: PUT /confirmuser sends the code. The guest cards named become the new profile's own, as saved ones;
   * a value that is not a guest card is ignored. `methods`: where a code can go. Spec: FLOW-AUTH-02 (CONF-010).
   */
  'POST /registerUser': {
    ask: v.object({
      username: RequestedUsername,
      password: NewPassword,
      encodedData: EncodedData,
      guestCardIds: v.optional(v.pipe(v.array(CardId), v.maxLength(20)), []),
    }),
    answer: Registered,
  },
  /** The same for a member of referral rewards who is not a customer. * `shortCode`: of the share that brought them. Spec: FLOW-AUTH-17. */
  'POST /registerNcrUser': {
    ask: v.object({
      username: RequestedUsername,
      password: NewPassword,
      encodedData: EncodedData,
      shortCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,32}$/))),
    }),
    answer: Registered,
  },
  /** Takes the code; from then on the name can sign in. Spec: FLOW-AUTH-02 (ROUTE-008). */
  'POST /confirmuser': { ask: v.object({ username: RequestedUsername, verificationCode: VerificationCode }), answer: v.object({}) },
  /** Sends a code by the chosen method to a user who is not verified yet. Spec: ROUTE-009. */
  'PUT /confirmuser': { ask: v.object({ username: RequestedUsername, method: RequestedMethod }), answer: SentCodeOfMany },
  /** Sends another code by the same method; the last one expires. Spec: FLOW-AUTH-14. */
  'POST /resendVerificationCode': { ask: v.object({ username: RequestedUsername }), answer: SentCodeOfMany },
  /** Sends a code to a user who forgot the password or must choose a new one. Spec: FLOW-AUTH-13. */
  'POST /resetpassword': { ask: v.object({ username: RequestedUsername, method: RequestedMethod }), answer: SentCodeOfMany },
  /** Takes the code; `resetKey` lets a new password be set, once. Spec: FLOW-AUTH-13 (ROUTE-016). */
  'POST /confirmpassword': {
    ask: v.object({ username: RequestedUsername, verificationCode: VerificationCode }),
    answer: v.object({ resetKey: v.string(), expiresInSeconds: v.number() }),
  },
  /** Sets the new password. Every session of this person ends, and no device is remembered any more. Spec: FLOW-AUTH-13 (ROUTE-014). */
  'PUT /confirmpassword': {
    ask: v.object({ username: RequestedUsername, resetKey: v.pipe(v.string(), v.maxLength(128)), password: NewPassword }),
    answer: v.object({}),
  },
  /** What a password must be (RULE-002). */
  'GET /passwordPolicy': { ask: v.object({}), answer: PasswordPolicy },
} as const;
