import { inChart, ofTime, type Fault } from '../fault.ts';

const app = inChart('app');
const appStart = inChart('appStart');

export const appFaults: readonly Fault[] = [
  app(
    'a guest who has paid stays signed in',
    'app/app.machine.ts',
    "{ guard: 'isGuest', target: 'leaving', actions: 'keepGuestLeft' },",
    '',
  ),
  app(
    'an address leads away while money moves',
    'app/app.machine.ts',
    "'address.asked': [{ guard: 'flowMayLeave', actions: ['keepNext', 'askToLeave'] }, {}],",
    '',
  ),
  app(
    'the customer is remembered after the session',
    'app/app.machine.ts',
    "{ target: '.signIn', actions: ['forgetPerson', 'closeMenu', 'tellClosed'] }",
    "{ target: '.signIn', actions: ['closeMenu', 'tellClosed'] }",
  ),
  app(
    'the sign-out is not heard a second time, nor the first',
    'app/app.machine.ts',
    "'signOut.chosen': { guard: 'isSignedIn', target: '.leaving', actions: 'keepReason' }",
    "'signOut.chosen': { guard: 'isSignedIn', actions: 'keepReason' }",
  ),
  ofTime('app')(
    'a missing file is waited for twenty minutes',
    'app/app.setup.ts',
    'CHUNK_LIMIT_MS = 120_000',
    'CHUNK_LIMIT_MS = 1_200_000',
  ),

  // the detours: what stands before a screen (decision 020)
  app(
    'whose device is not trusted stays in',
    'app/app.running.ts',
    "{ target: 'leaving', actions: 'keepNotTrusted' }",
    "{ target: 'resuming', actions: 'keepNotTrusted' }",
  ),
  app(
    'a trusted device is not noticed',
    'app/app.running.ts',
    "actions: [{ type: 'takeTrusted', params: ({ event }: { event: { output: TrustedDeviceOutcome } }) => event }, 'settle'],",
    "actions: 'settle',",
  ),
  app('who does not agree to the terms stays in', 'app/app.outcomes.ts', "kind === 'declined' || kind === 'gaveUp'", "kind === 'gaveUp'"),
  app(
    'after the terms she is not where she wanted to be',
    'app/app.outcomes.ts',
    "...to(context.next ?? wayOn(context)) };\n    case 'declined'",
    "...to(wayOn(context)) };\n    case 'declined'",
  ),
  app(
    'what stands before a screen is a place to go to',
    'app/app.rules.ts',
    'context.next !== null && !isOnDetour(context)',
    'context.next !== null',
  ),

  appStart(
    'who is signed in is not asked for',
    'app/appStart.machine.ts',
    "{ target: 'known', actions: assign({ person: ({ event }) => event.output }) }",
    "{ target: 'known' }",
  ),
  appStart(
    "the service's limits are not kept",
    'app/appStart.machine.ts',
    "{ target: 'known', actions: assign({ settings: ({ event }) => event.output }) }",
    "{ target: 'known' }",
  ),
];
