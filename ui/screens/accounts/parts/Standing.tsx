import { Plural, Trans } from '@lingui/react/macro';
import type { Summary } from '../../../../machines/accounts/summary.view.ts';
import { DateText } from '../../../kit/DateText.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Money } from '../../../kit/Money.tsx';
import { classes } from '../../../kit/classes.ts';

type Props = {
  summary: Summary;
  today: string;
  /** A lesser sentence below. */
  note?: string;
};

/** How the customer stands: one sentence, and the one amount that matters. An only loan has its amount on its card. */
export function Standing({ summary, today, note = '' }: Props) {
  const { kind, amount, isOnly } = summary;
  const isGood = kind === 'later';
  return (
    <div className={classes('standing', isGood ? 'standing-good' : kind === 'late' || kind === 'call' ? 'standing-late' : 'standing-soon')}>
      <p className="standing-title">
        <Icon name={isGood ? 'good' : 'warning'} />
        <Sentence summary={summary} />
      </p>
      {amount > 0 && !isOnly && (
        <>
          <p className="standing-figure">
            <Money cents={amount} size="hero" />
          </p>
          <p>
            <Explanation summary={summary} today={today} />
          </p>
        </>
      )}
      {note !== '' && <p className="standing-note">{note}</p>}
    </div>
  );
}

function Sentence({ summary: { kind, loans, isOnly } }: { summary: Summary }) {
  switch (kind) {
    case 'call':
      return <Trans>Call us about your vehicle before you pay.</Trans>;
    case 'late':
      if (isOnly) return <Trans>Your payment is past due.</Trans>;
      return <Plural value={loans} one="# of your loans is past due." other="# of your loans are past due." />;
    case 'today':
      return <Trans>You have a payment due today.</Trans>;
    case 'tomorrow':
      return <Trans>You have a payment due tomorrow.</Trans>;
    case 'later':
      return <Trans>You’re up to date.</Trans>;
  }
}

function Explanation({ summary: { kind, loans, day }, today }: { summary: Summary; today: string }) {
  if (kind === 'late') return <Trans>Pay this to catch up.</Trans>;
  const date = <DateText day={day} today={today} />;
  return loans > 1 ? (
    <Trans>
      Next for {loans} loans: due {date}
    </Trans>
  ) : (
    <Trans>Next payment: due {date}</Trans>
  );
}
