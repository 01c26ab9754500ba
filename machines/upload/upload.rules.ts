import type { InputFrom } from 'xstate';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Ask } from '../../services/contract/index.ts';
import type { HelpVideoInput } from '../helpVideo/helpVideo.rules.ts';
import { videoOffered } from '../helpVideo/helpVideo.view.ts';
import { brandOf } from '../kit/places.ts';
import type { writePhoto } from '../../services/actors/uploads.ts';
import { currentOf, unread, unwritten } from './chosenFiles.rules.ts';
import { maxBytes, nameAs, pictureTypes } from './fileChecks.rules.ts';
import type { Chosen, History, Received, Task, UploadContext, UploadInput, UploadOutcome } from './upload.types.ts';

export const VIDEO: HelpVideoInput = { videoKey: 'documentUpload', screen: 'DocumentUpload' };

export const atStart = ({ settings, params, search = {} }: UploadInput): UploadContext => ({
  settings,
  isPayment: search['because'] === 'payment',
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  loan: null,
  tasks: [],
  chosen: [],
  count: 0,
  current: '',
  uploadUrl: '',
  history: null,
  historyIsOld: true,
  historyFailed: false,
  failure: null,
  isOff: false,
  goesElsewhere: false,
  video: videoOffered(VIDEO.videoKey),
});

export function outcome({ isOff, isPayment, goesElsewhere, brand, loan, loanId }: UploadContext): UploadOutcome {
  if (isOff) return { kind: 'unavailable', brand };
  return brand && loan && !goesElsewhere ? { kind: isPayment ? 'pay' : 'accountChosen', brand, loanId } : { kind: 'left' };
}

function mustHaveLoan({ loan, loanId }: UploadContext): Loan {
  if (!loan) throw new Error(`loan "${loanId}" is not in the list`);
  return loan;
}

type At = { context: UploadContext };

/** All that is wanted, or what a payment wants. Spec: CALL-036. */
export function tasksAsk({ context }: At): Ask<'GET /uploadLoanDocuments'> {
  const { loanId, lmsId } = mustHaveLoan(context);
  return { loanId, lmsId, ...(context.isPayment ? { isPayment: true } : {}) };
}

function mustHaveCurrent(context: UploadContext): { file: Chosen; task: Task } {
  const file = currentOf(context);
  const task = context.tasks.find(({ taskId }) => taskId === file?.taskId);
  if (!file || !task) throw new Error(`"${context.current}" is not among the chosen files`);
  return { file, task };
}

/** Asks for the address of one file: each has its own, so that one that was cut is asked for again alone. Spec: CALL-037, FLOW-DOC-02. */
export function announceAsk({ context }: At): Ask<'PUT /uploadLoanDocuments'> {
  const { loanId, lmsId } = mustHaveLoan(context);
  const {
    file: { file, name, type },
    task: { taskId, docType, isPayment },
  } = mustHaveCurrent(context);
  return { taskId, loanId, lmsId, docType, isPayment, files: [{ name: nameAs(name, type), size: file.size, type: type ?? '', docType }] };
}

/** Has the current file arrived? Spec: CALL-036. */
export function checkAsk({ context }: At): Ask<'GET /uploadLoanDocuments'> {
  const { loanId, lmsId } = mustHaveLoan(context);
  const {
    file: { sentAs },
    task: { taskId, docType, isPayment },
  } = mustHaveCurrent(context);
  return { taskId, loanId, lmsId, docType, isPayment, files: [sentAs] };
}

export const fileToRead = ({ context }: At): { fileId: string; file: File } => {
  const one = unread(context);
  if (!one) throw new Error('no file is to be read');
  return { fileId: one.fileId, file: one.file };
};

export const photoToWrite = ({ context }: At): InputFrom<typeof writePhoto> => {
  const one = unwritten(context);
  if (!one) throw new Error('no photo is to be written');
  const { fileId, file, type } = one;
  return { fileId, file, types: pictureTypes(context.settings, type), maxBytes: maxBytes(context.settings) };
};

export const fileToPost = ({ context }: At): { file: File; name: string; uploadUrl: string } => {
  const { file } = mustHaveCurrent(context);
  return { file: file.file, name: file.sentAs, uploadUrl: context.uploadUrl };
};

/** What the lender has received for this loan, newest first. Spec: FLOW-DOC-03. */
export const ofLoan = ({ loanId }: UploadContext, { documents }: History): readonly Received[] =>
  documents.filter((one) => one.loanId === loanId).toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt));
