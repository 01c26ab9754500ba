import '../../papers/paper.css';
import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from '../../../machines/consent/consent.machine.ts';
import { consentView } from '../../../machines/consent/consent.view.ts';
import type { ConsentEvent } from '../../../machines/consent/consent.rules.ts';
import type { ConsentView } from '../../../machines/consent/consent.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { TermsConditionsConsent } from './TermsConditionsConsent.tsx';

export const flowScreens: FlowScreens<SnapshotFrom<typeof consentMachine>, { TermsConditionsConsent: ConsentView }, ConsentEvent> = {
  select: consentView,
  screens: { TermsConditionsConsent },
};
