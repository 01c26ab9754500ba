import { Trans } from '@lingui/react/macro';
import type { MeetClause } from '../../../../machines/kit/mayMeet.ts';

/** Why no appointment can be made, as the clause that forbids it says. */
export function WhyNotMeet({ clause }: { clause: MeetClause }) {
  switch (clause) {
    case 'loanIsActive':
      return <Trans>This account is paid off, so it doesn’t need an appointment.</Trans>;
    case 'statusAllows':
      return <Trans>Appointments can’t be made here because of the status of this account.</Trans>;
    case 'hasStore':
      return <Trans>This account has no store.</Trans>;
  }
}
