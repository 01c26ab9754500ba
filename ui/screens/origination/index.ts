import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { originationMachine } from '../../../machines/origination/origination.machine.ts';
import type { OriginationEvent } from '../../../machines/origination/origination.types.ts';
import {
  originationView,
  type OriginationAmountView,
  type OriginationCallMeView,
  type OriginationChooseMethodView,
  type OriginationDocuSignView,
  type OriginationView,
} from '../../../machines/origination/origination.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';
import { OriginationAmount } from './OriginationAmount.tsx';

/** Downloaded after the first screen (quality §7). */
const OriginationCallMe = later(async () => (await import('./OriginationCallMe.tsx')).OriginationCallMe);
const OriginationChooseMethod = later(async () => (await import('./OriginationChooseMethod.tsx')).OriginationChooseMethod);
const OriginationDocuSign = later(async () => (await import('./OriginationDocuSign.tsx')).OriginationDocuSign);

const own = (view: OriginationView) => (view.screen === 'ManageDisburseMethod' ? null : view);

type Views = {
  OriginationAmount: OriginationAmountView;
  OriginationCallMe: OriginationCallMeView;
  OriginationChooseMethod: OriginationChooseMethodView;
  OriginationDocuSign: OriginationDocuSignView;
};

/** A new loan; its card is chosen on the screens of disburseMethod, its papers are signed on that of signing. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof originationMachine>, Views, OriginationEvent> = {
  select: (snapshot) => own(originationView(snapshot)),
  screens: { OriginationAmount, OriginationCallMe, OriginationChooseMethod, OriginationDocuSign },
};
