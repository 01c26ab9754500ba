import { inChart, type Fault } from '../fault.ts';

const consent = inChart('consent');

export const consentFaults: readonly Fault[] = [
  consent(
    'consent without the box',
    'consent/consent.machine.ts',
    "guard: { type: 'boxIsChecked', params: ({ event }) => event }, target: 'dating'",
    "target: 'dating'",
  ),
  consent(
    'declining counts as consent',
    'consent/consent.machine.ts',
    "target: '#consent.closed', actions: assign({ outcome: 'declined' })",
    "target: '#consent.closed', actions: 'keepConsent'",
  ),
  consent(
    'changed terms are agreed to unread',
    'consent/consent.machine.ts',
    "{ guard: 'areOutdated', target: 'loading', actions: assign({ haveChanged: true }) },",
    '',
  ),
  consent(
    'terms are shown again after consent in another tab',
    'consent/consent.machine.ts',
    "guard: { type: 'areAgreed', params: ({ event }) => event.output },",
    'guard: () => false,',
  ),
];
