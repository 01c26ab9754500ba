import { Trans } from '@lingui/react/macro';
import type { AccountView } from '../../../../machines/accounts/accountCard.view.ts';
import type { TimelineView } from '../../../../machines/accounts/timeline.view.ts';
import { DateText, MomentText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { ContactLine, ContactName } from './ContactLine.tsx';

type Props = { account: AccountView; timeline: TimelineView; today: string };

/** What the head of the page leaves out: the other figures, autopay, the next appointment, and the people of the loan. */
export function AccountFacts({ account, timeline, today }: Props) {
  const { owed, otherParty, isAlternate, contact, payoffUntil, autoPay } = account;
  const owes = account.active && account.unsigned === null;
  return (
    <Facts>
      {owes && (
        <Fact label={payoffUntil === '' ? <Trans>Payoff amount today</Trans> : <Trans>Payoff amount</Trans>}>
          <Money cents={owed} />
          {payoffUntil !== '' && (
            <span className="account-note">
              <Trans>
                This amount holds through <DateText day={payoffUntil} today={today} mode="short" />.
              </Trans>
            </span>
          )}
        </Fact>
      )}
      {owes && (
        <Fact label={<Trans>Last payment</Trans>}>
          <LastPayment timeline={timeline} today={today} />
        </Fact>
      )}
      {owes && <Fact label={<Trans>Autopay</Trans>}>{autoPay ? <AutoPayMethod method={autoPay.method} /> : <Trans>Off</Trans>}</Fact>}
      {(account.whyNotMeet === null || timeline.appointment) && (
        <Fact label={<Trans>Your next appointment</Trans>}>
          <NextAppointment {...timeline} />
        </Fact>
      )}
      <Fact label={isAlternate ? <Trans>Borrower</Trans> : <Trans>Co-borrower</Trans>}>{otherParty}</Fact>
      {contact && (
        <Fact label={<ContactName contact={contact} />}>
          <ContactLine contact={contact} />
        </Fact>
      )}
    </Facts>
  );
}

/** The line is there from the start, so that nothing below it moves. */
function LastPayment({ timeline: { payment, state, missing }, today }: Pick<Props, 'timeline' | 'today'>) {
  if (payment) {
    return (
      <>
        <Money cents={payment.amount} /> · <DateText day={payment.day} today={today} mode="short" />
      </>
    );
  }
  if (missing.includes('history')) return <Trans>Not known right now</Trans>;
  return state === 'loading' ? '…' : <Trans>None</Trans>;
}

/** The line is there from the start, so that nothing below it moves. */
function NextAppointment({ appointment, state, missing }: TimelineView) {
  if (appointment) return <MomentText moment={appointment.at} timeZone={appointment.timeZone} />;
  if (missing.includes('appointments')) return <Trans>Not known right now</Trans>;
  return state === 'loading' ? '…' : <Trans>None</Trans>;
}

/** What pays the instalments; a service may leave its name out. */
const AutoPayMethod = ({ method }: { method: string }) => (method === '' ? <Trans>On</Trans> : <Trans>On, with {method}</Trans>);
