import { Trans } from '@lingui/react/macro';
import type { AccountView, AutoPayName } from '../../../../machines/accounts/accountCard.view.ts';
import type { TimelineView } from '../../../../machines/accounts/timeline.view.ts';
import { DateText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Appointment } from './Appointment.tsx';
import { AutoPayMethod } from './AutoPayMethod.tsx';
import { ContactLine, ContactName } from './ContactLine.tsx';

type Props = { account: AccountView; timeline: TimelineView; today: string };

/** What the head of the page leaves out: the other figures, autopay, the next appointment, and the people of the loan. */
export function AccountFacts({ account, timeline, today }: Props) {
  const { owed, otherParty, isAlternate, contact, payoffUntil, autoPay } = account;
  const { state, missing, payment, appointment } = timeline;
  const known = `${state} ${missing.join(' ')}`; // in the keys: another text of the line is no layout shift (quality §7)
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
        <Fact key={`payment ${known} ${payment?.day}`} label={<Trans>Last payment</Trans>}>
          <LastPayment timeline={timeline} today={today} />
        </Fact>
      )}
      {owes && <Fact label={<Trans>Autopay</Trans>}>{autoPay ? <AutoPayState autoPay={autoPay} /> : <Trans>Off</Trans>}</Fact>}
      {(account.whyNotMeet === null || timeline.appointment) && (
        <Fact key={`appointment ${known} ${appointment?.at}`} label={<Trans>Your next appointment</Trans>}>
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
  if (appointment) return <Appointment line={appointment} />;
  if (missing.includes('appointments')) return <Trans>Not known right now</Trans>;
  return state === 'loading' ? '…' : <Trans>None</Trans>;
}

/** What pays the installments; a service may leave its name out. */
function AutoPayState({ autoPay }: { autoPay: AutoPayName }) {
  const method = <AutoPayMethod autoPay={autoPay} />;
  return autoPay.card === null && autoPay.words === '' ? <Trans>On</Trans> : <Trans>On, with {method}</Trans>;
}
