import { Trans } from '@lingui/react/macro';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { HomeProps } from '../ReferralRewardsHome.tsx';

/** For somebody who does not take part: joining, or why it is not possible. Spec: PROD-025, RULE-027. */
export function Outside({ view, send }: HomeProps) {
  const { user, mayJoin, phase } = view;
  const isJoining = phase === 'joining';
  const share = moneyText(view.amountPerShare);
  return (
    <>
      {mayJoin ? (
        <>
          <p>
            <Trans>
              Share a code with friends and get {share} for each one who signs up with it. You can have the money sent to your debit card.
            </Trans>
          </p>
          {user === 'retail' && (
            <p>
              <Trans>You know us from one of our stores: you can join without linking your account.</Trans>
            </p>
          )}
          <FailureNote failure={view.failure} topic="other" />
        </>
      ) : (
        <Notice tone="info" title={<Trans>Referral rewards aren’t available to you right now.</Trans>}>
          {user !== 'customer' && <Trans>If you have a loan with us, link your account.</Trans>}
        </Notice>
      )}
      <Actions>
        {mayJoin && (
          <Button kind="primary" busy={isJoining} onPress={() => send({ type: 'join.chosen' })}>
            {isJoining ? <Trans>Joining…</Trans> : <Trans>Join referral rewards</Trans>}
          </Button>
        )}
        {user !== 'customer' && (
          <Button busy={isJoining} onPress={() => send({ type: 'linkAccount.chosen' })}>
            <Trans>Link my account</Trans>
          </Button>
        )}
      </Actions>
    </>
  );
}
