import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { unavailableMachine } from '../../unavailable/unavailable.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { ann } from '../people/people.ts';

const failed = (kind: Failure['kind'], call: string, status = 0) => ({ fails: new ApiError({ kind, call, status }) });

/** Everything that can happen on FeatureUnavailable. */
export const unavailableWalk = once(() =>
  explore(unavailableMachine, {
    starts: { 'Ann opens what TitleMax does not offer': { person: ann, params: { brand: 'TitleMax' } } },
    events: {
      'types a letter of an email': { type: 'form.typed', values: { contact: 'a' } },
      'chooses Nevada': { type: 'form.typed', values: { state: 'NV' } },
      'submits her email and Nevada': { type: 'form.submitted', form: { contact: 'ann@example.com', state: 'NV' } },
      'submits an empty form': { type: 'form.submitted', form: { contact: ' ', state: '' } },
      'submits a malformed email': { type: 'form.submitted', form: { contact: 'ann@', state: 'NV' } },
      'submits her phone without a state': { type: 'form.submitted', form: { contact: '(512) 555-0101', state: '' } },
      'goes to her accounts': { type: 'flow.left' },
    },
    answers: {
      keepDraft: {},
      openCase: {
        'a number to call': { done: { caseId: 'K7F-3QX', lines: [{ of: 'NLS', phone: '(512) 555-0142', hours: '' }] } },
        'no answer': { fails: new Error('404') },
      },
      readDraft: { nothing: { done: null }, 'what was typed': { done: { contact: 'ann@', state: 'NV' } } },
      getStates: {
        'the states': {
          done: {
            states: [
              { label: 'Nevada', value: 'NV' },
              { label: 'Texas', value: 'TX' },
            ],
          },
        },
        'no network': failed('offline', 'GET /states'),
      },
      requestNotice: {
        'it is accepted': { done: {} },
        'there were too many': failed('limited', 'POST /notificationinfo', 429),
        'no network': failed('offline', 'POST /notificationinfo'),
      },
    },
    sees: ({ context: { form, problems, states, help, failure } }) => [
      form.contact,
      form.state,
      problems,
      states !== null,
      help !== null,
      failure?.kind,
    ],
    outcomes: ['left'],
    // the number to call loads while the customer can already use the screen
    background: ['openCase', 'keepDraft'],
  }),
);
