import * as v from 'valibot';
import { PostalAddress } from './addresses.ts';
import { CommunicationPreferences } from './contactPreference.ts';
import { ContactNumber, Customer, CustomerAddress, Demographics, Email, GENDERS, Phone, RACES } from './customer.ts';
import { Day, isDay, Moment } from './dates.ts';
import { LoanNumber } from './loanNumber.ts';
import { Name } from './name.ts';
import { AccountNumber, RoutingNumber } from './routingNumber.ts';
import { Ssn } from './ssn.ts';
import { Id, Line } from './text.ts';

/** YYYYMMDD of a real day (RULE-011, FLOW-LINK-02). */
export const BirthDigits = v.pipe(
  v.string(),
  v.check((text) => /^\d{8}$/.test(text) && isDay(text.replace(/^(....)(..)/, '$1-$2-')), 'Expected a day like 19840229'),
);

const BankDetails = v.object({ bankName: Line, routingNumber: RoutingNumber, accountNumber: AccountNumber });

/** What a lender may be told of a customer; what is left out stays as it is. */
const CustomerChange = v.object({
  emails: v.optional(v.pipe(v.array(Email), v.nonEmpty(), v.maxLength(3))),
  communicationPreferences: v.optional(v.pick(CommunicationPreferences, ['contactPreference'])),
  contactNumbers: v.optional(v.pipe(v.array(ContactNumber), v.nonEmpty(), v.maxLength(3))),
  addresses: v.optional(v.pipe(v.array(CustomerAddress), v.nonEmpty(), v.maxLength(2))),
  demographics: v.optional(Demographics),
  ...v.partial(BankDetails).entries,
});

const MilitaryStatus = v.object({
  isMilitary: v.boolean(),
  /** The day on which that was so. */
  asOf: Day,
  /** * Protected by the Military Lending Act, as the register said when it was last asked (POST /mlaStatus). */
  coveredBorrower: v.boolean(),
});

/** The status of a replacement of a profile's account. `current` is the customer that the profile has in that loan system now. */
const Replacement = v.object({
  status: v.picklist(['offered', 'pending', 'replaced', 'expired']),
  customerId: v.string(),
  currentCustomerId: v.string(),
  expiresAt: v.optional(Moment),
});

/** Answer shapes are ours where the specification shows none (OPEN-029). */
export const customers = {
  /** The caller as a customer of that loan system: never the borrower's data for a cosigner. Spec: calls §7 "Customer". */
  'GET /personalInfo': { ask: v.object({ lmsId: Id, loanId: v.optional(Id) }), answer: Customer },
  /** Changes what the lender knows of the caller in the loan's system. Banking fields come together or not at all; 422 says what is wrong with them. */
  'POST /customerinfo': {
    ask: v.object({ customer: CustomerChange, loanId: Id, storeId: Id }),
    answer: v.object({ communicationPreferences: CommunicationPreferences }),
  },
  /**
   * Finds the caller's account by facts that only its owner knows and links it to the profile `cognitoUserId`. When the profile has another account in
   * that loan system, nothing is linked and `replaces` names it: POST /replaceCustomer. 404 with Error when nothing fits, alike whatever is
   * wrong; 409 AlreadyLinked when another profile has it; 429 after 5 tries a minute. Secrets in a query: never cached, retried or logged (CONF-017).
   */
  'GET /customer': {
    ask: v.object({
      phoneNumber: v.pipe(v.string(), v.regex(/^\d{10}$/, 'Expected 10 digits')),
      dateOfBirth: BirthDigits,
      /** One of the two at least. */
      ssn: v.optional(Ssn),
      loanId: v.optional(LoanNumber),
      cognitoUserId: Id,
    }),
    answer: v.object({ customerId: v.string(), lmsId: v.string(), linked: v.boolean(), replaces: v.optional(v.string()) }),
  },
  /** Starts to replace the account of the caller's profile by one that GET /customer has offered, and mails a link that completes it. Spec: calls §7 "Customer" (FLOW-LINK-04). */
  'POST /replaceCustomer': { ask: v.object({ customerId: Id }), answer: Replacement },
  /**
   * Completes it: the caller proves by name and password to be `profileId`. `customerId` in the same visit, `returnId` from
   * the link (FLOW-LINK-05). 400 NotAuthorizedException, 409 ReplacementExpired, AlreadyLinked or AccountBusy.
   */
  'PUT /replaceCustomer': {
    ask: v.object({
      username: v.pipe(v.string(), v.maxLength(254)),
      password: v.pipe(v.string(), v.maxLength(256)),
      customerId: v.optional(Id),
      returnId: v.optional(Id),
      profileId: Id,
    }),
    answer: Replacement,
  },
  /** The status of the replacement by that customer. Spec: calls §7 "Customer" (CALL-020). */
  'GET /replaceCustomer': { ask: v.object({ customerId: Id }), answer: Replacement },
  /** Does a bankruptcy stand in the way? By the loan, or any other of the customer's. */
  'GET /bankruptcyStatus': { ask: v.object({ customerId: Id, loanId: Id, storeId: Id }), answer: v.object({ isBankrupt: v.boolean() }) },
  /** Is this product reported to the credit bureau, so that ExperianDisclosure is to be shown? Errors are ignored by the portal (ERR-040). */
  'GET /experianStatus': {
    ask: v.object({ customerId: Id, loanId: Id, productId: Id, storeId: Id }),
    answer: v.object({ isReported: v.boolean() }),
  },
  /** The name of a bank. 422 when the digits do not add up, 404 with Error when no bank has them. */
  'GET /bankInfo': { ask: v.object({ routingNumber: RoutingNumber }), answer: v.object({ bankName: v.string() }) },
  /** Keeps a bank account, of its number the last four digits; the same account again answers the same id (OPEN-021). */
  'POST /bankInfo': { ask: v.object({ customerId: Id, ...BankDetails.entries }), answer: v.object({ bankAccountId: v.string() }) },
  /** Spec: OPEN-018. */
  'GET /militarystatus': { ask: v.object({ customerId: Id, lmsId: Id }), answer: MilitaryStatus },
  /** The customer's own word. Spec: OPEN-018. */
  'POST /militarystatus': { ask: v.object({ customerId: Id, lmsId: Id, isMilitary: v.boolean() }), answer: MilitaryStatus },
  /** Asks the register of covered borrowers again. Spec: OPEN-017. */
  'POST /mlaStatus': { ask: v.object({ customerId: Id, lmsId: Id }), answer: MilitaryStatus },
  /** Whom a notice goes to that a community-property state wants sent. */
  'POST /spouseAddress': {
    ask: v.object({ customerId: Id, address: PostalAddress, firstName: Name, lastName: Name }),
    answer: v.object({}),
  },
  /** Who wants a message, by email or phone, when loans are available in that state. Each contact and state gets one. Spec: calls §7 "Customer". */
  'POST /notificationinfo': {
    ask: v.object({ Contact: v.union([Email, Phone]), State: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Expected a state like TX')) }),
    answer: v.object({}),
  },
  /** What has to be asked before the loan can go on; all false when everything is on file (FLOW-REFI-12). */
  'GET /demographicReference': {
    ask: v.object({ productId: Id, customerId: Id, loanId: Id }),
    answer: v.object({
      race: v.boolean(),
      height: v.boolean(),
      gender: v.boolean(),
      weight: v.boolean(),
      /** * A community-property state requires a notice to the spouse. */
      spouse: v.boolean(),
      /** * What may be chosen. */
      options: v.object({ race: v.array(v.picklist(RACES)), gender: v.array(v.picklist(GENDERS)) }),
    }),
  },
} as const;
