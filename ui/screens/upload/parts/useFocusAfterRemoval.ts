import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { FileRow } from '../../../../machines/upload/upload.view.ts';

/**
 * A file is removed with its own button, which had the focus: the button of the file that takes its place has it now, or that of the last
 * one, or the way to choose files (WCAG 2.4.3). A focus that is somewhere else stays. Returns the list of the files.
 */
export function useFocusAfterRemoval(files: readonly Pick<FileRow, 'fileId'>[], taskId: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(files);
  useLayoutEffect(() => {
    const gone = before.current.findIndex(({ fileId }) => files.every((one) => one.fileId !== fileId));
    before.current = files;
    if (gone < 0 || document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll('.upload-file') ?? [])];
    const button = (rows[gone] ?? rows.at(-1))?.querySelector<HTMLElement>('.upload-does .button:last-child');
    (button ?? document.getElementById(`${taskId}-files`))?.focus();
  }, [files, taskId]);
  return list;
}
