import { Trans } from '@lingui/react/macro';
import type { VerifyCodeEvent } from '../../../../machines/verifyCode/verifyCode.rules.ts';
import type { CodeView } from '../../../../machines/verifyCode/verifyCode.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';

type Props = { view: CodeView; send: (event: VerifyCodeEvent) => void };

/** The code was accepted, but the customer could not be loaded. Spec: FLOW-AUTH-15, FLOW-AUTH-16. */
export const Unread = ({ view, send }: Props) =>
  view.purpose === 'updateUser' ? <NewName view={view} send={send} /> : <NewDevice view={view} send={send} />;

const NewDevice = ({ view, send }: Props) => (
  <>
    <Notice tone="good" live="status" title={<Trans>We recognize this device now</Trans>}>
      <Trans>We couldn’t load your accounts yet. You don’t need a code anymore.</Trans>
    </Notice>
    <FailureNote failure={view.personFailure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
  </>
);

const NewName = ({ view, send }: Props) => (
  <>
    <Notice tone="good" live="status" title={<Trans>You’ll sign in with {view.username} from now on</Trans>}>
      <Trans>We couldn’t update this page yet.</Trans>
    </Notice>
    <FailureNote failure={view.personFailure} topic="customer" onRetry={() => send({ type: 'retry.chosen' })} />
    <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
      <Trans>Back to my accounts</Trans>
    </Button>
  </>
);
