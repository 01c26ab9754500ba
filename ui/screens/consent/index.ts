import '../../papers/paper.css';
import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from '../../../machines/consent/consent.machine.ts';
import { consentView } from '../../../machines/consent/consent.select.ts';
import type { ConsentEvent, ConsentView } from '../../../machines/consent/consent.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { TermsConditionsConsent } from './TermsConditionsConsent.tsx';

/** The consent flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof consentMachine>, { TermsConditionsConsent: ConsentView }, ConsentEvent> = {
  select: consentView,
  screens: { TermsConditionsConsent },
};
