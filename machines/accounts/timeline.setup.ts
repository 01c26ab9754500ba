import { assign, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { callAfterFirstScreen } from '../../services/actors/call.ts';
import type { Answer } from '../../services/contract/index.ts';
import * as rules from './timeline.rules.ts';
import type { TimelineContext, TimelineEvent, TimelineInput, TimelineSource } from './timeline.rules.ts';

/** The setup of the timeline; the chart is in timeline.machine.ts. */
export const timelineSetup = setup({
  types: {} as { input: TimelineInput; context: TimelineContext; events: TimelineEvent; tags: 'busy' },
  actors: {
    getHistory: callAfterFirstScreen('GET /accounthistory'),
    getDocuments: callAfterFirstScreen('GET /lmsAccountDocuments'),
    getUploads: callAfterFirstScreen('GET /uploadLoanDocumentsHistory'),
    getAppointments: callAfterFirstScreen('GET /schedappointment'),
    getStore: cachedCall('GET /store'),
  },
  guards: {
    isOf: ({ event }, source: TimelineSource) => event.type === 'timeline.retried' && event.source === source,
    mustLoadOlder: ({ context }) => rules.mustLoadOlder(context),
    isToMeet: ({ context }, answer: Answer<'GET /schedappointment'>) => rules.withAppointments(context, answer).storeToMeetAt !== '',
    hasMore: ({ context }) => rules.hasMore(context),
  },
  actions: {
    keepHistory: assign((_, answer: Answer<'GET /accounthistory'>) => rules.withHistory(answer)),
    keepOlder: assign(({ context }, answer: Answer<'GET /accounthistory'>) => rules.withOlder(context, answer)),
    keepDocuments: assign((_, { documents }: Answer<'GET /lmsAccountDocuments'>) => ({ documents })),
    keepUploads: assign(({ context }, answer: Answer<'GET /uploadLoanDocumentsHistory'>) => rules.withUploads(context, answer)),
    keepAppointments: assign(({ context }, answer: Answer<'GET /schedappointment'>) => rules.withAppointments(context, answer)),
    keepStore: assign(({ context }, answer: Answer<'GET /store'>) => rules.withStore(context, answer)),
    forgetAppointments: assign({ appointments: null }),
    showMore: assign(({ context }) => rules.extended(context)),
  },
});
