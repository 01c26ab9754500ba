import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { call } from '../../services/actors/call.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { repeatableCall } from '../../services/actors/repeatableCall.ts';
import type { Answer } from '../../services/contract/index.ts';
import { addressSearchMachine } from '../addressSearch/addressSearch.machine.ts';
import { addressSearchView } from '../addressSearch/addressSearch.view.ts';
import { failureIn } from '../kit/failureIn.ts';
import { DetailsDraft, type Typed } from './customerDetails.fields.ts';
import * as rules from './customerDetails.rules.ts';
import type {
  CustomerDetailsContext,
  CustomerDetailsEvent,
  CustomerDetailsInput,
  CustomerDetailsOutcome,
  Part,
} from './customerDetails.rules.ts';

const draft = flowDraft('customerDetails', DetailsDraft);

/** What the chart can do; the chart is in customerDetails.machine.ts. */
export const customerDetailsSetup = setup({
  types: {} as {
    input: CustomerDetailsInput;
    context: CustomerDetailsContext;
    events: CustomerDetailsEvent;
    output: CustomerDetailsOutcome;
    tags: 'busy';
  },
  actors: {
    getNeeds: call('GET /demographicReference', { attempts: 2 }),
    getCustomer: call('GET /personalInfo', { attempts: 2 }), // POLL-007
    askRegister: repeatableCall('POST /mlaStatus'),
    getMilitary: call('GET /militarystatus', { attempts: 2 }),
    getStates: cachedCall('GET /states'),
    saveCustomer: repeatableCall('POST /customerinfo'),
    saveSpouse: repeatableCall('POST /spouseAddress'),
    addressSearch: addressSearchMachine,
    readDraft: draft.read,
    keepDraft: draft.keep,
  },
  guards: {
    isGuest: ({ context }) => rules.isGuest(context),
    isComplete: ({ context }) => rules.isComplete(context),
    owesNoAddress: ({ context }) => !rules.owesAddress(context),
    owesCustomer: ({ context }) => rules.owesCustomer(context),
    owesSpouse: ({ context }) => rules.owesSpouse(context),
    formIsRight: ({ context }, values: Typed) => rules.formIsRight(context, values),
  },
  actions: {
    keepNeeds: assign({ needs: (_, needs: Answer<'GET /demographicReference'>) => needs }),
    keepCustomer: assign({ customer: (_, customer: Answer<'GET /personalInfo'>) => customer }),
    keepMilitary: assign({ military: (_, military: Answer<'GET /militarystatus'>) => military }),
    keepDraft: assign(({ context }, stored: DetailsDraft | null) => rules.withDraft(context, stored)),
    keepTyped: assign({ typed: ({ context }, typed: Typed) => ({ ...context.typed, ...typed }) }),
    keepSubmitted: assign(({ context }, values: Typed) => rules.submitted(context, values)),
    keepSent: assign({ sent: ({ context }, { part }: { part: Part }) => [...context.sent, part] }),
    keepSearch: assign(({ context }, snapshot: SnapshotFrom<typeof addressSearchMachine>) =>
      rules.searched(context, addressSearchView(snapshot)),
    ),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetLoaded: assign(rules.NOT_LOADED),
    updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: rules.draftOf(context) })),
    tellSearch: sendTo('addressSearch', ({ event }) => event),
    forgetDraft: draft.forgetAtEnd,
  },
});
