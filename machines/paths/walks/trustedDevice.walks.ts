import { trustedDeviceMachine } from '../../trustedDevice/trustedDevice.machine.ts';
import { codesFor, type Codes } from '../../verifyCode/codes.rules.ts';
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

/** Everything that can happen on a new device. */
export const trustedDeviceWalk = once(() =>
  explore(trustedDeviceMachine, {
    starts: { 'Tess signs in on a new device': { person: tess, settings } },
    events: {
      'goes on': { type: 'warning.confirmed' },
      'wants another method': { type: 'method.changeChosen' },
      'confirms the email address': { type: 'email.confirmed' },
      'tries again': { type: 'retry.chosen' },
      cancels: { type: 'flow.left' },
    },
    answers: {
      checkDevice: {
        'two methods': { done: { trusted: false, methods: ways } },
        'no method': { done: { trusted: false, methods: [] } },
        'trusted already': { done: { trusted: true, methods: ways } },
        'no network': failed('offline'),
      },
      verifyCode: {
        'a code is on its way by email': { shows: { context: { codes: byEmail } } },
        'a code is on its way by text': { shows: { context: { codes: byText } } },
        'a code was wrong': { shows: { context: { codes: codesSent(ways[0], 1) } } },
        'the device is trusted': { done: { kind: 'confirmed', codes: byEmail, person: trustedTess } },
        'the device is still not trusted': { done: { kind: 'confirmed', codes: byEmail, person: tess } },
        'the email did not arrive': { done: { kind: 'missed', codes: byEmail, person: null } },
        'too many wrong codes': { done: { kind: 'refused', codes: byEmail, person: null } },
        cancels: { done: { kind: 'left', codes: byEmail, person: null } },
      },
      readPerson: { trusted: { done: trustedTess }, 'as before': { done: tess }, 'no network': failed('offline') },
    },
    sees: ({ context: { codes, failure } }) => [codes.ways.length, codes.sent?.method, codes.wrong, failure?.kind],
    background: ['verifyCode'],
    outcomes: ['trusted', 'refused'],
  }),
);
