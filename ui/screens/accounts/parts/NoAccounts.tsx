import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../kit/Notice.tsx';

/** A profile without any loan. */
export function NoAccounts() {
  return (
    <Notice tone="info" title={<Trans>There are no accounts in your profile yet.</Trans>}>
      <Trans>
        If you have a loan with us, it was opened with other contact details. Call us and we will connect it: see Help for the number and
        hours.
      </Trans>
    </Notice>
  );
}
