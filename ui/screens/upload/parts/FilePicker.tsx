import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, FolderOpen } from 'lucide';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import type { Limits } from '../../../../machines/upload/upload.view.ts';
import { classes } from '../../../kit/classes.ts';
import { LucideIcon } from '../../../kit/LucideIcon.tsx';

type Props = {
  id: string;
  /** What the files are for. */
  label: string;
  types: Limits['types'];
  /** How many more files can be chosen. */
  left: number;
  onChoose: (files: readonly File[]) => void;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Camera and files on a phone; files and a place to drop them elsewhere. The inputs are the browser's own: their labels look like buttons. The
 * list of types only helps to find files, the chart decides.
 */
export function FilePicker({ id, label, types, left, onChoose }: Props) {
  const { t } = useLingui();
  const [isOver, setIsOver] = useState(false);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ''; // the same file can be chosen again after it was removed
    if (files.length > 0) onChoose(files);
  };
  if (left === 0)
    return (
      <p className="quiet">
        <Trans>No more files can be added here.</Trans>
      </p>
    );
  return (
    <div
      className={classes('upload-picker', isOver && 'upload-picker-over')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onChoose([...event.dataTransfer.files]);
      }}
    >
      <span className="upload-way upload-camera">
        <input
          id={`${id}-photo`}
          className="upload-input"
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t`Take a photo: ${label}`}
          onChange={chosen}
        />
        <label className="button button-secondary" htmlFor={`${id}-photo`}>
          <LucideIcon icon={Camera} />
          <Trans>Take a photo</Trans>
        </label>
      </span>
      <span className="upload-way">
        <input
          id={`${id}-files`}
          className="upload-input"
          type="file"
          multiple
          accept={types.join(',')}
          aria-label={t`Choose files: ${label}`}
          onChange={chosen}
        />
        <label className="button button-secondary" htmlFor={`${id}-files`}>
          <LucideIcon icon={FolderOpen} />
          <Trans>Choose files</Trans>
        </label>
      </span>
      <span className="upload-drop quiet">
        <Trans>or drop them here</Trans>
      </span>
    </div>
  );
}
