import type { Help } from '../../services/contract/help.ts';
import type { AppContext, AppScreen } from './app.types.ts';
import { brandOf } from '../kit/places.ts';

/** The state for each verdict of the guards. The last one is for a flow, which is downloaded first. */
export const deciding = {
  always: [
    { guard: { type: 'leadsTo', params: { place: 'leaving' } }, target: 'leaving' },
    { guard: { type: 'leadsTo', params: { place: 'signIn' } }, target: 'signIn' },
    { guard: { type: 'leadsTo', params: { place: 'maintenanceMode' } }, target: 'maintenanceMode' },
    { guard: { type: 'leadsTo', params: { place: 'networkError' } }, target: 'networkError' },
    { guard: { type: 'leadsTo', params: { place: 'otherProfile' } }, target: 'otherProfile' },
    { target: 'fetching' },
  ],
} as const;

type At = { context: AppContext };

/** A screen that leads nowhere else: it shows a phone number and a case number, when the service gives them. Spec: CONST-045, OPEN-036. */
const deadEnd = <const Screen extends AppScreen, const On>(screen: Screen, on: On) =>
  ({ id: screen, entry: 'forgetHelp', invoke: openingCase(screen), on }) as const;

const openingCase = <const Screen extends AppScreen>(screen: Screen) =>
  ({
    id: 'openCase',
    src: 'openCase',
    input: ({ context: { brand, target, failure } }: At) => ({ screen, brand: brandOf(target) ?? brand, because: failure?.caseId ?? '' }),
    onDone: { actions: { type: 'keepHelp', params: ({ event }: { event: { output: Help } }) => event.output } },
    onError: {},
  }) as const;

/** The app's own screens. Each has a button that leads on. */
export const ownScreens = {
  // the portal retries when the connection is back; while the service is down, only the button retries
  networkError: {
    ...deadEnd('NetworkError', { 'retry.chosen': 'starting', 'line.restored': 'starting' }),
    invoke: [openingCase('NetworkError'), { id: 'watchOnline', src: 'watchOnline' }],
  },
  // after a sign-out nobody can ask which brands are available: the next sign-in tells (GUARD-014)
  maintenanceMode: deadEnd('MaintenanceMode', { 'retry.chosen': { target: 'arriving', actions: 'forgetProviders' } }),
  chunkLoadError: deadEnd('ChunkLoadError', { 'retry.chosen': 'fetching' }),
  // "sign out and continue" sends `signOut.chosen`, then the link is opened (OPEN-035)
  otherProfile: { id: 'OtherProfile', on: { 'link.declined': { target: 'arriving', actions: 'goOn' } } },
} as const;
