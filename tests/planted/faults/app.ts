import { inChart, ofTime, type Fault } from '../fault.ts';

const app = inChart('app');
const closed = inChart('app', 'appClosed');
const appStart = inChart('appStart');

export const appFaults: readonly Fault[] = [
  closed(
    '"Try again" after a sign-out never opens the portal again',
    'app/app.states.ts',
    "{ target: 'arriving', actions: 'forgetProviders' }",
    "'arriving'",
  ),
  app(
    'a guest who has paid stays signed in',
    'app/flows.states.ts',
    "{ guard: 'isGuest', target: 'leaving', actions: 'keepGuestLeft' },",
    '',
  ),
  app(
    'an address leaves a payment in flight',
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
  inChart('app', 'appClosed')(
    'a customer who signs out while the portal is closed is sent to Login',
    'app/appSession.rules.ts',
    "verdict?.kind === 'maintenance' || nobodyServesTheUser(",
    'nobodyServesTheUser(',
  ),
  app(
    'the app ignores a sign-out',
    'app/app.machine.ts',
    "'signOut.chosen': { guard: 'isSignedIn', target: '.leaving', actions: keepReason }",
    "'signOut.chosen': { guard: 'isSignedIn', actions: keepReason }",
  ),
  app(
    'a sign-out from an upload loses the chosen files without a question',
    'app/flows.states.ts',
    "{ guard: 'flowIsBound', actions: ['forgetNext', keepReason, askToLeave] },",
    '',
  ),
  app(
    'a customer who stays at the upload is signed out afterwards',
    'app/app.rules.ts',
    "flow.status === 'active' && !flow.hasTag('asking') ? null : endReason",
    'endReason',
  ),
  ofTime('app')(
    'the app waits twenty minutes for a missing file',
    'app/app.setup.ts',
    'chunkLoadTimeoutSeconds * 1000',
    'chunkLoadTimeoutSeconds * 10_000',
  ),

  // the detours, which come before a screen (decision 020)
  app(
    'a customer whose device is not trusted stays signed in',
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
    'after a sign-in no payment in flight is looked up',
    'app/flows.states.ts',
    "{ guard: 'hasSignedIn', target: 'resuming', actions: ['startSession', 'settle'] },",
    "{ guard: 'hasSignedIn', target: 'arriving', actions: ['startSession', 'settle'] },",
  ),
  app(
    'a customer who does not agree to the terms stays signed in',
    'app/app.outcomes.ts',
    "loginNotice: { kind: 'termsDeclined' }, next: null, after: 'leaving' }",
    "loginNotice: { kind: 'termsDeclined' }, next: null }",
  ),
  app(
    'after the terms the customer does not reach the requested screen',
    'app/app.outcomes.ts',
    '...withPerson(outcome.person), ...to(context.next ?? wayOn(context)) }',
    '...withPerson(outcome.person), ...to(wayOn(context)) }',
  ),
  app('an address can open a detour', 'app/appSession.rules.ts', 'context.next !== null && !isOnDetour(context)', 'context.next !== null'),

  appStart(
    'the signed-in customer is not read at the start',
    'app/appStart.machine.ts',
    "{ target: 'known', actions: assign({ person: ({ event }) => event.output }) }",
    "{ target: 'known' }",
  ),
  appStart(
    "the service's settings are not stored",
    'app/appStart.machine.ts',
    "{ target: 'known', actions: assign({ settings: ({ event }) => event.output }) }",
    "{ target: 'known' }",
  ),
];
