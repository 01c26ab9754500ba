import { Trans } from '@lingui/react/macro';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { LinkScreen } from './kind.ts';

/** The account is linked, but the accounts could not be loaded. */
export function Unread({ view, send }: LinkScreen) {
  return (
    <>
      <Notice tone="good" live="status" title={<Trans>The account is in your profile now</Trans>}>
        <Trans>We couldn’t load it yet. You don’t have to enter anything again.</Trans>
      </Notice>
      <FailureNote failure={view.failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
    </>
  );
}
