import { fromPromise } from 'xstate';
import type { CaseAsked, Help } from '../../services/contract/help.ts';
import { watchOnline } from '../../services/actors/online.ts';
import { forgetAllDrafts, readInFlight } from '../../services/actors/underWay.ts';
import { flowSlots, menuSlot, type FlowChart } from './app.flows.ts';
import { appStartMachine } from './appStart.machine.ts';
import { guardsMachine } from '../guards/guards.machine.ts';
import { idleMachine } from '../idle/idle.machine.ts';
import type { DownloadedFlow } from '../kit/target.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { settlingMachine } from '../signIn/settling.machine.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';

/** Brings a flow's chart, screens and texts. The page provides it at its start: only the page knows its files. */
const fetchFlow = fromPromise<FlowChart, { flow: DownloadedFlow }>(({ input }) =>
  Promise.reject(new Error(`fetchFlow was not provided, so "${input.flow}" cannot be downloaded`)),
);

/** Opens a case at a dead end. The page provides it, for it brings the words for it, too (quality §7); without it there is no number. */
const openCase = fromPromise<Help, CaseAsked>(() => Promise.reject());

/** Everything the app invokes. */
export const appActors = {
  session: sessionMachine,
  idle: idleMachine,
  start: appStartMachine,
  guards: guardsMachine,
  settling: settlingMachine,
  signIn: signInMachine,
  accounts: flowSlots.accounts.logic,
  payment: flowSlots.payment.logic,
  profile: flowSlots.profile.logic,
  stores: flowSlots.stores.logic,
  menu: menuSlot.logic,
  recovery: flowSlots.recovery.logic,
  registration: flowSlots.registration.logic,
  linkAccount: flowSlots.linkAccount.logic,
  trustedDevice: flowSlots.trustedDevice.logic,
  updateUser: flowSlots.updateUser.logic,
  consent: flowSlots.consent.logic,
  terms: flowSlots.terms.logic,
  install: flowSlots.install.logic,
  externalPage: flowSlots.externalPage.logic,
  fetchFlow,
  openCase,
  watchOnline,
  readInFlight,
  forgetDraft: forgetAllDrafts,
};
