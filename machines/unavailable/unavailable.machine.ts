/**
 * A feature that this brand does not offer, or this customer does not have: whom to call, the way back, and a form for customers who want one
 * message when it is offered in their state. The lender sends one message for each contact and state, so a lost response can be sent again.
 * Spec: portal §2 "FeatureUnavailable" (ROUTE-053); CALL-031.
 */
import { assign, sendTo, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { openCase } from '../../services/actors/help.ts';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as rules from './unavailable.rules.ts';
import type { NoticeForm, UnavailableContext, UnavailableEvent, UnavailableInput } from './unavailable.rules.ts';
import { unavailableWords } from './unavailable.words.ts';

const draft = flowDraft('unavailable', rules.Draft);

const formOf = { params: ({ event }: { event: { form: NoticeForm } }) => event.form } as const;

export const unavailableMachine = setup({
  types: {} as {
    input: UnavailableInput;
    context: UnavailableContext;
    events: UnavailableEvent;
    output: { kind: 'left' };
    tags: 'busy';
  },
  actors: {
    openCase,
    readDraft: draft.read,
    keepDraft: draft.keep,
    getStates: cachedCall('GET /states'),
    requestNotice: call('POST /notificationinfo'),
  },
  guards: { formIsRight: (_, form: NoticeForm) => rules.problemsOf(form).length === 0 },
  actions: {
    keepForm: assign({ form: ({ context }, values: Partial<NoticeForm>) => ({ ...context.form, ...values }) }),
    keepProblems: assign({ problems: (_, form: NoticeForm) => rules.problemsOf(form), failure: null }),
    updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: context.form })),
    forgetDraft: sendTo('keepDraft', { type: 'draft.changed', draft: rules.NO_FORM }),
  },
}).createMachine({
  id: 'unavailable',
  meta: unavailableWords,
  context: ({ input }) => rules.atStart(input),
  output: { kind: 'left' },
  invoke: [
    {
      id: 'openCase',
      src: 'openCase',
      input: ({ context: { brand } }) => ({ screen: 'FeatureUnavailable', brand, because: '' }),
      onDone: { actions: assign({ help: ({ event }) => event.output }) },
      onError: {},
    },
    { id: 'keepDraft', src: 'keepDraft' },
  ],
  on: { 'flow.left': '.closed' },
  initial: 'unavailable',
  states: {
    unavailable: {
      id: 'FeatureUnavailable',
      route: {},
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            onDone: { target: 'preparing', actions: assign(({ context, event }) => rules.fromDraft(context, event.output)) },
          },
        },
        preparing: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'getStates',
            src: 'getStates',
            input: {},
            onDone: { target: 'filling', actions: assign({ states: ({ event }) => event.output.states }) },
            onError: 'filling', // two letters can be typed
          },
        },
        filling: {
          on: {
            'form.typed': { actions: [{ type: 'keepForm', params: ({ event }) => event.values }, 'updateDraft'] },
            'form.submitted': [
              {
                guard: { type: 'formIsRight', ...formOf },
                target: 'sending',
                actions: [{ type: 'keepForm', ...formOf }, 'updateDraft', { type: 'keepProblems', ...formOf }],
              },
              { actions: [{ type: 'keepForm', ...formOf }, 'updateDraft', { type: 'keepProblems', ...formOf }] },
            ],
          },
        },
        sending: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'requestNotice',
            src: 'requestNotice',
            input: ({ context }) => rules.noticeAsk(context),
            onDone: { target: 'requested', actions: 'forgetDraft' },
            onError: { target: 'filling', actions: assign({ failure: ({ event }) => failureIn(event) }) },
          },
        },
        requested: {},
      },
    },
    closed: { type: 'final' },
  },
});
