import type { Help } from '../../services/contract/help.ts';
import type { AppContext, AppScreen } from './app.types.ts';
import { brandOf } from '../kit/places.ts';

/** Where a verdict of the guards leads. The last way is that of a flow: it is downloaded first. */
export const deciding = {
  always: [
    { guard: { type: 'leadsTo', params: { place: 'leaving' } }, target: 'leaving' },
    { guard: { type: 'leadsTo', params: { place: 'signIn' } }, target: 'signIn' },
    { guard: { type: 'leadsTo', params: { place: 'maintenanceMode' } }, target: 'maintenanceMode' },
    { guard: { type: 'leadsTo', params: { place: 'networkError' } }, target: 'networkError' },
    { guard: { type: 'leadsTo', params: { place: 'otherProfile' } }, target: 'otherProfile' },
    { guard: { type: 'leadsTo', params: { place: 'featureUnavailable' } }, target: 'featureUnavailable' },
    { target: 'fetching' },
  ],
} as const;

type At = { context: AppContext };

/** A screen that leads nowhere else: whom to call, and the number to tell then. Without them it is as it was. Spec: CONST-045, OPEN-036. */
const deadEnd = <const Screen extends AppScreen, const On>(screen: Screen, on: On) =>
  ({ id: screen, entry: 'forgetHelp', invoke: openingCase(screen), on }) as const;

const openingCase = <const Screen extends AppScreen>(screen: Screen) =>
  ({
    id: 'openCase',
    src: 'openCase',
    input: ({ context: { brand, target, failure } }: At) => ({ screen, brand: brandOf(target) ?? brand, because: failure?.caseId ?? '' }),
    onDone: { actions: { type: 'keepHelp', params: ({ event }: { event: { output: Help } }) => ({ help: event.output }) } },
    onError: {},
  }) as const;

/** The app's own screens: nothing else can be shown then. Each has a way on. */
export const ownScreens = {
  // a connection that is back is tried by itself; a service that is down waits for the press
  networkError: {
    ...deadEnd('NetworkError', { 'retry.chosen': 'starting', 'line.restored': 'starting' }),
    invoke: [openingCase('NetworkError'), { id: 'watchOnline', src: 'watchOnline' }],
  },
  maintenanceMode: deadEnd('MaintenanceMode', { 'retry.chosen': 'arriving' }),
  featureUnavailable: deadEnd('FeatureUnavailable', { 'home.chosen': { target: 'arriving', actions: 'goOn' } }),
  chunkLoadError: deadEnd('ChunkLoadError', { 'retry.chosen': 'fetching' }),
  // sign out and continue is `signOut.chosen`: the link is what comes next (OPEN-035)
  otherProfile: { id: 'OtherProfile', on: { 'link.declined': { target: 'arriving', actions: 'goOn' } } },
} as const;
