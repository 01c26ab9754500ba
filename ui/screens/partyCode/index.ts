import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { partyCodeMachine } from '../../../machines/partyCode/partyCode.machine.ts';
import type { PartyCodeEvent } from '../../../machines/partyCode/partyCode.rules.ts';
import { partyCodeView, type PartyCodeView } from '../../../machines/partyCode/partyCode.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AltPartyVerifyCode } from './AltPartyVerifyCode.tsx';

/** Its other two screens are those of `verifyCode`. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof partyCodeMachine>, { AltPartyVerifyCode: PartyCodeView }, PartyCodeEvent> = {
  select: partyCodeView,
  screens: { AltPartyVerifyCode },
};
