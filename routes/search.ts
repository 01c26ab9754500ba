import * as v from 'valibot';

/** The lender writes no longer parts of a signed link. */
const LINK_PART_LIMIT = 2048;
const Part = v.pipe(v.string(), v.regex(/^[\w.~:@+/=-]+$/), v.maxLength(LINK_PART_LIMIT));
const Yes = v.picklist(['true', 'false']);

/** A schema whose keys are all optional and where a wrong value counts as absent: people type addresses, and mail programs cut them. */
function typed<const Entries extends Record<string, v.GenericSchema<string, string>>>(entries: Entries) {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.transform((given) => {
      const valid: Record<string, string> = {};
      for (const [name, schema] of Object.entries(entries)) {
        const part = v.safeParse(schema, given[name]);
        if (part.success) valid[name] = part.output;
      }
      return valid;
    }),
  );
}

export const NoSearch = typed({});

/** After sign-out: Login shows a notice (ROUTE-002). */
export const SignedOutSearch = typed({ signedOut: v.literal('true') });

/** The referral link that led to Register. Spec: portal §3 "Referral state" (ENT-025, FLOW-AUTH-17). */
export const RegisterSearch = typed({ shortCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,32}$/)) });

const LINK = {
  profileId: Part,
  signature: Part,
  expiration: Part,
  path: Part,
  guest: Yes,
  flowLock: Yes,
  deepLinkFlow: Part,
  /** A payment has opened the screen, which leads back to it. */
  because: v.literal('payment'),
};

/** The parameters of a deep link. Spec: portal §2 guard 2 (GUARD-004 to GUARD-008). */
export const LinkSearch = typed(LINK);

/** The signing page leads back: a hint only, the lender says how it ended. Spec: ROUTE-084. */
export const SigningSearch = typed({ ...LINK, signingStatus: Part });

/** The online store leads back to the Dashboard. Spec: FLOW-REFI-08. */
export const DashboardSearch = typed({ ...LINK, ecommerce: v.literal('success') });

/** The document to open in the list of all documents, by its id; the list itself says whether it has it. Spec: ROUTE-059. */
export const DocumentSearch = typed({ ...LINK, document: v.pipe(Part, v.maxLength(128)) });

/** What has opened the screen in the middle of its way, and goes on after it: a payment, or a cash advance. Spec: OPEN-040. */
export const LocationSearch = typed({ ...LINK, because: v.picklist(['amount', 'renewal', 'draw']) });

/** The parameters of the mailed link that replaces an account. Spec: FLOW-LINK-05 (ROUTE-102). */
export const ReturnSearch = typed({ returnId: Part });

/** Which sign-in name to change: email or phone. */
export const UpdateSearch = typed({ of: v.picklist(['email', 'phone']) });

/** What stays readable in the address, by its values or with every value of its schema; all else goes into the target and is removed at once. */
export const SHOWN_SEARCH: Readonly<Record<string, readonly string[] | 'every'>> = {
  signedOut: ['true'],
  document: 'every',
  because: ['payment', 'amount', 'renewal', 'draw'],
};
