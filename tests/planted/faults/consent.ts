import { inChart, type Fault } from '../fault.ts';

const consent = inChart('consent');

export const consentFaults: readonly Fault[] = [
  consent('consent without the box', 'consent/consent.machine.ts', "guard: 'boxIsTicked', target: 'dating'", "target: 'dating'"),
  consent(
    'a refusal counts as consent',
    'consent/consent.machine.ts',
    "target: '#consent.closed', actions: 'keepRefusal'",
    "target: '#consent.closed', actions: 'keepConsent'",
  ),
  consent(
    'terms that have changed are agreed to unread',
    'consent/consent.machine.ts',
    "{ guard: 'areOutdated', target: 'asking', actions: 'tellChanged' },",
    '',
  ),
  consent(
    'terms that were agreed to elsewhere are asked about again',
    'consent/consent.machine.ts',
    "{ guard: 'areAgreed', target: '#consent.closed', actions: 'keepConsent' },",
    '',
  ),
];
