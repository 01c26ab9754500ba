import type { SnapshotFrom } from 'xstate';
import { DOC_TYPES, type DocType } from '../../services/contract/enums.ts';
import type { UploadType } from '../../services/contract/uploads.ts';
import { dayOf } from '../kit/day.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { uploadMachine } from './upload.machine.ts';
import * as checks from './fileChecks.rules.ts';
import type { Chosen, History, Problem, Task, UploadContext } from './upload.types.ts';

type Snapshot = SnapshotFrom<typeof uploadMachine>;

/** A chosen file. Sizes in bytes; 0 while it is being checked, because a photo changes its size. */
export type FileRow = Pick<Chosen, 'fileId' | 'name' | 'state' | 'problem' | 'texts' | 'sent'> & { size: number };

/** A document that the lender asks for, with the files for it. */
export type TaskRow = {
  taskId: string;
  docType: DocType;
  /** The lender's name for it. */
  name: string;
  isPayment: boolean;
  /** How many files the lender has for it. */
  received: number;
  files: readonly FileRow[];
  /** How many more files it takes. */
  left: number;
  /** How many files are ready to be sent. */
  ready: number;
  /** How many files have arrived, and how many are waiting or on the way. */
  arrived: number;
  onTheWay: number;
};

/** A file that the lender has received. `docType` is null for a document that the portal does not know, `day` is YYYY-MM-DD, `size` in bytes or null. */
export type HistoryRow = { documentId: string; name: string; docType: DocType | null; day: string; size: number | null };

/** What the settings allow. */
export type Limits = { types: readonly UploadType[]; megabytes: number; files: number };

export type UploadView = Pick<UploadContext, 'brand' | 'loanId' | 'failure' | 'isPayment' | 'historyFailed' | 'video'> & {
  busy: boolean;
  /** unknown: the loan is not the customer's. */
  state: 'loading' | 'open' | 'failed' | 'unknown';
  loan: LoanName | null;
  /** What is still wanted comes first. */
  tasks: readonly TaskRow[];
  /** The customer is asked whether to leave, and lose the files that have not arrived. */
  asksToLeave: boolean;
  limits: Limits;
  /** Null until it is known. */
  history: readonly HistoryRow[] | null;
};

const IN_CHECK: readonly Chosen['state'][] = ['reading', 'writing'];
const ON_THE_WAY: readonly Chosen['state'][] = ['waiting', 'sending'];

function taskRow(context: UploadContext, task: Task): TaskRow {
  const files = context.chosen.filter(({ taskId }) => taskId === task.taskId);
  const count = (holds: (one: Chosen) => boolean) => files.filter(holds).length;
  const arrived = count(({ state }) => state === 'arrived');
  return {
    taskId: task.taskId,
    docType: task.docType,
    name: task.documentName,
    isPayment: task.isPayment,
    received: task.files.length + arrived,
    files: files.map(({ fileId, name, state, problem, texts, sent, file }) => ({
      fileId,
      name,
      state,
      problem,
      texts,
      sent,
      size: IN_CHECK.includes(state) ? 0 : file.size,
    })),
    left: checks.left(context, task.taskId),
    ready: count(({ state }) => state === 'ready'),
    arrived,
    onTheWay: count(({ state }) => ON_THE_WAY.includes(state)),
  };
}

const historyRow = ({ documentId, documentName, uploadedAt, files }: History['documents'][number]): HistoryRow => ({
  documentId,
  name: documentName,
  docType: DOC_TYPES.find((type) => type === files[0]?.docType) ?? null,
  day: dayOf(Date.parse(uploadedAt)),
  size: files[0]?.size ?? null,
});

function stateOf(at: Snapshot): UploadView['state'] {
  if (at.matches({ screen: 'open' })) return 'open';
  if (at.matches({ screen: 'failed' })) return 'failed';
  return at.matches({ screen: 'unknown' }) ? 'unknown' : 'loading';
}

/** What the screen shows. */
export function uploadView(at: Snapshot): UploadView {
  const { context } = at;
  const { brand, loanId, loan, tasks, settings, history, failure, isPayment, historyFailed } = context;
  // by what was received when the page opened: a document does not move while its files are being sent
  const wantedFirst = tasks.toSorted((a, b) => Number(a.received) - Number(b.received));
  return {
    busy: at.hasTag('busy'),
    state: stateOf(at),
    brand,
    loanId,
    loan: loan && loanNameOf(loan),
    isPayment,
    asksToLeave: at.matches({ screen: { open: { leave: { holding: 'asking' } } } }),
    tasks: wantedFirst.map((task) => taskRow(context, task)),
    limits: { types: checks.allowedTypes(settings), megabytes: settings.loanDocumentMaxMegabytes, files: settings.maxFiles },
    history: history?.map(historyRow) ?? null,
    historyFailed,
    failure,
    video: context.video,
  };
}

export type { Problem };
