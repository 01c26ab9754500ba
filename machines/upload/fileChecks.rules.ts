import type { FileRead, PictureType } from '../../services/actors/uploads.ts';
import type { UploadType } from '../../services/contract/uploads.ts';
import type { Settings } from '../kit/session.types.ts';
import type { Chosen, Problem, UploadContext } from './upload.types.ts';

const MEGABYTE = 1024 * 1024;
/** No photo of a phone is as large: it is not opened. */
const LARGEST_PHOTO = 64 * MEGABYTE;
const LONGEST_NAME = 100;

/** The last part of a path, without characters that change how a line reads, and not longer than a line or two; its ending stays. */
export function plainName(name: string): string {
  const last = (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (last.length <= LONGEST_NAME) return last || 'file';
  const ending = /\.\w{1,5}$/.exec(last)?.[0] ?? '';
  return `${last.slice(0, LONGEST_NAME - ending.length - 1)}…${ending}`;
}

/** The endings of a type as settings and files have them. */
const ENDINGS: Readonly<Record<NonNullable<FileRead['type']>, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};
const TYPES: readonly UploadType[] = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'];

/** The types that the settings allow (CONST-047). Types that the portal cannot read are left out. */
export const allowedTypes = ({ loanDocumentTypes }: Pick<Settings, 'loanDocumentTypes'>): readonly UploadType[] =>
  TYPES.filter((type) => ENDINGS[type].some((ending) => loanDocumentTypes.some((one) => one.toLowerCase() === ending)));

/** The largest file that is sent, in bytes. */
export const maxBytes = ({ loanDocumentMaxMegabytes }: Pick<Settings, 'loanDocumentMaxMegabytes'>): number =>
  loanDocumentMaxMegabytes * MEGABYTE;

const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Files that count against the limit of a task: those received before and those chosen now. Spec: OPEN-012, CONST-019 (upload-2). */
const filesOf = ({ tasks, chosen }: Pick<UploadContext, 'tasks' | 'chosen'>, taskId: string): number =>
  (tasks.find((task) => task.taskId === taskId)?.files.length ?? 0) +
  chosen.filter((one) => one.taskId === taskId && one.state !== 'refused').length;

/** How many more files the task takes. */
export const left = (context: Pick<UploadContext, 'tasks' | 'chosen' | 'settings'>, taskId: string): number =>
  Math.max(0, context.settings.maxFiles - filesOf(context, taskId));

/** The name with an ending of the type: a photo may have been written as another type. */
export function nameAs(name: string, type: FileRead['type']): string {
  const ending = endingOf(name);
  if (!type || ENDINGS[type].includes(ending)) return name;
  return `${ending ? name.slice(0, -ending.length - 1) : name}.${ENDINGS[type][0]}`;
}

const isSame = (one: Chosen['source'], other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** By what the browser claims, which knows no type for a HEIC. */
const mayBePhoto = ({ type }: File): boolean => type === '' || type.startsWith('image/');

/** What is wrong with a file before it is read; null: its first bytes can be read. Its size is checked first, so that no huge file is read (quality §3). */
export function problemBefore(context: Pick<UploadContext, 'tasks' | 'chosen' | 'settings'>, taskId: string, file: File): Problem | null {
  if (file.size === 0) return 'empty';
  if (file.size > (mayBePhoto(file) ? LARGEST_PHOTO : maxBytes(context.settings))) return 'tooLarge';
  if (context.chosen.some((one) => one.taskId === taskId && one.state !== 'refused' && isSame(one.source, file))) return 'chosenTwice';
  return left(context, taskId) === 0 ? 'tooMany' : null;
}

/** A photo is rewritten before it is sent: without the place where it was taken, and small enough (quality §3). */
export const isPhoto = (type: FileRead['type']): type is Exclude<FileRead['type'], 'application/pdf' | null> =>
  type !== null && type !== 'application/pdf';

/** The types that a photo may be written as: its own first, then the other one. A JPG of a PNG is smaller. */
export function pictureTypes(settings: Pick<Settings, 'loanDocumentTypes'>, type: FileRead['type']): readonly PictureType[] {
  const allowed = allowedTypes(settings);
  const own: readonly PictureType[] = type === 'image/png' ? ['image/png', 'image/jpeg'] : ['image/jpeg', 'image/png'];
  return own.filter((one) => allowed.includes(one));
}

/** What is wrong with a file by its own bytes; null: it can be sent, or rewritten. Its name and the type that the browser gives are claims. Spec: ERR-030, RULE-018. */
export function problemAfter(settings: Settings, { file }: Pick<Chosen, 'file'>, { isReadable, type }: FileRead): Problem | null {
  if (!isReadable) return 'unreadable';
  if (isPhoto(type)) return pictureTypes(settings, type).length > 0 ? null : 'wrongType';
  if (file.size > maxBytes(settings)) return 'tooLarge';
  const allowed = allowedTypes(settings);
  if (type) return allowed.includes(type) ? null : 'wrongType';
  const ending = endingOf(file.name);
  if (allowed.some((one) => ENDINGS[one].includes(ending) || one === file.type)) return 'otherThanItsName';
  return file.type === '' ? 'unknownType' : 'wrongType';
}
