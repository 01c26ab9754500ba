import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { HelpVideoEvent } from '../helpVideo/helpVideo.machine.ts';
import type { HelpVideoView } from '../helpVideo/helpVideo.view.ts';
import type { ScreenNames } from '../kit/screenOf.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** An appointment that was made or moved. */
export type Made = Answer<'POST /schedappointment'>;
type AppointmentType = Made['appointmentType'];

/** `params`: brand and loanId of the address. `search.storeId`: the store that is proposed. `search.because` "ancillary": a renewal needs it. */
export type AppointmentInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
  /** The screen of the address. A switch of the product has one of its own (ROUTE-075). */
  screen?: string;
  /** What a flow around calls the screen (decision 029). */
  screenNames?: ScreenNames;
  /** What a flow around needs the appointment for; a payment otherwise (OPEN-043). */
  appointmentType?: AppointmentType;
};

/** A day that the store is open. `times`: its free half hours, moments in ISO 8601; empty when all are taken. */
export type FreeDay = { day: string; times: readonly string[] };

export type AppointmentContext = {
  person: Person;
  settings: Settings;
  screenNames: ScreenNames;
  appointmentType: AppointmentType;
  brand: Brand | null;
  loanId: string;
  /** Null until it is found in the list. */
  loan: Loan | null;
  /** The time zone of the device, empty when it says none (ERR-025). */
  deviceZone: string;
  /** The appointment of this loan as the service has it. */
  appointment: Made | null;
  /** The store on the screen. Not in the address. */
  atStore: string;
  /** The store that the way here proposed. */
  proposedStore: string;
  /** The draft is of a move that was not sent yet. */
  resumesMove: boolean;
  store: Answer<'GET /store'> | null;
  /** The store of the appointment, while another one may be on the screen. */
  storeOfAppointment: Answer<'GET /store'> | null;
  /** The proposed store serves another brand: the loan's store is shown instead. Empty otherwise. */
  refusedStore: string;
  /** When the store is open. */
  days: Answer<'GET /appointmentTimes'>['days'];
  /** Its free half hours: moments, ISO 8601. */
  slots: readonly string[];
  /** Both together, once they have been loaded. */
  freeDays: readonly FreeDay[];
  /** The chosen day at the store, and the chosen half hour; empty until chosen. */
  day: string;
  at: string;
  /** The customer confirmed without a time. */
  timeIsMissing: boolean;
  /** The appointment was sent, and it is not known yet what became of it. */
  wasSent: boolean;
  /** The appointment was made or moved a moment ago. */
  result: 'made' | 'moved' | null;
  failure: Failure | null;
  video: HelpVideoView;
};

export type AppointmentEvent =
  | { type: 'store.chosen'; storeId: string }
  | { type: 'day.chosen'; day: string }
  | { type: 'time.chosen'; at: string }
  | { type: 'appointment.confirmed' }
  | { type: 'move.chosen' }
  | { type: 'move.dropped' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | HelpVideoEvent
  | RouteEvent;

/** Back to the account, or to all of them (`brand` null); a flow around acts on `appointment`. */
export type AppointmentOutcome = { kind: 'appointmentLeft'; brand: Brand | null; loanId: string; appointment: Made | null };
