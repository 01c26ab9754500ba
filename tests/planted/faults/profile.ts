import { inChart, ofTime, type Fault } from '../fault.ts';

const profile = inChart('profile');
const addressSearch = inChart('addressSearch', 'profile');
const devices = inChart('devices', 'profile');
const military = inChart('military', 'profile');

export const profileFaults: readonly Fault[] = [
  profile('the phone is changed by the flag of the e-mail', 'profile/profile.rules.ts', "'phone' ? canEditPhone", "'phone' ? canEditEmail"),
  profile(
    'a change that may be saved is dropped unseen',
    'profile/profileSections.states.ts',
    "{ guard: 'mayBeSaved', target: REREADING, actions: ['closeSection', 'forgetDraft'] },",
    '',
  ),
  profile(
    'a wrong form is sent',
    'profile/profileSections.states.ts',
    "{ guard: { type: 'formIsRight', params: { section } }, target: 'saving'",
    "{ target: 'saving'",
  ),
  profile(
    'a refusal of the lender shows no reason',
    'profile/profileSections.states.ts',
    "onError: { target: 'filling', actions: 'keepFailure' },",
    "onError: 'filling',",
  ),
  profile(
    'a bank is saved without saying so',
    'profile/profileSections.states.ts',
    "actions: ['closeSection', { type: 'keepSaved', params: { section: 'bank' } }, 'forgetDraft']",
    "actions: ['closeSection', 'forgetDraft']",
  ),
  profile(
    'the sign-in is changed though the lender keeps it',
    'profile/profile.machine.ts',
    "'login.changeChosen': { guard: 'mayChangeLogin', target",
    "'login.changeChosen': { target",
  ),
  profile(
    'a customer without an account is loaded',
    'profile/profile.machine.ts',
    "guard: { type: 'hasLoan', params: ({ event }) => event.output },",
    '',
  ),

  addressSearch('the first letter starts a search', 'profile/addressSearch.rules.ts', 'SHORTEST = 3', 'SHORTEST = 1'),
  addressSearch(
    'any place can be chosen',
    'profile/addressSearch.machine.ts',
    "guard: { type: 'isOffered', params: ({ event }) => event.placeId },",
    '',
  ),
  addressSearch(
    'a closed list is still offered',
    'profile/addressSearch.machine.ts',
    "'search.closed': { target: '.closed', actions: 'forgetPredictions' }",
    "'search.closed': { target: '.closed' }",
  ),
  ofTime('addressSearch')('every letter starts a request', 'profile/addressSearch.machine.ts', 'typingPause: 250', 'typingPause: 0'),

  military(
    'a failed save counts as saved',
    'profile/military.machine.ts',
    "onError: { target: 'choosing', actions: 'keepFailure' },",
    "onError: 'viewing',",
  ),
  military(
    'a statement that the lender may have is dropped unseen',
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
    'a no leaves the device chosen',
    'profile/devices.machine.ts',
    "'device.forgetDeclined': { target: 'shown', actions: 'forgetChoice' }",
    "'device.forgetDeclined': { target: 'shown' }",
  ),
];
