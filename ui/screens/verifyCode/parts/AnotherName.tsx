import { Trans } from '@lingui/react/macro';
import type { VerifyCodeEvent } from '../../../../machines/verifyCode/verifyCode.rules.ts';
import { Button } from '../../../kit/Button.tsx';

/** Back to the new e-mail or phone number. Spec: FLOW-AUTH-16. */
export const AnotherName = ({ disabled, send }: { disabled: boolean; send: (event: VerifyCodeEvent) => void }) => (
  <Button kind="quiet" disabled={disabled} onPress={() => send({ type: 'name.changeChosen' })}>
    <Trans>Enter something else</Trans>
  </Button>
);
