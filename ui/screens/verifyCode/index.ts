import type { SnapshotFrom } from 'xstate';
import type { verifyCodeMachine } from '../../../machines/verifyCode/verifyCode.machine.ts';
import type { VerifyCodeEvent } from '../../../machines/verifyCode/verifyCode.rules.ts';
import { verifyCodeView, type CodeView, type MethodView } from '../../../machines/verifyCode/verifyCode.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { VerificationCode } from './VerificationCode.tsx';
import { VerificationMethod } from './VerificationMethod.tsx';

type Views = { VerificationMethod: MethodView; VerificationCode: CodeView };

/** The two code screens, shared by every flow that verifies a code. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof verifyCodeMachine>, Views, VerifyCodeEvent> = {
  select: verifyCodeView,
  screens: { VerificationMethod, VerificationCode },
};
