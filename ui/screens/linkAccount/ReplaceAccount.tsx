import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { Expired } from './parts/Expired.tsx';
import type { LinkScreen } from './parts/kind.ts';
import { LoanNames } from './parts/LoanNames.tsx';
import { ProofForm } from './parts/ProofForm.tsx';
import { Unread } from './parts/Unread.tsx';

/** What replaces what, the consequences, and the confirmation with username and password. Spec: portal §2 "ReplaceAccount" (ROUTE-025, FLOW-LINK-04). */
export function ReplaceAccount({ view, send }: LinkScreen) {
  return (
    <Page
      screen="ReplaceAccount"
      width="narrow"
      title={<Trans>Replace your account?</Trans>}
      lead={<Trans>We found the account. Your profile can show only one account of this type, and it already has one.</Trans>}
      busy={view.busy}
    >
      <Body view={view} send={send} />
    </Page>
  );
}

function Body({ view, send }: LinkScreen) {
  switch (view.phase) {
    case 'unread':
      return <Unread view={view} send={send} />;
    case 'expired':
      return <Expired view={view} send={send} />;
    case 'failed':
      return <FailureNote failure={view.failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />;
    case 'doubtful':
      return <Doubtful view={view} send={send} />;
    case 'entering':
    case 'working':
      return view.brands === null ? <SkeletonCard /> : <Consent view={view} send={send} />;
  }
}

function Consent({ view, send }: LinkScreen) {
  return (
    <>
      <Facts>
        <Fact label={<Trans>Removed from your profile</Trans>} strong>
          {view.leaving.length > 0 ? <LoanNames loans={view.leaving} withBrand /> : <Trans>The account without loans</Trans>}
        </Fact>
        <Fact label={<Trans>Takes its place</Trans>} strong>
          {view.details.loanNumber === '' ? (
            <Trans>The account that matches what you entered</Trans>
          ) : (
            <Trans>The account with loan {view.details.loanNumber}</Trans>
          )}
        </Fact>
      </Facts>
      <Notice tone="warning" title={<Trans>What this means</Trans>}>
        <ul className="consequences">
          <li>
            <Trans>
              You won’t be able to see or pay the loans on the old account here. They don’t go away: you still owe them, with the same due
              dates.
            </Trans>
          </li>
          <li>
            <Trans>Payments you started for it but didn’t send are dropped.</Trans>
          </li>
          <li>
            <Trans>You can switch back in the same way.</Trans>
          </li>
        </ul>
      </Notice>
      <p>
        <Trans>Sign in once more to confirm. We’ll also send you a link to confirm it later, within a day.</Trans>
      </p>
      <ProofForm view={view} send={send} />
    </>
  );
}

function Doubtful({ view, send }: LinkScreen) {
  return (
    <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })}>
      <p>
        <Trans>We don’t know yet if your account was replaced. Nothing is done twice: we’re only checking.</Trans>
      </p>
      <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
        <Trans>Check later</Trans>
      </Button>
    </FailureNote>
  );
}
