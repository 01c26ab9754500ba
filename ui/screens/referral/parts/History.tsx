import { Trans } from '@lingui/react/macro';
import { Section } from '../../../kit/Card.tsx';
import { MomentText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Money } from '../../../kit/Money.tsx';
import type { HomeProps } from '../ReferralRewardsHome.tsx';

/** How the balance has come about, the newest first. Spec: FLOW-REFER-06, FLAG-005. */
export function History({ view: { history, historyFailure, timeZone } }: Pick<HomeProps, 'view'>) {
  if (history === null && historyFailure === null) return null;
  return (
    <Section title={<Trans>Balance history</Trans>}>
      <FailureNote failure={historyFailure} topic="other" />
      {history?.length === 0 && (
        <p>
          <Trans>No activity yet.</Trans>
        </p>
      )}
      {history && history.length > 0 && (
        <Facts>
          {history.map(({ id, kind, at, amount, confirmationNumber }) => (
            <Fact
              key={id}
              label={
                <>
                  {kind === 'reward' ? <Trans>A friend signed up</Trans> : <Trans>Cashed out</Trans>}
                  {confirmationNumber && (
                    <>
                      {' · '}
                      <Trans>confirmation number {confirmationNumber}</Trans>
                    </>
                  )}
                  <br />
                  <MomentText moment={at} timeZone={timeZone} />
                </>
              }
            >
              {kind === 'reward' ? '+' : '−'}
              <Money cents={amount} />
            </Fact>
          ))}
        </Facts>
      )}
    </Section>
  );
}
