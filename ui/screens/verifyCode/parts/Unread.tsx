import { Trans } from '@lingui/react/macro';
import type { VerifyCodeEvent } from '../../../../machines/verifyCode/verifyCode.rules.ts';
import type { Failure } from '../../../../services/contract/error.ts';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';

/** The code was right; only what comes next could not be had. Spec: FLOW-AUTH-15. */
export const Unread = ({ failure, send }: { failure: Failure | null; send: (event: VerifyCodeEvent) => void }) => (
  <>
    <Notice tone="good" live="status" title={<Trans>This device is known now</Trans>}>
      <Trans>We could not load your accounts yet. No code is needed any more.</Trans>
    </Notice>
    <FailureNote failure={failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
  </>
);
