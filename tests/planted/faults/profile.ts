import { inChart, ofTime, type Fault } from '../fault.ts';

const profile = inChart('profile');
const addressSearch = inChart('addressSearch', 'profile');
const devices = inChart('devices', 'profile');
const military = inChart('military', 'profile');

export const profileFaults: readonly Fault[] = [
  profile(
    'the phone is changed by the flag of the e-mail',
    'profile/profileSections.rules.ts',
    "'phone' ? canEditPhone",
    "'phone' ? canEditEmail",
  ),
  profile(
    'a change that may be saved is dropped without a check',
    'profile/profileSections.states.ts',
    "{ guard: 'mayBeSaved', target: REREADING, actions: ['closeSection', 'forgetDraft'] },",
    '',
  ),
  profile(
    'an invalid form is sent',
    'profile/profileSections.states.ts',
    "guard: { type: 'formIsRight', params: ({ event: form }) => ({ section, form }) },",
    '',
  ),
  profile(
    'a refusal of the lender shows no reason',
    'profile/profileSections.states.ts',
    "onError: { target: 'filling', actions: 'keepNotSaved' },",
    "onError: 'filling',",
  ),
  profile(
    'a lost answer is forgotten after another try',
    'profile/profileSections.rules.ts',
    'mayBeSaved: mayBeSaved || failure.kind',
    'mayBeSaved: failure.kind',
  ),
  profile(
    'a saved bank shows no confirmation',
    'profile/profileSections.states.ts',
    "actions: ['closeSection', { type: 'keepSaved', params: { section: 'bank' } }, 'forgetDraft']",
    "actions: ['closeSection', 'forgetDraft']",
  ),
  profile('the sign-in is changed although the lender forbids it', 'profile/profile.machine.ts', "guard: 'mayChangeLogin',", ''),
  profile(
    'a customer without an account has no device list',
    'profile/profile.machine.ts',
    'without: { invoke: myDevices, on',
    'without: { on',
  ),
  profile('a paper leads back to the accounts', 'profile/agreements.rules.ts', "search: { of: 'profile' }", 'search: {}'),
  profile(
    'a customer without an account is loaded',
    'profile/profile.machine.ts',
    "guard: { type: 'hasLoan', params: ({ event }) => event.output },",
    '',
  ),

  profile(
    'the opt-in disclosures are read without their flag',
    'profile/profile.machine.ts',
    "guard: { type: 'mayRead', params: ({ event }) => event.paper },",
    '',
  ),
  profile(
    'the terms that failed to load are awaited forever',
    'profile/profile.machine.ts',
    'onError: { actions: assign({ termsFailed: true }) },',
    'onError: {},',
  ),

  addressSearch('the first letter starts a search', 'addressSearch/addressSearch.rules.ts', 'SHORTEST = 3', 'SHORTEST = 1'),
  addressSearch(
    'any place can be chosen',
    'addressSearch/addressSearch.machine.ts',
    "guard: { type: 'isOffered', params: ({ event }) => event.placeId },",
    '',
  ),
  addressSearch(
    'a closed list is still offered',
    'addressSearch/addressSearch.machine.ts',
    "'search.closed': { target: '.closed', actions: 'forgetPredictions' }",
    "'search.closed': { target: '.closed' }",
  ),
  ofTime('addressSearch')('every letter starts a request', 'addressSearch/addressSearch.machine.ts', 'typingPause: 250', 'typingPause: 0'),

  military(
    'a failed save counts as saved',
    'profile/military.machine.ts',
    "onError: { target: 'choosing', actions: 'keepFailure' },",
    "onError: 'viewing',",
  ),
  military(
    'a statement that the lender may have is dropped without a check',
    'profile/military.machine.ts',
    "{ guard: 'saveFailed', target: 'loading', actions: 'forgetFailure' },",
    '',
  ),

  devices('a device is forgotten without a confirmation', 'profile/devices.machine.ts', "target: 'confirming',", "target: 'forgetting',"),
  devices(
    'any device can be forgotten',
    'profile/devices.machine.ts',
    "guard: { type: 'mayForget', params: ({ event }) => event.id },",
    '',
  ),
  devices(
    'a profile is locked without a question',
    'profile/devices.machine.ts',
    "target: 'warning',\n          actions",
    "target: 'locking',\n          actions",
  ),
  devices(
    'this device can be called somebody else’s',
    'profile/devices.machine.ts',
    "guard: { type: 'isForeign', params: ({ event }) => event.id },",
    '',
  ),
  devices(
    'a lock whose answer was lost counts as done',
    'profile/devices.machine.ts',
    "onError: { target: 'warning', actions: 'keepFailure' },",
    "onError: 'locked',",
  ),
  devices(
    'a no leaves the device chosen',
    'profile/devices.machine.ts',
    "'device.forgetDeclined': { target: 'viewing', actions: 'forgetChoice' }",
    "'device.forgetDeclined': { target: 'viewing' }",
  ),
];
