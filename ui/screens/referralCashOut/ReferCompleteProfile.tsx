import { Trans } from '@lingui/react/macro';
import type { CashOutEvent } from '../../../machines/referralCashOut/referralCashOut.rules.ts';
import type { ReferCompleteProfileView } from '../../../machines/referralCashOut/referralCashOut.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { moneyText } from '../../kit/currency.ts';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { ProfileForm } from './parts/ProfileForm.tsx';

/** What a non-customer provides before the money is sent. Spec: portal §2 "ReferCompleteProfile" (ROUTE-037). */
export function ReferCompleteProfile({ view, send }: ScreenProps<ReferCompleteProfileView, CashOutEvent>) {
  const { phase } = view;
  const sum = moneyText(view.balance);
  return (
    <Page
      screen={view.screen}
      title={<Trans>Complete your profile</Trans>}
      lead={<Trans>We need to know who we’re paying {sum}. We ask this once.</Trans>}
      busy={view.busy}
    >
      {phase === 'loading' && <SkeletonCard lines={4} />}
      {phase === 'failed' && (
        <>
          <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />
          <Actions>
            <Button onPress={() => send({ type: 'flow.left' })}>
              <Trans>Back to my rewards</Trans>
            </Button>
          </Actions>
        </>
      )}
      {(phase === 'filling' || phase === 'saving') && <ProfileForm view={view} send={send} />}
    </Page>
  );
}
