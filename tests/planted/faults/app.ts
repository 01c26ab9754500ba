import { inChart, ofTime, type Fault } from '../fault.ts';

const app = inChart('app');
const appStart = inChart('appStart');

export const appFaults: readonly Fault[] = [
  app(
    'a guest who has paid stays signed in',
    'app/flows.states.ts',
    "{ guard: 'isGuest', target: 'leaving', actions: 'keepGuestLeft' },",
    '',
  ),
  app(
    'an address leads away while money moves',
    'app/flows.states.ts',
    "'address.requested': [{ guard: 'flowMayLeave', actions: [setNext, askToLeave] }, {}],",
    '',
  ),
  app(
    'the customer is remembered after the session',
    'app/app.machine.ts',
    "{ target: '.signIn', actions: [{ type: 'forgetPerson', params: ({ event }) => event.reason }, 'closeMenu', 'stopIdleTimer'] }",
    "{ target: '.signIn', actions: ['closeMenu', 'stopIdleTimer'] }",
  ),
  app(
    'the app ignores a sign-out',
    'app/app.machine.ts',
    "'signOut.chosen': { guard: 'isSignedIn', target: '.leaving', actions: keepReason }",
    "'signOut.chosen': { guard: 'isSignedIn', actions: keepReason }",
  ),
  ofTime('app')(
    'a missing file is waited for twenty minutes',
    'app/app.setup.ts',
    'chunkLoadTimeoutSeconds * 1000',
    'chunkLoadTimeoutSeconds * 10_000',
  ),

  // the detours: what stands before a screen (decision 020)
  app(
    'whose device is not trusted stays in',
    'app/app.outcomes.ts',
    "endReason: 'trustedDeviceFailure', target: context.next ?? context.target, next: null, after: 'leaving' }",
    "endReason: 'trustedDeviceFailure', target: context.next ?? context.target, next: null }",
  ),
  app(
    'a trusted device is not noticed',
    'app/app.outcomes.ts',
    "return { ...withPerson(outcome.person), target: context.next ?? LOGIN, next: null, after: 'resuming' };",
    "return { target: context.next ?? LOGIN, next: null, after: 'resuming' };",
  ),
  app(
    'after a sign-in no payment under way is looked for',
    'app/flows.states.ts',
    "{ guard: 'hasSignedIn', target: 'resuming', actions: ['startSession', 'settle'] },",
    "{ guard: 'hasSignedIn', target: 'arriving', actions: ['startSession', 'settle'] },",
  ),
  app(
    'who does not agree to the terms stays in',
    'app/app.outcomes.ts',
    "loginNotice: { kind: 'termsDeclined' }, next: null, after: 'leaving' }",
    "loginNotice: { kind: 'termsDeclined' }, next: null }",
  ),
  app(
    'after the terms she is not where she wanted to be',
    'app/app.outcomes.ts',
    '...withPerson(outcome.person), ...to(context.next ?? wayOn(context)) }',
    '...withPerson(outcome.person), ...to(wayOn(context)) }',
  ),
  app(
    'what stands before a screen is a place to go to',
    'app/appSession.rules.ts',
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
