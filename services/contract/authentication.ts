import * as v from 'valibot';

/** What a successful entry answers. Tokens are JWTs; device keys come when the pool tracks devices. Spec: portal §3 "Authentication session". */
export const Entry = v.object({
  accessToken: v.string(),
  idToken: v.string(),
  refreshToken: v.string(),
  deviceKey: v.optional(v.string()),
  deviceGroupKey: v.optional(v.string()),
});

/**
 * The claims of the id token that the portal reads: who is signed in. Never trusted for a decision about money; the service decides.
 * `customer_id` is empty for a non-customer; `lms_customer_ids` is JSON text: [{ "lmsId": "1", "customerId": "…" }].
 * `guest_loan_id` is set when the token may touch one loan only. Spec: portal §3 "Sign-in attributes"; ours: guest_loan_id, guest_flow, name (OPEN-029).
 */
export const IdClaims = v.object({
  sub: v.string(),
  exp: v.number(),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.boolean(), false),
  phone_number: v.optional(v.string(), ''),
  phone_number_verified: v.optional(v.boolean(), false),
  customer_id: v.optional(v.string(), ''),
  lms_customer_ids: v.optional(v.string(), '[]'),
  loan_state: v.optional(v.string(), ''),
  show_paid_off: v.optional(v.boolean(), false),
  mdm_id: v.optional(v.string(), ''),
  non_customer_refer: v.optional(v.string(), ''),
  guest_loan_id: v.optional(v.string(), ''),
  guest_flow: v.optional(v.string(), ''),
});

/** Errors of sign-in carry `errorCode`: UserNotConfirmedException, PasswordResetRequiredException, NotAuthorizedException, UserNotFoundException. Spec: calls §8 "Sign-in and session". */
export const authentication = {
  /** Signs in by e-mail or phone. Without a token. 5 tries a minute. Spec: calls §7 "Authentication". */
  'POST /authenticate': {
    ask: v.object({ username: v.string(), password: v.string(), encodedData: v.optional(v.string()), fromLegacyNcr: v.boolean() }),
    answer: Entry,
  },
  /** Enters a flow from a link without signature, by the remembered device. Spec: portal §2 guard 2. */
  'POST /deviceKeyAuth': { ask: v.object({ profileId: v.string(), deepLinkFlow: v.string() }), answer: Entry },
  /** Signs out: the tokens of this session are dead afterwards. Spec: calls §7 "Authentication" (FLOW-AUTH-10). */
  'PUT /deviceKeyAuth': { ask: v.object({}), answer: v.object({}) },
  /** Enters from a signed link; each signature works once. `expiration` in seconds since 1970. Spec: portal §2 guard 2. */
  'POST /signatureAuth': {
    ask: v.object({ profileId: v.string(), signature: v.string(), expiration: v.string(), path: v.string(), guestPayment: v.boolean() }),
    answer: Entry,
  },
} as const;
