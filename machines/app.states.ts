/** Where a verdict of the guards leads. The last way is that of a flow: it is downloaded first. */
export const deciding = {
  always: [
    { guard: { type: 'leadsTo', params: { place: 'leaving' } }, target: 'leaving' },
    { guard: { type: 'leadsTo', params: { place: 'unlocking' } }, target: 'unlocking' },
    { guard: { type: 'leadsTo', params: { place: 'signIn' } }, target: 'signIn' },
    { guard: { type: 'leadsTo', params: { place: 'maintenanceMode' } }, target: 'maintenanceMode' },
    { guard: { type: 'leadsTo', params: { place: 'networkError' } }, target: 'networkError' },
    { guard: { type: 'leadsTo', params: { place: 'otherProfile' } }, target: 'otherProfile' },
    { guard: { type: 'leadsTo', params: { place: 'featureUnavailable' } }, target: 'featureUnavailable' },
    { target: 'fetching' },
  ],
} as const;

/** The app's own screens: nothing else can be shown then. Each has a way on. */
export const ownScreens = {
  networkError: { id: 'NetworkError', on: { 'retry.chosen': 'starting' } },
  maintenanceMode: { id: 'MaintenanceMode', on: { 'retry.chosen': 'arriving' } },
  featureUnavailable: { id: 'FeatureUnavailable', on: { 'home.chosen': { target: 'arriving', actions: 'goOn' } } },
  chunkLoadError: { id: 'ChunkLoadError', on: { 'retry.chosen': 'fetching' } },
  // sign out and continue is `signOut.chosen`: the link is what comes next (OPEN-035)
  otherProfile: { id: 'OtherProfile', on: { 'link.declined': { target: 'arriving', actions: 'goOn' } } },
} as const;
