import type { FileRead } from '../../services/actors/uploads.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { HelpVideoEvent } from '../helpVideo/helpVideo.machine.ts';
import type { HelpVideoView } from '../helpVideo/helpVideo.view.ts';
import type { Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

export type Tasks = Answer<'GET /uploadLoanDocuments'>;
export type Task = Tasks['tasks'][number];
export type Announced = Answer<'PUT /uploadLoanDocuments'>;
export type History = Answer<'GET /uploadLoanDocumentsHistory'>;
export type Received = History['documents'][number];

/** `params`: brand and loanId of the address. `search.because` "payment": only what a payment asks for, and then back to it (upload-4). */
export type UploadInput = {
  settings: Settings;
  params: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
};

/** Why a file is not taken. Spec: portal §5 "Files" (RULE-018), calls §8 (ERR-030), OPEN-012. */
export type Problem =
  | 'tooMany'
  | 'empty'
  | 'tooLarge'
  | 'chosenTwice'
  | 'unreadable'
  | 'cannotBeOpened'
  | 'unknownType'
  | 'wrongType'
  | 'otherThanItsName'
  | 'declined';

/**
 * A chosen file. It is in memory only: a reload forgets it (never stored).
 * - `reading`  its type is being read    - `writing`  a photo: it is being rewritten, without place and time
 * - `refused`  it is not taken, see `problem`
 * - `ready`    it can be sent            - `waiting`  the customer has sent it, and it waits for its turn
 * - `sending`  its bytes are on the way  - `arrived`  the lender has it
 * - `cut`      it did not arrive: it can be sent again
 */
export type Chosen = {
  fileId: string;
  taskId: string;
  /** What is sent: of a photo that is `ready`, the one that was rewritten. */
  file: File;
  /** The file as it was chosen. */
  source: Pick<File, 'name' | 'size' | 'lastModified'>;
  /** The customer's name for it, as far as it can be shown. */
  name: string;
  /** By its bytes; null until it is known. */
  type: FileRead['type'];
  state: 'reading' | 'writing' | 'refused' | 'ready' | 'waiting' | 'sending' | 'arrived' | 'cut';
  problem: Problem | null;
  /** The lender's own words, for `declined`. */
  texts: readonly string[];
  /** Bytes sent. */
  sent: number;
  /** The name that the lender has given it; empty before, and once it is certain that it did not arrive under that name. */
  sentAs: string;
};

export type UploadContext = {
  settings: Settings;
  isPayment: boolean;
  brand: Brand | null;
  loanId: string;
  /** Null until it is found in the list. */
  loan: Loan | null;
  tasks: readonly Task[];
  chosen: readonly Chosen[];
  /** How many files have been chosen so far: the next one's id. */
  count: number;
  /** The file that is being sent, and its signed address; empty when none is. */
  current: string;
  uploadUrl: string;
  /** What the lender has received, newest first; null until it is known. */
  history: readonly Received[] | null;
  /** The history is to be read (again). */
  historyIsOld: boolean;
  historyFailed: boolean;
  failure: Failure | null;
  /** The loan's system takes no uploads (FLAG-001). */
  isOff: boolean;
  /** The customer goes to another place of the portal, and not to where this flow leads. */
  goesElsewhere: boolean;
  video: HelpVideoView;
};

export type UploadEvent =
  | { type: 'files.chosen'; taskId: string; files: readonly File[] }
  | { type: 'file.removed'; fileId: string }
  | { type: 'files.sent'; taskId: string }
  | { type: 'file.retried'; fileId: string }
  | { type: 'history.retried' }
  | { type: 'retry.chosen' }
  /** The customer is done: back to the account, or on with the payment. */
  | { type: 'done.chosen' }
  /** The customer goes to another place of the portal. */
  | { type: 'flow.left' }
  /** The answers to "Leave this page?". */
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.declined' }
  | HelpVideoEvent
  | RouteEvent;

export type UploadOutcome =
  { kind: 'accountChosen' | 'pay'; brand: Brand; loanId: string } | { kind: 'left' } | { kind: 'unavailable'; brand: Brand | null };
