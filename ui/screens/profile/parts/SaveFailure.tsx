import { Trans } from '@lingui/react/macro';
import type { ProfileView } from '../../../../machines/profile/profile.view.ts';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';

const TOO_MANY_REQUESTS = 429;

/** Why a change could not be saved, in the lender's words; too many attempts in the portal's. Spec: calls §8 (ERR-022). */
export function SaveFailure({ failure }: Pick<ProfileView, 'failure'>) {
  if (failure?.kind === 'limited' || failure?.status === TOO_MANY_REQUESTS) {
    return (
      <Notice tone="warning" live="alert">
        <Trans>
          Too many attempts to save your account information. Please wait a few minutes, then try again. What you typed is still here.
        </Trans>
      </Notice>
    );
  }
  return (
    <FailureNote failure={failure} topic="other">
      {failure !== null && failure.kind !== 'refused' && (
        <p>
          <Trans>What you typed is still here. It’s safe to save it again.</Trans>
        </p>
      )}
    </FailureNote>
  );
}
