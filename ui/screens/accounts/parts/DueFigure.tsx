import { Trans } from '@lingui/react/macro';
import type { AccountCard } from '../../../../machines/accounts/accountCard.view.ts';
import { Figure } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Money } from '../../../kit/Money.tsx';
import { DueBadge, DueDay } from './Due.tsx';

export type DueFigureProps = { card: AccountCard; today: string; size: 'large' | 'hero' };

/** The main figure of a loan: what is past due, else what is due next. */
export function DueFigure({ card, today, size }: DueFigureProps) {
  const { due, amounts } = card;
  return (
    <>
      <div className="account-due">
        {amounts.pastDue > 0 ? (
          <Figure label={<Trans>Past due</Trans>} note={<PastDueNote card={card} today={today} />}>
            <Money cents={amounts.pastDue} size={size} />
          </Figure>
        ) : (
          <Figure label={<Trans>Minimum due</Trans>} note={<DueDay due={due} today={today} />}>
            <Money cents={amounts.minimum} size={size} />
          </Figure>
        )}
        <DueBadge due={due} />
      </div>
      {amounts.pastDue > 0 && amounts.next > 0 && !card.recovery && <NextPayment card={card} today={today} />}
    </>
  );
}

function PastDueNote({ card: { due, recovery }, today }: Omit<DueFigureProps, 'size'>) {
  const day = <DateText day={due.day} today={today} />;
  return recovery ? <Trans>Late since {day}</Trans> : <Trans>Pay this to catch up. Late since {day}</Trans>;
}

function NextPayment({ card: { amounts }, today }: Omit<DueFigureProps, 'size'>) {
  const next = <Money cents={amounts.next} />;
  const day = <DateText day={amounts.nextDay} today={today} />;
  const together = <Money cents={amounts.minimum} />;
  return (
    <p className="account-next">
      {amounts.nextDay === '' ? (
        <Trans>
          Next payment: {next}. Both together: {together}
        </Trans>
      ) : (
        <Trans>
          Next payment: {next}, due {day}. Both together: {together}
        </Trans>
      )}
    </p>
  );
}
