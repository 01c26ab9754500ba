import { fromPromise, type AnyStateMachine } from 'xstate';
import type { CaseRequest, Help } from '../../services/contract/help.ts';
import { watchOnline } from '../../services/actors/online.ts';
import { forgetAllDrafts, readInFlight, releaseHeldLoan } from '../../services/actors/underWay.ts';
import type { ChartOf } from '../charts.ts';
import { DOWNLOADED, type DownloadedFlow } from '../flows.ts';
import { guardsMachine } from '../guards/guards.machine.ts';
import { idleMachine } from '../idle/idle.machine.ts';
import { slot, type Slot } from '../kit/slot.ts';
import type { menuMachine } from '../menu/menu.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { settlingMachine } from '../signIn/settling.machine.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import { appStartMachine } from './appStart.machine.ts';

type FlowSlots = { readonly [Name in DownloadedFlow]: Slot<Extract<ChartOf<Name>, AnyStateMachine>> };

/** Each slot takes only the chart of its own id, so a slot of this id is the slot of this flow. */
const areSlots = (slots: Readonly<Record<string, { id: string }>>): slots is FlowSlots =>
  DOWNLOADED.every((name) => slots[name]?.id === name);

function slotsOfAll(): FlowSlots {
  const slots = Object.fromEntries(DOWNLOADED.map((name) => [name, slot(name)]));
  if (!areSlots(slots)) throw new Error('a flow of the registry has no slot');
  return slots;
}

/** The slots of downloaded charts. The app knows only their types: the page must not carry their code (quality §7). */
export const flowSlots = slotsOfAll();

/** The slot of the side menu, which is downloaded with the first flow. */
export const menuSlot = slot<typeof menuMachine>('menu');

/** Downloads a flow's chart, screens and texts. The page provides it when it starts, because only the page knows its files. */
const fetchFlow = fromPromise<AnyStateMachine, { flow: DownloadedFlow }>(({ input }) =>
  Promise.reject(new Error(`fetchFlow was not provided, so "${input.flow}" cannot be downloaded`)),
);

/** Opens a case on a screen that leads nowhere else. The page provides it, because it downloads the texts, too (quality §7). */
const openCase = fromPromise<Help, CaseRequest>(() => Promise.reject());

/** Everything the app invokes. */
export const appActors = {
  session: sessionMachine,
  idle: idleMachine,
  start: appStartMachine,
  guards: guardsMachine,
  settling: settlingMachine,
  signIn: signInMachine,
  menu: menuSlot,
  ...flowSlots,
  fetchFlow,
  openCase,
  watchOnline,
  readInFlight,
  forgetDraft: forgetAllDrafts,
  releaseHeldLoan,
};
