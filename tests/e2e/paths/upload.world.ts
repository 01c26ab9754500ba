import { explore } from '../../../machines/paths/explorer.ts';
import { fileOf, incomeTask } from '../../../machines/paths/people/files.ts';
import { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import { broken, repliesOf } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';
import { uploadPlan } from './upload.plan.ts';
import { answers, starts, type S } from './upload.starts.ts';

/** The files that Ann chooses one after the other, as many as the lender takes. */
const FILES = ['file-1', 'file-2', 'file-3', 'file-4'];
const forEach = <T>(of: (fileId: string) => Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(FILES.flatMap((fileId) => Object.entries(of(fileId))));

const { taskId } = incomeTask;
const png = (name: string) => fileOf(name, 1_000, 'image/png');

/** What happens beside the sending of a file is taken before or after it: every order has the same arrows. */
function isApart({ context: { current, chosen } }: S, label: string): boolean {
  if (['is done', 'goes elsewhere'].includes(label)) return current === '';
  return !label.startsWith('getHistory') || chosen.every(({ state }) => state === 'arrived');
}

/** The upload chart with everything that can be done from outside the page. */
export const uploadWalk = explore(uploadMachine, {
  starts: Object.fromEntries(Object.entries(starts).map(([name, { input }]) => [name, input])),
  events: {
    'chooses a pay stub': { type: 'files.chosen', taskId, files: [fileOf('pay-stub.pdf')] },
    'chooses a photo': { type: 'files.chosen', taskId, files: [png('pay-stub.png')] },
    'sends the file': { type: 'files.sent', taskId },
    ...forEach((fileId) => ({ [`removes ${fileId}`]: { type: 'file.removed', fileId } as const })),
    ...forEach((fileId) => ({ [`sends ${fileId} again`]: { type: 'file.retried', fileId } as const })),
    'loads the history again': { type: 'history.retried' },
    'tries again': { type: 'retry.chosen' },
    'is done': { type: 'done.chosen' },
    'goes elsewhere': { type: 'flow.left' },
    'leaves all the same': { type: 'leaving.confirmed' },
    stays: { type: 'leaving.declined' },
  },
  answers: {
    readUploadFlag: { 'it is on': { done: true }, 'it is off': { done: false }, fails: broken('GET /lmsReferenceId').reply },
    readFileType: forEach((fileId) => ({
      [`${fileId} is a PDF`]: { done: { fileId, isReadable: true, type: 'application/pdf' } },
      [`${fileId} is a photo`]: { done: { fileId, isReadable: true, type: 'image/png' } },
    })),
    writePhoto: forEach((fileId) => ({
      [`${fileId} is rewritten`]: { done: { fileId, file: png('pay-stub.png'), type: 'image/png' } },
    })),
    ...repliesOf(answers),
  },
  params: [{ brand: 'TitleMax', loanId: 'title' }],
  sees: ({ context }) => [
    context.isPayment,
    context.loanId,
    context.loan !== null,
    context.tasks.length,
    context.chosen.map(({ state, type, sentAs }) => [state, type, sentAs !== '']),
    context.count,
    context.history !== null,
    context.historyIsOld,
    context.historyFailed,
    context.failure !== null,
    context.goesElsewhere,
  ],
  happens: (at, step) => isApart(at, step.label) && whyNot(uploadPlan, at, step) === null,
  outcomes: ['accountChosen', 'pay', 'left', 'unavailable'],
});
