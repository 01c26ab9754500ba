import type { SnapshotFrom } from 'xstate';
import type { BrowserKind } from '../../services/actors/location.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import { stateName } from '../../services/contract/stateNames.ts';
import type { HelpVideoView } from '../helpVideo/helpVideo.view.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { locationMachine } from './location.machine.ts';
import * as rules from './location.rules.ts';
import type { Refusal } from './location.types.ts';

type Snapshot = SnapshotFrom<typeof locationMachine>;

type Common = {
  busy: boolean;
  brand: Brand | null;
  loan: LoanName | null;
  /** Its name; empty while the loan is not known. */
  storeState: string;
  storePhoneNumber: string;
  /** A draw asks, not a payment. */
  forDraw: boolean;
  /** Null where none is offered. */
  video: HelpVideoView | null;
};

export type GpsLocationView = Common & {
  screen: 'GpsLocation';
  /** locating: the browser is asked · checking: the lender is · consenting: a restricted state needs her consent · sending: the consent is sent */
  phase:
    | 'loading'
    | 'failed'
    | 'unknown'
    | 'explaining'
    | 'instructing'
    | 'locating'
    | 'timedOut'
    | 'unavailable'
    | 'checking'
    | 'unchecked'
    | 'consenting'
    | 'sending'
    | 'refused';
  /** A payment was refused for want of a location; nothing was charged. */
  wasRefused: boolean;
  /** The browser asks the customer first. */
  willBeAsked: boolean;
  /** The name of the device's state, once it is found. */
  state: string;
  refusal: Refusal | null;
  /** Until the location may be checked again; 0: it may. */
  minutesLeft: number;
  failure: Failure | null;
};

export type GpsLocationDisabledView = Common & { screen: 'GpsLocationDisabled'; browser: BrowserKind };

export type LocationView = GpsLocationView | GpsLocationDisabledView;

function commonOf(at: Snapshot): Common {
  const { loan, brand, forDraw } = at.context;
  return {
    busy: at.hasTag('busy'),
    brand,
    loan: loan && loanNameOf(loan),
    storeState: stateName(rules.storeState(at.context)),
    storePhoneNumber: loan?.storePhoneNumber ?? '',
    forDraw,
    video: at.children['helpVideo'] ? at.context.video : null,
  };
}

const PHASES = ['failed', 'unknown', 'explaining', 'instructing', 'locating', 'timedOut', 'unavailable', 'unchecked', 'refused'] as const;

function phaseOf(at: Snapshot): GpsLocationView['phase'] {
  if (at.matches({ check: { consenting: 'reading' } })) return 'consenting';
  if (at.matches({ check: 'consenting' })) return 'sending';
  if (at.matches({ check: 'checking' }) || at.matches({ check: 'storing' })) return 'checking';
  return PHASES.find((check) => at.matches({ check })) ?? 'loading';
}

/** What the customer sees while the location is checked. */
export function locationView(at: Snapshot): LocationView {
  const { context } = at;
  if (at.matches('disabled')) return { ...commonOf(at), screen: 'GpsLocationDisabled', browser: context.browser };
  return {
    ...commonOf(at),
    screen: 'GpsLocation',
    phase: phaseOf(at),
    wasRefused: context.wasRefused,
    willBeAsked: context.permission !== 'granted',
    state: stateName(context.state),
    refusal: context.refusal,
    minutesLeft: rules.mustWait(context) ? rules.minutesLeft(context) : 0,
    failure: context.failure,
  };
}
