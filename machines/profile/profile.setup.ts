import { assign, sendTo, setup, spawnChild, type SnapshotFrom } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { lookUpBank, saveBank } from '../../services/actors/bank.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { brandIsOpen } from '../kit/brandOpen.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import { addressSearchMachine } from './addressSearch.machine.ts';
import { addressSearchView } from './addressSearch.select.ts';
import { devicesMachine } from './devices.machine.ts';
import { devicesView } from './devices.select.ts';
import { ProfileDraft, type Section } from './profile.fields.ts';
import * as rules from './profile.rules.ts';
import type { ProfileContext, ProfileEvent, ProfileInput, ProfileOutcome } from './profile.types.ts';

const draft = flowDraft('profile', ProfileDraft);
type Of = { section: Section };

/** What the profile knows to do; the chart is in profile.machine.ts, its sections in profileSections.states.ts. */
export const profileSetup = setup({
  types: {} as { input: ProfileInput; context: ProfileContext; events: ProfileEvent; output: ProfileOutcome; tags: 'busy' },
  actors: {
    addressSearch: addressSearchMachine,
    devices: devicesMachine,
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
    hasLoan: ({ context, event }) => rules.listed(context, heard<'GET /accounts'>(event)).loan !== null,
    opens: ({ context, event }, { section }: Of) => rules.opens(context, event, section),
    resumes: ({ context, event }, { section }: Of) => rules.resumes(context, rules.draftIn(event), section),
    mayChangeLogin: ({ context }) => context.customer?.canUpdateUserLogin === true,
    formIsRight: ({ context, event }, { section }: Of) => rules.formIsRight(context, event, section),
    mayBeSaved: ({ context }) => rules.mayBeSaved(context),
    namesAnotherBank: ({ context, event }) => rules.namesAnotherBank(context, event),
    changesRouting: ({ context, event }) => rules.changesRouting(context, event),
    isNoAccountNumber: ({ event }) => rules.isNoAccountNumber(failureIn(event)),
  },
  actions: {
    keepBrand: assign(({ event }) => rules.atBrand(event)),
    keepListed: assign(({ context, event }) => rules.listed(context, heard<'GET /accounts'>(event))),
    keepCustomer: assign({ customer: ({ event }) => heard<'GET /personalInfo'>(event), failure: null }),
    keepStates: assign({ states: ({ event }) => heard<'GET /states'>(event).states }),
    keepDevices: assign((_, { snapshot }: { snapshot: SnapshotFrom<typeof devicesMachine> }) => ({ devices: devicesView(snapshot) })),
    keepSearch: assign(({ context }, { snapshot }: { snapshot: SnapshotFrom<typeof addressSearchMachine> }) =>
      rules.searched(context, addressSearchView(snapshot)),
    ),
    beginSection: assign(({ context }, { section }: Of) => rules.opened(context, section)),
    resumeSection: assign(({ context, event }, { section }: Of) => rules.opened(context, section, rules.draftIn(event))),
    closeSection: assign(rules.closed),
    keepTyped: assign(({ context, event }) => rules.typedIn(context, event)),
    keepSent: assign(({ context, event }, { section }: Of) => rules.sent(context, event, section)),
    keepSaved: assign({ saved: (_, { section }: Of) => section }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    keepBank: assign(({ context, event }) => rules.bankNamed(context, heard<'GET /bankInfo'>(event))),
    keepBankFailure: assign({ bankFailure: ({ event }) => failureIn(event) }),
    forgetBank: assign({ bankName: '', bankFailure: null }),
    keepNoAccountNumber: assign({ problems: { accountNumber: 'invalid' } }),
    keepOutcome: assign(({ event }) => rules.outcomeIn(event)),
    tellDraft: sendTo('keepDraft', ({ context }, { section }: Of) => ({ type: 'draft.changed', draft: rules.draftOf(context, section) })),
    tellSearch: sendTo('addressSearch', ({ event }) => event),
    tellDevices: sendTo('devices', ({ event }) => event),
    forgetDraft: spawnChild('forgetDraft', { id: 'forgetDraft' }),
  },
});
