import { Trans } from '@lingui/react/macro';
import type { VerifyCodeEvent } from '../../../../machines/verifyCode/verifyCode.rules.ts';
import { Button } from '../../../kit/Button.tsx';

/** Out of the renewal without a code. Spec: FLOW-REFI-15. */
export const BackToCosts = ({ disabled, send }: { disabled: boolean; send: (event: VerifyCodeEvent) => void }) => (
  <Button kind="quiet" disabled={disabled} onPress={() => send({ type: 'flow.left' })}>
    <Trans>Back to the costs</Trans>
  </Button>
);
