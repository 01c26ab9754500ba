import '../paying/paying.css';
import './signing.css';
import type { SnapshotFrom } from 'xstate';
import type { signingMachine } from '../../../machines/signing/signing.machine.ts';
import type { SigningEvent } from '../../../machines/signing/signing.rules.ts';
import { signingView, type SigningView } from '../../../machines/signing/signing.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';

/** Downloaded after the first screen of the flow that uses it (quality §7). */
const DocuSignView = later(async () => (await import('./DocuSignView.tsx')).DocuSignView);

/** The screen on which papers are signed, in every flow that has some. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof signingMachine>, { DocuSignView: SigningView }, SigningEvent> = {
  select: signingView,
  screens: { DocuSignView },
};
