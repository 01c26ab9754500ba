import { assign, sendTo, setup, spawnChild, type SnapshotFrom } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { lookUpBank, saveBank } from '../../services/actors/bank.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import type { Answer } from '../../services/contract/index.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import { addressSearchMachine } from '../addressSearch/addressSearch.machine.ts';
import { addressSearchView } from '../addressSearch/addressSearch.view.ts';
import { mayRead, type Paper } from './agreements.rules.ts';
import { devicesMachine } from './devices.machine.ts';
import { devicesView } from './devices.view.ts';
import { militaryMachine } from './military.machine.ts';
import { militaryView } from './military.view.ts';
import { ProfileDraft, type Section, type Typed } from './profile.fields.ts';
import * as rules from './profile.rules.ts';
import type { Form, ProfileContext, ProfileEvent, ProfileInput, ProfileOutcome } from './profile.rules.ts';
import * as bank from './profileBank.rules.ts';
import * as sections from './profileSections.rules.ts';

const draft = flowDraft('profile', ProfileDraft);
type Of = { section: Section };
type Sent = Of & { form: Form };

/** The setup of the profile; the chart is in profile.machine.ts, its sections are in profileSections.states.ts. */
export const profileSetup = setup({
  types: {} as { input: ProfileInput; context: ProfileContext; events: ProfileEvent; output: ProfileOutcome; tags: 'busy' },
  actors: {
    addressSearch: addressSearchMachine,
    devices: devicesMachine,
    military: militaryMachine,
    getAccounts: listAccounts,
    getCustomer: call('GET /personalInfo', { attempts: 2 }), // POLL-007
    getTerms: cachedCall('GET /newaccountterms'),
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
    opens: ({ context, event }, { section }: Of) =>
      event.type === 'section.opened' && event.section === section && sections.mayOpen(context, section),
    resumes: ({ context }, { section }: Of) => sections.resumes(context, section),
    mayRead: ({ context }, paper: Paper) => mayRead(context, paper),
    mayChangeLogin: ({ context }) => context.customer?.canUpdateUserLogin === true,
    formIsRight: ({ context }, { section, form }: Sent) => sections.formIsRight(context, section, form),
    mayBeSaved: ({ context }) => context.mayBeSaved,
    namesAnotherBank: ({ context }, typed: Typed) => bank.namesAnotherBank(context, typed),
    changesRouting: ({ context }, typed: Typed) => bank.changesRouting(context, typed),
    isNoAccountNumber: ({ event }) => bank.isNoAccountNumber(failureIn(event)),
  },
  actions: {
    keepListed: assign(({ context }, answer: Answer<'GET /accounts'>) => rules.listed(context, answer)),
    keepCustomer: assign({ customer: (_, customer: Answer<'GET /personalInfo'>) => customer, failure: null }),
    keepDevices: assign((_, snapshot: SnapshotFrom<typeof devicesMachine>) => ({ devices: devicesView(snapshot) })),
    keepMilitary: assign((_, snapshot: SnapshotFrom<typeof militaryMachine>) => ({ military: militaryView(snapshot) })),
    keepSearch: assign(({ context }, snapshot: SnapshotFrom<typeof addressSearchMachine>) =>
      sections.searched(context, addressSearchView(snapshot)),
    ),
    beginSection: assign(({ context }, { section }: Of) => sections.opened(context, section)),
    resumeSection: assign(({ context }, { section }: Of) => sections.opened(context, section, context.draft)),
    closeSection: assign(sections.closed),
    keepTyped: assign({ typed: ({ context }, typed: Typed) => ({ ...context.typed, ...typed }) }),
    keepSent: assign(({ context }, { section, form }: Sent) => ({ ...sections.sent(context, section, form), failure: null })),
    keepNotSaved: assign(({ context, event }) => sections.notSaved(context, failureIn(event))),
    keepSaved: assign({ saved: (_, { section }: Of) => section }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetBank: assign({ bankName: '', bankFailure: null }),
    keepOutcome: assign((_, outcome: ProfileOutcome) => ({ outcome })),
    updateDraft: sendTo('keepDraft', ({ context }, { section }: Of) => ({
      type: 'draft.changed',
      draft: sections.draftOf(context, section),
    })),
    tellSearch: sendTo('addressSearch', ({ event }) => event),
    sendToDevices: sendTo('devices', ({ event }) => event),
    sendToMilitary: sendTo('military', ({ event }) => event),
    forgetDraft: spawnChild('forgetDraft', { id: 'forgetDraft' }),
  },
});
