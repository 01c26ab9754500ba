import type { LockHolders } from '../../services/actors/lockHolders.ts';
import type { Cancellable, Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Unfinished } from '../../services/contract/unfinishedPayment.ts';
import type { EcommerceEvent } from '../ecommerce/ecommerce.machine.ts';
import type { RenewalView } from '../ecommerce/ecommerce.view.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';
import type { TimelineEvent } from './timeline.rules.ts';
import type { TimelineView } from './timeline.view.ts';

export type AccountsInput = {
  person: Person;
  settings: Settings;
  /** brand and loanId, where the address names them. */
  params: Readonly<Record<string, string>>;
  /** The screen of the address; the flow opens the nearest one allowed. */
  screen: string;
  /** `ecommerce`: the online store led back here. */
  search?: Readonly<Record<string, string>>;
};

export type AccountsContext = {
  person: Person;
  settings: Settings;
  /** The screen of the address with which the flow started. */
  screen: string;
  brand: Brand | null;
  loanId: string;
  /** The day in the lender's books, YYYY-MM-DD; empty until the clock is read. */
  today: string;
  /** Null until the list is loaded. */
  loans: readonly Loan[] | null;
  /** The brand that offers the customer a new loan. */
  reapply: Brand | null;
  showAll: boolean;
  /** What the customer searches a long list for; empty for all of it. */
  search: string;
  /** The address says that the online store led back here. */
  fromStore: boolean;
  /** The Dashboard says so, until it is left. */
  isBack: boolean;
  /** The service's notice for the Dashboard. */
  message: string;
  /** The customer is in bankruptcy, with any loan. Spec: CALL-022. */
  bankrupt: boolean;
  /** A product of this brand is reported to the credit bureau. Spec: CALL-023. */
  reported: boolean;
  /** Who else renews the shared loans of this screen. Spec: CALL-005 (ROLE-007). */
  heldBy: LockHolders;
  /** The opened loan, from its own request, never from the list. */
  loan: Loan | null;
  /** The renewal that made the opened loan, while it can be cancelled. */
  cancellable: Cancellable | null;
  /** The day until which the payoff amount holds, YYYY-MM-DD; empty when the service does not say. Spec: portal §4 (RULE-014). */
  payoffUntil: string;
  /** Where the customer stopped, here or on another device, the newest first; empty while it is not known. Spec: CONF-008. */
  unfinished: readonly Unfinished[];
  /** The lender asks for documents of the opened loan. */
  wantsDocuments: boolean;
  /** What happened on the opened loan. */
  timeline: TimelineView;
  /** The hand-off of the opened loan to the online store. */
  renewal: RenewalView;
  /** Customer service and the ids of the two systems: loaded only for a loan whose store is no longer the contact. */
  contacts: Answer<'GET /contacts'> | null;
  systems: Answer<'GET /lmsReferenceId'>['referenceIds'] | null;
  failure: Failure | null;
  /** What comes next, once the customer has chosen it: the flow ends with it. */
  leaves: AccountsOutcome | null;
};

export type AccountsEvent =
  | { type: 'account.opened'; loanId: string }
  | { type: 'brand.opened'; brand: Brand }
  | { type: 'accounts.opened' }
  | { type: 'home.opened' }
  | { type: 'showAll.changed'; showAll: boolean }
  | { type: 'search.changed'; search: string }
  | TimelineEvent
  | EcommerceEvent
  /** From AccountDetails to ManageAccount, and back. */
  | { type: 'manage.chosen' }
  | { type: 'details.chosen' }
  | { type: 'payment.chosen'; loanId: string }
  /** To the signature of a new loan. */
  | { type: 'signing.chosen'; loanId: string }
  /** To a step at which the customer stopped: there is one for each flow. */
  | { type: 'unfinished.chosen'; flow: Unfinished['flow'] }
  /** To the papers of the loan: all of them, one of them by its id, or its statements by month. */
  | { type: 'documents.chosen'; monthly: boolean; documentId?: string }
  /** To install the portal (ROUTE-119). */
  | { type: 'install.chosen' }
  /** To link an account. */
  | { type: 'link.chosen' }
  /** To ExperianDisclosure (ROUTE-103). */
  | { type: 'experian.chosen' }
  /** Where the store of the loan is. */
  | { type: 'store.opened' }
  | { type: 'appointment.chosen' }
  /** To autopay of the opened loan. */
  | { type: 'autoPay.chosen' }
  /** To cash on the opened loan. */
  | { type: 'cash.chosen' }
  /** To cancel the renewal that made the opened loan. */
  | { type: 'cancelRenewal.chosen' }
  /** To what can be done about the vehicle, which is being repossessed. */
  | { type: 'vehicle.opened' }
  /** To the documents that the lender asks for. */
  | { type: 'upload.chosen' }
  /** To the saved cards. */
  | { type: 'cards.chosen' }
  | { type: 'retry.chosen' }
  /** Opened by its address; the chart checks `to` itself, guards read the parameters. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

export type AccountsOutcome =
  | { kind: 'pay'; brand: Brand; loanId: string }
  | { kind: 'documentsChosen'; brand: Brand; loanId: string; lmsId: string; monthly: boolean; documentId: string }
  | { kind: 'installChosen' }
  /** A page of the terms. */
  | { kind: 'paperChosen'; paper: Target }
  | { kind: 'placeChosen'; next: Target }
  | { kind: 'cardsChosen'; brand: Brand }
  | { kind: 'storeChosen'; brand: Brand; storeId: string }
  | { kind: 'appointmentChosen' | 'autoPayChosen' | 'cashChosen' | 'cancelRenewalChosen' | 'uploadChosen'; brand: Brand; loanId: string };
