import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Page } from '../../kit/Page.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { LinkScreen } from './parts/kind.ts';

/** No account was linked: try again, or call. Spec: portal §2 "LinkAccountFailed" (ROUTE-024, FLOW-LINK-03). */
export function LinkAccountFailed({ view, send }: LinkScreen) {
  const { failure, contacts } = view;
  return (
    <Page screen="LinkAccountFailed" title={<Trans>No account was linked</Trans>} busy={view.busy}>
      {/* the customer can correct details that do not match: no case number */}
      <FailureNote failure={failure?.kind === 'refused' ? { ...failure, caseId: '' } : failure} topic="other">
        {failure?.kind === 'unknown' && (
          <p>
            <Trans>We checked: there’s no new account in your profile. You can safely try again.</Trans>
          </p>
        )}
      </FailureNote>
      <p>
        <Trans>
          Try again with what’s on your loan documents. Everything you entered is still there, except your Social Security number.
        </Trans>
      </p>
      <Actions>
        <Button kind="primary" onPress={() => send({ type: 'retry.chosen' })}>
          <Trans>Try again</Trans>
        </Button>
        <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
          <Trans>Not now</Trans>
        </Button>
      </Actions>
      <h2>
        <Trans>Or call us</Trans>
      </h2>
      {view.busy && <SkeletonCard />}
      {contacts ? (
        <Facts>
          <Line name={<Trans>InstaLoan accounts</Trans>} {...contacts.InstaLoan} />
          <Line name={<Trans>Title loans</Trans>} {...contacts.TLXe} />
          <Line name={<Trans>All other accounts</Trans>} {...contacts.NLS} />
        </Facts>
      ) : (
        !view.busy && (
          <p>
            <Trans>Press Help above for the numbers and hours.</Trans>
          </p>
        )
      )}
    </Page>
  );
}

const Line = ({ name, phone, hours }: { name: ReactNode; phone: string; hours: string }) => (
  <Fact label={name}>
    <Phone number={phone} />
    <span className="contact-hours">
      {hours.split(';').map((line) => (
        <span key={line}>{line.trim()}</span>
      ))}
    </span>
  </Fact>
);
