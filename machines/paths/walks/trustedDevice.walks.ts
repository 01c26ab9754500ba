import { trustedDeviceMachine } from '../../trustedDevice/trustedDevice.machine.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { settings, tess } from '../people/people.ts';
import { once } from '../once.ts';

const ways = [
  { method: 'email' as const, destination: 't•••@example.com' },
  { method: 'text' as const, destination: '(•••) •••-0115' },
];
const sent = (way = ways[0]) => ({ done: { ...way, expiresInSeconds: 600, methods: ways } });
/** A no of the service. */
export const refused = (code: string, status = 400) => ({
  fails: new ApiError({ kind: 'refused', status, code, texts: ['No.'], call: '' }),
});
const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: '' }) });

/** Everything that can happen on a device that is not known. */
export const trustedDeviceWalk = once(() =>
  explore(trustedDeviceMachine, {
    starts: { 'Tess signs in on a new device': { person: tess, settings } },
    events: {
      'goes on': { type: 'warning.confirmed' },
      'wants the code by e-mail': { type: 'method.chosen', method: 'email' },
      'wants the code by text': { type: 'method.chosen', method: 'text' },
      'chooses no way': { type: 'method.chosen', method: null },
      'enters a code': { type: 'code.submitted', code: '123 456' },
      'enters no code': { type: 'code.submitted', code: '' },
      'wants another code': { type: 'code.resendChosen' },
      'wants it another way': { type: 'method.changeChosen' },
      'does not get the e-mail': { type: 'email.questioned' },
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
      sendCode: {
        'by e-mail': sent(),
        'by text': sent(ways[1]),
        'too many': refused('LimitExceededException', 429),
        'not for her': refused('AccessDeniedException', 403),
      },
      resendCode: {
        'another one': sent(),
        'too many': refused('LimitExceededException', 429),
        'not for her': refused('AccessDeniedException', 403),
      },
      confirmCode: {
        right: { done: {} },
        wrong: refused('CodeMismatchException'),
        expired: refused('ExpiredCodeException'),
        'too many': refused('LimitExceededException', 429),
        'no usable answer': failed('unknown', 500),
      },
      readPerson: { trusted: { done: { ...tess, trusted: true } }, 'as before': { done: tess }, 'no network': failed('offline') },
    },
    sees: ({ context: { codes, wrongCodes, failure } }) => [
      codes.ways.length,
      codes.sent?.method,
      codes.count > 1,
      codes.mayResend,
      codes.methodMissing,
      codes.problem,
      codes.failure?.kind,
      wrongCodes,
      failure?.kind,
    ],
    outcomes: ['trusted', 'refused'],
  }),
);
