import { PNG } from 'pngjs';
import { incomeTask } from '../../../machines/paths/people/files.ts';
import { unread, unwritten } from '../../../machines/upload/chosenFiles.rules.ts';
import { uploadView } from '../../../machines/upload/upload.view.ts';
import type { Portal } from '../kit/portal.ts';
import { heldCall } from './kit/answers.ts';
import { goBackTo } from './kit/drive.ts';
import { silent, type Plan, type Press } from './kit/plan.ts';
import { answers, TAKES_UPLOADS, UNSURE, type S } from './upload.starts.ts';

type Chosen = { name: string; mimeType: string; buffer: Buffer };
const pdf: Chosen = { name: 'pay-stub.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
const photo: Chosen = { name: 'pay-stub.png', mimeType: 'image/png', buffer: PNG.sync.write(new PNG({ width: 4, height: 4 })) };

const isOpen = (at: S) => at.matches({ screen: 'open' }) && !uploadView(at).asksToLeave;
const isAsking = (at: S) => at.status === 'active' && uploadView(at).asksToLeave;
const stateOf = ({ context }: S, fileId: string) => context.chosen.find((one) => one.fileId === fileId)?.state;
/** Each file has its own row; those that have arrived stay. */
const rowOf = ({ main }: Portal, { context }: S, fileId: string) =>
  main.locator('.upload-file').nth(context.chosen.findIndex((one) => one.fileId === fileId));

const press = (offered: (at: S) => boolean, how: (portal: Portal, at: S) => Promise<void>): Press<S> => ({ offered, press: how });
/** One file after the other: two at once are two of the same. */
const chooses = (file: Chosen) =>
  press(
    (at) => isOpen(at) && at.context.count < 4 && at.context.chosen.every(({ state }) => state === 'arrived'),
    ({ main }) => main.locator(`#${incomeTask.taskId}-files`).setInputFiles(file),
  );
const removes = (fileId: string) =>
  press(
    (at) => isOpen(at) && stateOf(at, fileId) !== undefined && stateOf(at, fileId) !== 'arrived',
    (portal, at) => rowOf(portal, at, fileId).locator('.button-quiet').click(),
  );
const sendsAgain = (fileId: string) =>
  press(
    (at) => isOpen(at) && stateOf(at, fileId) === 'cut',
    (portal, at) => rowOf(portal, at, fileId).locator('.button-secondary').click(),
  );

/** The numbers of the systems are asked for after sign-in, so that nothing of it is held. */
const flagOf = ({ context: { loan, loanId } }: S) => {
  if (loanId === UNSURE) return 'fails';
  return loan?.lmsId === TAKES_UPLOADS ? 'it is on' : 'it is off';
};

/** Where the app goes by the outcome. */
const AFTER = { accountChosen: 'AccountDetails', pay: 'MakePayment', left: 'Home', unavailable: 'FeatureUnavailable' } as const;

/** How Ann's steps on DocumentUpload are done in the browser. */
export const uploadPlan: Plan<S> = {
  actors: {
    getAccounts: heldCall('GET /accounts', answers.getAccounts, (at: S) => (at.context.loan ? 'her loans' : null)),
    readUploadFlag: (at) => ({ itself: flagOf(at) }),
    getTasks: heldCall('GET /uploadLoanDocuments', answers.getTasks),
    getHistory: heldCall('GET /uploadLoanDocumentsHistory', answers.getHistory),
    readFileType: ({ context }) => {
      const one = unread(context);
      return { itself: `${one?.fileId} is a ${one?.name === pdf.name ? 'PDF' : 'photo'}` };
    },
    writePhoto: ({ context }) => ({ itself: `${unwritten(context)?.fileId} is rewritten` }),
    announce: heldCall('PUT /uploadLoanDocuments', answers.announce),
    uploadFile: heldCall('POST /upload', answers.uploadFile),
    holdPage: silent,
    helpVideo: silent,
    checkTask: heldCall('GET /uploadLoanDocuments', answers.checkTask),
    searchTask: heldCall('GET /uploadLoanDocuments', answers.searchTask),
  },
  presses: {
    'chooses a pay stub': chooses(pdf),
    'chooses a photo': chooses(photo),
    'sends the file': press(
      (at) => isOpen(at) && at.context.chosen.some(({ state }) => state === 'ready'),
      ({ main }) => main.locator('.upload-send .button').click(),
    ),
    ...Object.fromEntries(
      ['file-1', 'file-2', 'file-3', 'file-4'].flatMap((fileId) => [
        [`removes ${fileId}`, removes(fileId)],
        [`sends ${fileId} again`, sendsAgain(fileId)],
      ]),
    ),
    'loads the history again': press(
      (at) => isOpen(at) && at.context.historyFailed,
      ({ main }) => main.locator('.notice-actions .button').click(),
    ),
    'tries again': press(
      (at) => at.matches({ screen: 'failed' }),
      ({ main }) => main.locator('.notice-actions .button').click(),
    ),
    'is done': press(
      (at) => isOpen(at) || at.matches({ screen: 'unknown' }) || (at.matches({ screen: 'failed' }) && at.context.loan !== null),
      ({ main }, at) => main.locator(at.matches({ screen: 'unknown' }) ? '.notice-actions .button' : '.actions .button').click(),
    ),
    'goes elsewhere': press(
      (at) => at.status === 'active' && at.hasTag('bound'),
      ({ page }) => goBackTo(page, '/Home'),
    ),
    'leaves all the same': press(isAsking, ({ main }) => main.locator('dialog .button-secondary').click()),
    stays: press(isAsking, ({ main }) => main.locator('dialog .button-primary').click()),
  },
  address: () => ({ undriven: 'an address that is shown already asks for nothing' }),
  shows: (at) => (at.status === 'done' ? { screen: AFTER[at.output.kind] } : { screen: 'DocumentUpload', busy: at.hasTag('busy') }),
};
