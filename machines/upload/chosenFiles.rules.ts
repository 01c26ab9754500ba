import type { FileRead, PhotoCleaned } from '../../services/actors/uploads.ts';
import { isPhoto, plainName, problemAfter, problemBefore } from './fileChecks.rules.ts';
import type { Announced, Chosen, Tasks, UploadContext } from './upload.types.ts';

/** Adds chosen files to their task, each with what is wrong with it: those that are right stay. */
export function withChosen(context: UploadContext, taskId: string, files: readonly File[]): Pick<UploadContext, 'chosen' | 'count'> {
  const chosen = [...context.chosen];
  for (const [at, file] of files.entries()) {
    const problem = problemBefore({ ...context, chosen }, taskId, file);
    chosen.push({
      fileId: `file-${context.count + at + 1}`,
      taskId,
      file,
      source: { name: file.name, size: file.size, lastModified: file.lastModified },
      name: plainName(file.name),
      type: null,
      state: problem ? 'refused' : 'reading',
      problem,
      texts: [],
      sent: 0,
      sentAs: '',
    });
  }
  return { chosen, count: context.count + files.length };
}

type Change = Partial<Pick<Chosen, 'file' | 'type' | 'state' | 'problem' | 'texts' | 'sent' | 'sentAs'>>;

const changed = (
  { chosen }: Pick<UploadContext, 'chosen'>,
  fileId: string,
  change: (one: Chosen) => Change,
): Pick<UploadContext, 'chosen'> => ({
  chosen: chosen.map((one) => (one.fileId === fileId ? { ...one, ...change(one) } : one)),
});

/** A file that was one too many takes the place that has become free: the customer does not choose it again. */
function withRoomUsed(
  context: Pick<UploadContext, 'tasks' | 'settings'>,
  { chosen }: Pick<UploadContext, 'chosen'>,
): Pick<UploadContext, 'chosen'> {
  const now = [...chosen];
  for (const [at, one] of chosen.entries()) {
    const isTaken = one.problem === 'tooMany' && problemBefore({ ...context, chosen: now }, one.taskId, one.file) === null;
    if (isTaken) now[at] = { ...one, state: 'reading', problem: null };
  }
  return { chosen: now };
}

/** What its bytes said. A photo is not sent as it is. */
export const withRead = (context: UploadContext, read: FileRead): Pick<UploadContext, 'chosen'> =>
  withRoomUsed(
    context,
    changed(context, read.fileId, (one) => {
      const { type } = read;
      const problem = problemAfter(context.settings, one, read);
      return { type, problem, state: problem ? 'refused' : isPhoto(type) ? 'writing' : 'ready' };
    }),
  );

/** The photo that was rewritten takes the place of the chosen one. */
export const withPhoto = (context: UploadContext, photo: PhotoCleaned): Pick<UploadContext, 'chosen'> =>
  withRoomUsed(
    context,
    changed(context, photo.fileId, () =>
      photo.file ? { file: photo.file, type: photo.type, state: 'ready' } : { problem: photo.problem, state: 'refused' },
    ),
  );

export const without = (context: UploadContext, fileId: string): Pick<UploadContext, 'chosen'> =>
  withRoomUsed(context, { chosen: context.chosen.filter((one) => one.fileId !== fileId) });

/** All files of the task that are ready go into the queue. */
export const withSent = ({ chosen }: UploadContext, taskId: string): Pick<UploadContext, 'chosen'> => ({
  chosen: chosen.map((one) => (one.taskId === taskId && one.state === 'ready' ? { ...one, state: 'waiting' } : one)),
});

/** Only this file is sent again (upload-6). */
export const withRetried = (context: UploadContext, fileId: string): Pick<UploadContext, 'chosen'> =>
  changed(context, fileId, () => ({ state: 'waiting', sent: 0 }));

const inState = ({ chosen }: Pick<UploadContext, 'chosen'>, state: Chosen['state']): Chosen | undefined =>
  chosen.find((one) => one.state === state);

export const unread = (context: Pick<UploadContext, 'chosen'>): Chosen | undefined => inState(context, 'reading');
export const unwritten = (context: Pick<UploadContext, 'chosen'>): Chosen | undefined => inState(context, 'writing');
export const next = (context: Pick<UploadContext, 'chosen'>): Chosen | undefined => inState(context, 'waiting');
/** Files that are lost when the page is left: they are in memory only. */
export const hasUnsent = ({ chosen }: Pick<UploadContext, 'chosen'>): boolean =>
  chosen.some(({ state }) => state !== 'arrived' && state !== 'refused');
export const currentOf = ({ chosen, current }: Pick<UploadContext, 'chosen' | 'current'>): Chosen | undefined =>
  chosen.find(({ fileId }) => fileId === current);

/** The next file of the queue becomes the current one. */
export function started(context: UploadContext): Partial<UploadContext> {
  const fileId = next(context)?.fileId ?? '';
  return { current: fileId, uploadUrl: '', ...changed(context, fileId, () => ({ state: 'sending', sent: 0 })) };
}

const ofCurrent = (context: UploadContext, change: Change): Partial<UploadContext> => changed(context, context.current, () => change);
/** Nothing is being sent any more. */
const ended = (context: UploadContext, change: Change): Partial<UploadContext> => ({
  ...ofCurrent(context, change),
  current: '',
  uploadUrl: '',
});

const endedWithRoom = (context: UploadContext, change: Change): Partial<UploadContext> => ({
  ...ended(context, change),
  ...withRoomUsed(
    context,
    changed(context, context.current, () => change),
  ),
});

export const withAnnounced = (context: UploadContext, { uploads: [upload] }: Announced): Partial<UploadContext> => ({
  uploadUrl: upload?.uploadUrl ?? '',
  ...ofCurrent(context, { sentAs: upload?.name ?? '' }),
});

export const moved = (context: UploadContext, bytes: number): Partial<UploadContext> => ofCurrent(context, { sent: bytes });
export const arrived = (context: UploadContext): Partial<UploadContext> => ({
  ...ended(context, { state: 'arrived', sent: currentOf(context)?.file.size ?? 0 }),
  historyIsOld: true,
});
/** The lender does not take this file. */
export const declined = (context: UploadContext, texts: readonly string[]): Partial<UploadContext> =>
  endedWithRoom(context, { state: 'refused', problem: 'declined', texts, sentAs: '' });
/** The file did not arrive. */
export const cut = (context: UploadContext): Partial<UploadContext> => ended(context, { state: 'cut', sent: 0, sentAs: '' });
/** Nobody knows whether the file has arrived: a retry looks first. */
export const unsure = (context: UploadContext): Partial<UploadContext> => ended(context, { state: 'cut', sent: 0 });
/** The customer removes the file that is being sent. It may have arrived all the same: the history says so. */
export const dropped = (context: UploadContext): Partial<UploadContext> => ({
  ...without(context, context.current),
  current: '',
  uploadUrl: '',
  historyIsOld: true,
});

/** The list has the file under the name that the lender gave it. */
export function hasArrived(context: UploadContext, { tasks }: Tasks): boolean {
  const current = currentOf(context);
  return tasks.some(({ taskId, files }) => taskId === current?.taskId && files.some(({ name }) => name === current.sentAs));
}
