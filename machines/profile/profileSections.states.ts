import type { Section } from './profile.fields.ts';
import * as rules from './profile.rules.ts';
import type { ProfileContext } from './profile.types.ts';

type At = { context: ProfileContext };

/** While the lender is told of a change no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

const REREADING = '#CustomerProfile.opened.rereading';
const VIEWING = '#CustomerProfile.opened.viewing';

/** What may happen to an open form but being sent. A change that may stand in spite of its failure is looked for before it is said to be dropped. */
const dropping = {
  'form.cancelled': [
    { guard: 'mayBeSaved', target: REREADING, actions: ['closeSection', 'forgetDraft'] },
    { target: VIEWING, actions: ['closeSection', 'forgetDraft'] },
  ],
} as const;
const keepingDraft = { id: 'keepDraft', src: 'keepDraft' } as const;
const typing = <Name extends Section>(section: Name) => ['keepTyped', { type: 'tellDraft', params: { section } }] as const;
const sending = <Name extends Section>(section: Name) =>
  [
    { guard: { type: 'formIsRight', params: { section } }, target: 'saving', actions: { type: 'keepSent', params: { section } } },
    { actions: { type: 'keepSent', params: { section } } },
  ] as const;

/** The lender is told; the same change may be told twice, it is one and the same. */
const saving = <Name extends Section>(section: Name) =>
  ({
    tags: 'busy',
    on: stay,
    invoke: {
      id: 'saveCustomer',
      src: 'saveCustomer',
      input: ({ context }: At) => rules.changeAsk(context, section),
      onDone: { target: REREADING, actions: ['closeSection', { type: 'keepSaved', params: { section } }, 'forgetDraft'] },
      onError: { target: 'filling', actions: 'keepFailure' },
    },
  }) as const;

/** A section of one form: e-mail, phone, how to be written to. */
const plain = <Name extends Section>(section: Name) =>
  ({
    initial: 'filling',
    invoke: keepingDraft,
    states: {
      filling: { on: { ...dropping, 'form.typed': { actions: typing(section) }, 'form.submitted': sending(section) } },
      saving: saving(section),
    },
  }) as const;

const asHeard = <Event>({ event }: { event: Event }) => event;

/** Home and mailing address, completed while they are typed. Spec: ENT-003, ROUTE-117. */
const addresses = {
  initial: 'preparing',
  invoke: keepingDraft,
  states: {
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'getStates',
        src: 'getStates',
        input: {},
        onDone: { target: 'filling', actions: 'keepStates' },
        onError: 'filling', // two letters can be typed
      },
    },
    filling: {
      invoke: { id: 'addressSearch', src: 'addressSearch', onSnapshot: { actions: { type: 'keepSearch', params: asHeard } } },
      on: {
        ...dropping,
        'form.typed': { actions: typing('addresses') },
        'form.submitted': sending('addresses'),
        'search.*': { actions: 'tellSearch' },
      },
    },
    saving: saving('addresses'),
  },
} as const;

/** A bank account: the routing number names the bank, the account number stays in its cell. Spec: CALL-024, CALL-025, OPEN-021. */
const bank = {
  initial: 'filling',
  invoke: keepingDraft,
  states: {
    filling: {
      initial: 'waiting',
      on: {
        ...dropping,
        'form.typed': [
          { guard: 'namesAnotherBank', target: '.lookingUp', actions: [...typing('bank'), 'forgetBank'] },
          { guard: 'changesRouting', target: '.waiting', actions: [...typing('bank'), 'forgetBank'] },
          { actions: typing('bank') },
        ],
        'form.submitted': sending('bank'),
      },
      states: {
        waiting: {},
        lookingUp: {
          invoke: {
            id: 'lookUpBank',
            src: 'lookUpBank',
            input: ({ context }: At) => rules.routingAsk(context),
            onDone: { target: 'named', actions: 'keepBank' },
            onError: { target: 'unnamed', actions: 'keepBankFailure' },
          },
        },
        named: {},
        unnamed: {}, // the name can be typed
      },
    },
    saving: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'saveBank',
        src: 'saveBank',
        input: ({ context }: At) => rules.bankAsk(context),
        onDone: { target: REREADING, actions: ['closeSection', { type: 'keepSaved', params: { section: 'bank' } }, 'forgetDraft'] },
        onError: [
          { guard: 'isNoAccountNumber', target: 'filling', actions: 'keepNoAccountNumber' },
          { target: 'filling', actions: 'keepFailure' },
        ],
      },
    },
  },
} as const;

/** The sections that open for editing, one at a time. */
export const sections = { email: plain('email'), phone: plain('phone'), addresses, preferences: plain('preferences'), bank } as const;

const opening = <Name extends Section>(section: Name) =>
  ({
    guard: { type: 'opens', params: { section } },
    target: section,
    actions: { type: 'beginSection', params: { section } },
  }) as const;
/** "Change" opens its section. */
export const openings = [opening('email'), opening('phone'), opening('addresses'), opening('preferences'), opening('bank')] as const;

const resuming = <Name extends Section>(section: Name) =>
  ({
    guard: { type: 'resumes', params: { section } },
    target: `opened.${section}`,
    actions: { type: 'resumeSection', params: { section } },
  }) as const;
/** A reload comes back to what was being typed. Spec: STORE-001. */
export const resumptions = [
  resuming('email'),
  resuming('phone'),
  resuming('addresses'),
  resuming('preferences'),
  resuming('bank'),
] as const;
