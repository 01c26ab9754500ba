import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import type { UploadEvent } from '../../../machines/upload/upload.types.ts';
import { uploadView, type UploadView } from '../../../machines/upload/upload.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { DocumentUpload } from './DocumentUpload.tsx';
import './upload.css';

/** The upload flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof uploadMachine>, { DocumentUpload: UploadView }, UploadEvent> = {
  select: uploadView,
  screens: { DocumentUpload },
};
