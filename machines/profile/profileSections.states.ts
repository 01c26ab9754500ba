import { assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import { SECTIONS, type Section } from './profile.fields.ts';
import { profileSetup } from './profile.setup.ts';
import * as bankRules from './profileBank.rules.ts';
import * as rules from './profileSections.rules.ts';

/** While a change is saved no address leads elsewhere. */
const REREADING = '#CustomerProfile.opened.rereading';
const VIEWING = '#CustomerProfile.opened.viewing';

const keepingDraft = { id: 'keepDraft', src: 'keepDraft' } as const;

/** The form of a section. After a lost answer the record is read again before a change counts as dropped. */
const filling = (section: Section) =>
  profileSetup.createStateConfig({
    on: {
      'form.cancelled': [
        { guard: 'mayBeSaved', target: REREADING, actions: ['closeSection', 'forgetDraft'] },
        { target: VIEWING, actions: ['closeSection', 'forgetDraft'] },
      ],
      'form.typed': {
        actions: [
          { type: 'keepTyped', params: ({ event }) => event.values },
          { type: 'updateDraft', params: { section } },
        ],
      },
      'form.submitted': [
        {
          guard: { type: 'formIsRight', params: ({ event: form }) => ({ section, form }) },
          target: 'saving',
          actions: { type: 'keepSent', params: ({ event: form }) => ({ section, form }) },
        },
        { actions: { type: 'keepSent', params: ({ event: form }) => ({ section, form }) } },
      ],
    },
  });

/** The same change can be saved twice: the result is the same. */
const saving = (section: Section) =>
  profileSetup.createStateConfig({
    tags: 'busy',
    on: stay,
    invoke: {
      id: 'saveCustomer',
      src: 'saveCustomer',
      input: ({ context }) => rules.changeAsk(context, section),
      onDone: { target: REREADING, actions: ['closeSection', { type: 'keepSaved', params: { section } }, 'forgetDraft'] },
      onError: { target: 'filling', actions: 'keepNotSaved' },
    },
  });

/** A section of one form: e-mail, phone, how to be contacted. */
const plain = (section: Section) =>
  profileSetup.createStateConfig({
    initial: 'filling',
    invoke: keepingDraft,
    states: { filling: filling(section), saving: saving(section) },
  });

/** Home and mailing address, completed while they are typed. Spec: ENT-003, ROUTE-117. */
const addresses = profileSetup.createStateConfig({
  initial: 'preparing',
  invoke: keepingDraft,
  states: {
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'getStates',
        src: 'getStates',
        input: {},
        onDone: { target: 'filling', actions: assign({ states: ({ event }) => event.output.states }) },
        onError: 'filling', // two letters can be typed
      },
    },
    filling: {
      invoke: {
        id: 'addressSearch',
        src: 'addressSearch',
        onSnapshot: { actions: { type: 'keepSearch', params: ({ event }) => event.snapshot } },
      },
      on: { ...filling('addresses').on, 'search.*': { actions: 'tellSearch' } },
    },
    saving: saving('addresses'),
  },
});

const typingBank = filling('bank').on['form.typed'].actions;

/** A bank account: the routing number names the bank, the account number stays in its cell. Spec: CALL-024, CALL-025, OPEN-021. */
const bank = profileSetup.createStateConfig({
  initial: 'filling',
  invoke: keepingDraft,
  states: {
    filling: {
      initial: 'waiting',
      on: {
        ...filling('bank').on,
        'form.typed': [
          {
            guard: { type: 'namesAnotherBank', params: ({ event }) => event.values },
            target: '.lookingUp',
            actions: [...typingBank, 'forgetBank'],
          },
          {
            guard: { type: 'changesRouting', params: ({ event }) => event.values },
            target: '.waiting',
            actions: [...typingBank, 'forgetBank'],
          },
          { actions: typingBank },
        ],
      },
      states: {
        waiting: {},
        lookingUp: {
          invoke: {
            id: 'lookUpBank',
            src: 'lookUpBank',
            input: ({ context }) => bankRules.routingAsk(context),
            onDone: { target: 'named', actions: assign(({ context, event }) => bankRules.bankNamed(context, event.output)) },
            onError: { target: 'unnamed', actions: assign({ bankFailure: ({ event }) => failureIn(event) }) },
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
        input: ({ context }) => bankRules.bankAsk(context),
        onDone: { target: REREADING, actions: ['closeSection', { type: 'keepSaved', params: { section: 'bank' } }, 'forgetDraft'] },
        onError: [
          { guard: 'isNoAccountNumber', target: 'filling', actions: assign({ problems: { accountNumber: 'invalid' } }) },
          { target: 'filling', actions: 'keepNotSaved' },
        ],
      },
    },
  },
});

/** The sections that open for editing, one at a time. */
export const sections = { email: plain('email'), phone: plain('phone'), addresses, preferences: plain('preferences'), bank };

/** "Change" opens its section. */
export const openings = SECTIONS.map(
  (section) =>
    ({ guard: { type: 'opens', params: { section } }, target: section, actions: { type: 'beginSection', params: { section } } }) as const,
);

/** After a reload the section of the draft opens again. Spec: STORE-001. */
export const resumptions = SECTIONS.map(
  (section) =>
    ({
      guard: { type: 'resumes', params: { section } },
      target: `opened.${section}`,
      actions: { type: 'resumeSection', params: { section } },
    }) as const,
);
