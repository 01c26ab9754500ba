import { trustedDeviceMachine } from '../../trustedDevice/trustedDevice.machine.ts';
import { codesFor } from '../../verifyCode/codes.rules.ts';
import type { Codes } from '../../verifyCode/codes.rules.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { settings, tess } from '../people/people.ts';
import { once } from '../once.ts';

const ways = [
  { method: 'email', destination: 't•••@example.com' },
  { method: 'text', destination: '(•••) •••-0115' },
] as const;
const codesSent = (way: (typeof ways)[number], wrong = 0): Codes => ({ ...codesFor(ways), sent: way, count: 1, wrong });
const byEmail = codesSent(ways[0]);
const byText = codesSent(ways[1]);
const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: '' }) });

const trustedTess = { ...tess, trusted: true };

/** Everything that can happen on a device that is not known. */
export const trustedDeviceWalk = once(() =>
  explore(trustedDeviceMachine, {
    starts: { 'Tess signs in on a new device': { person: tess, settings } },
    events: {
      'goes on': { type: 'warning.confirmed' },
      'wants it another way': { type: 'method.changeChosen' },
      'knows the e-mail': { type: 'email.confirmed' },
      'tries again': { type: 'retry.chosen' },
      'gives up': { type: 'flow.left' },
    },
    answers: {
      checkDevice: {
        'two ways': { done: { trusted: false, methods: ways } },
        'no way': { done: { trusted: false, methods: [] } },
        'trusted already': { done: { trusted: true, methods: ways } },
        'no network': failed('offline'),
      },
      verifyCode: {
        'a code is on its way by e-mail': { shows: { context: { codes: byEmail } } },
        'a code is on its way by text': { shows: { context: { codes: byText } } },
        'a code was wrong': { shows: { context: { codes: codesSent(ways[0], 1) } } },
        'the device is trusted': { done: { kind: 'confirmed', codes: byEmail, person: trustedTess } },
        'the device is as before': { done: { kind: 'confirmed', codes: byEmail, person: tess } },
        'the e-mail does not come': { done: { kind: 'missed', codes: byEmail, person: null } },
        'no right code was entered': { done: { kind: 'refused', codes: byEmail, person: null } },
        'gives up': { done: { kind: 'left', codes: byEmail, person: null } },
      },
      readPerson: { trusted: { done: trustedTess }, 'as before': { done: tess }, 'no network': failed('offline') },
    },
    sees: ({ context: { codes, failure } }) => [codes.ways.length, codes.sent?.method, codes.wrong, failure?.kind],
    background: ['verifyCode'],
    outcomes: ['trusted', 'refused'],
  }),
);
