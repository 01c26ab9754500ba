import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { disburseMethodMachine } from '../../../machines/disburseMethod/disburseMethod.machine.ts';
import type { DisburseMethodEvent } from '../../../machines/disburseMethod/disburseMethod.rules.ts';
import {
  disburseMethodView,
  type DisburseMethodView,
  type ManageDisburseMethodView,
} from '../../../machines/disburseMethod/disburseMethod.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';

/** Downloaded after the first screen of the flow that uses it (quality §7). */
const ManageDisburseMethod = later(async () => (await import('./ManageDisburseMethod.tsx')).ManageDisburseMethod);

const own = (view: DisburseMethodView) => (view.screen === 'AddDebitDisburseMethod' ? null : view);

/** Where money goes, in the flow that gets it; a new card is typed on the screen of addCard. */
export const flowScreens: FlowScreens<
  SnapshotFrom<typeof disburseMethodMachine>,
  { ManageDisburseMethod: ManageDisburseMethodView },
  DisburseMethodEvent
> = {
  select: (snapshot) => own(disburseMethodView(snapshot)),
  screens: { ManageDisburseMethod },
};
