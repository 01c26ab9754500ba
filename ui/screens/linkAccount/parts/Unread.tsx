import { Trans } from '@lingui/react/macro';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { LinkScreen } from './kind.ts';

/** The account is linked, but the accounts could not be loaded. */
export function Unread({ view, send }: LinkScreen) {
  return (
    <>
      <Notice tone="good" live="status" title={<Trans>The account is yours here now</Trans>}>
        <Trans>We could not load it yet. Nothing has to be entered again.</Trans>
      </Notice>
      <FailureNote failure={view.failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
    </>
  );
}
