import { assign, sendTo, setup, spawnChild, type SnapshotFrom } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { lookUpBank, saveBank } from '../../services/actors/bank.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import type { Answer } from '../../services/contract/index.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import { addressSearchMachine } from './addressSearch.machine.ts';
import { addressSearchView } from './addressSearch.view.ts';
import { devicesMachine } from './devices.machine.ts';
import { devicesView } from './devices.view.ts';
import { militaryMachine } from './military.machine.ts';
import { militaryView } from './military.view.ts';
import { ProfileDraft, type Section, type Typed } from './profile.fields.ts';
import * as rules from './profile.rules.ts';
import type { ProfileContext, ProfileEvent, ProfileInput, ProfileOutcome } from './profile.rules.ts';

const draft = flowDraft('profile', ProfileDraft);
type Of = { section: Section };

/** The setup of the profile; the chart is in profile.machine.ts, its sections are in profileSections.states.ts. */
export const profileSetup = setup({
  types: {} as { input: ProfileInput; context: ProfileContext; events: ProfileEvent; output: ProfileOutcome; tags: 'busy' },
  actors: {
    addressSearch: addressSearchMachine,
    devices: devicesMachine,
    military: militaryMachine,
    getAccounts: listAccounts,
    getCustomer: call('GET /personalInfo', { attempts: 2 }), // POLL-007
    getStates: cachedCall('GET /states'),
    saveCustomer: call('POST /customerinfo'),
    lookUpBank,
    saveBank,
    readDraft: draft.read,
    keepDraft: draft.keep,
    forgetDraft: draft.forget,
  },
  guards: {
    mayShowBrand: ({ context: { person }, event }) => {
      const brand = rules.brandAsked(event);
      return brand !== null && brandIsOpen(brand, person);
    },
    hasLoan: ({ context }, answer: Answer<'GET /accounts'>) => rules.listed(context, answer).loan !== null,
    opens: ({ context, event }, { section }: Of) => rules.opens(context, event, section),
    resumes: ({ context }, { section }: Of) => rules.resumes(context, section),
    mayChangeLogin: ({ context }) => context.customer?.canUpdateUserLogin === true,
    formIsRight: ({ context, event }, { section }: Of) => rules.formIsRight(context, event, section),
    mayBeSaved: ({ context }) => rules.mayBeSaved(context),
    namesAnotherBank: ({ context }, typed: Typed) => rules.namesAnotherBank(context, typed),
    changesRouting: ({ context }, typed: Typed) => rules.changesRouting(context, typed),
    isNoAccountNumber: ({ event }) => rules.isNoAccountNumber(failureIn(event)),
  },
  actions: {
    keepListed: assign(({ context }, answer: Answer<'GET /accounts'>) => rules.listed(context, answer)),
    keepCustomer: assign({ customer: (_, customer: Answer<'GET /personalInfo'>) => customer, failure: null }),
    keepDevices: assign((_, snapshot: SnapshotFrom<typeof devicesMachine>) => ({ devices: devicesView(snapshot) })),
    keepMilitary: assign((_, snapshot: SnapshotFrom<typeof militaryMachine>) => ({ military: militaryView(snapshot) })),
    keepSearch: assign(({ context }, snapshot: SnapshotFrom<typeof addressSearchMachine>) =>
      rules.searched(context, addressSearchView(snapshot)),
    ),
    beginSection: assign(({ context }, { section }: Of) => rules.opened(context, section)),
    resumeSection: assign(({ context }, { section }: Of) => rules.opened(context, section, context.draft)),
    closeSection: assign(rules.closed),
    keepTyped: assign({ typed: ({ context }, typed: Typed) => ({ ...context.typed, ...typed }) }),
    keepSent: assign(({ context, event }, { section }: Of) => rules.sent(context, event, section)),
    keepSaved: assign({ saved: (_, { section }: Of) => section }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetBank: assign({ bankName: '', bankFailure: null }),
    keepOutcome: assign(({ event }) => rules.outcomeIn(event)),
    updateDraft: sendTo('keepDraft', ({ context }, { section }: Of) => ({ type: 'draft.changed', draft: rules.draftOf(context, section) })),
    tellSearch: sendTo('addressSearch', ({ event }) => event),
    sendToDevices: sendTo('devices', ({ event }) => event),
    sendToMilitary: sendTo('military', ({ event }) => event),
    forgetDraft: spawnChild('forgetDraft', { id: 'forgetDraft' }),
  },
});
