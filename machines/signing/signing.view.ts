import type { SnapshotFrom } from 'xstate';
import type { SigningType } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { signingMachine } from './signing.machine.ts';
import { mayRetry } from './signing.rules.ts';

type Snapshot = SnapshotFrom<typeof signingMachine>;

const RESTS = [
  'unchecked',
  'offered',
  'unopened',
  'unable',
  'outdated',
  'signed',
  'declined',
  'viewed',
  'expired',
  'unrecorded',
  'opening',
  'leaving',
] as const;
const FRAMED = ['loading', 'stuck', 'reading'] as const;
const OPEN = ['away', 'elsewhere', 'recording', 'late'] as const;

/** The states by their names; `checking`: how it stands is not known yet. */
export type SigningPhase = 'checking' | (typeof RESTS)[number] | (typeof FRAMED)[number] | (typeof OPEN)[number];

/** What DocuSignView shows. Spec: portal §2 "DocuSignView" (ROUTE-084). */
export type SigningView = {
  screen: 'DocuSignView';
  /** What the specification calls the screen in this flow. */
  name: string;
  busy: boolean;
  phase: SigningPhase;
  signingType: SigningType;
  /** The page in the frame; empty without one. */
  signingUrl: string;
  /** The papers are shown in this page, not in its place. */
  fitsHere: boolean;
  mayRetry: boolean;
  storePhoneNumber: string;
  failure: Failure | null;
};

/** The current screen, or the last one when the chart has ended. */
export function signingView(at: Snapshot): SigningView {
  const { screenNames, signingType, signingUrl, way, storePhoneNumber, failure } = at.context;
  return {
    screen: 'DocuSignView',
    name: screenNames?.['DocuSignView'] ?? 'DocuSignView',
    busy: at.hasTag('busy'),
    phase: phaseOf(at),
    signingType,
    signingUrl,
    fitsHere: way === 'frame',
    mayRetry: mayRetry(at.context),
    storePhoneNumber,
    failure,
  };
}

function phaseOf(at: Snapshot): SigningPhase {
  const framed = FRAMED.find((one) => at.matches({ screen: { open: { page: { framed: one } } } }));
  const open = OPEN.find((one) => at.matches({ screen: { open: { page: one } } }));
  return framed ?? open ?? RESTS.find((screen) => at.matches({ screen })) ?? 'checking';
}
