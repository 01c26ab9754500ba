import { Plural, Trans } from '@lingui/react/macro';
import type { Due } from '../../../../machines/accounts/accountCard.view.ts';
import { Badge } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';

/** When a loan is due, in words and colored by urgency. */
export function DueBadge({ due }: { due: Due }) {
  switch (due.kind) {
    case 'late':
      return (
        <Badge tone="danger">
          <Plural value={due.days} one="# day late" other="# days late" />
        </Badge>
      );
    case 'today':
      return (
        <Badge tone="warning">
          <Trans>Due today</Trans>
        </Badge>
      );
    case 'tomorrow':
      return (
        <Badge tone="warning">
          <Trans>Due tomorrow</Trans>
        </Badge>
      );
    case 'later':
      return (
        <Badge tone="info">
          <Plural value={due.days} one="Due in # day" other="Due in # days" />
        </Badge>
      );
    case 'paidOff':
      return (
        <Badge tone="good">
          <Trans>Paid off</Trans>
        </Badge>
      );
    case 'settled':
      return (
        <Badge tone="good">
          <Trans>Settled</Trans>
        </Badge>
      );
    case 'replaced':
      return (
        <Badge>
          <Trans>Replaced by a new loan</Trans>
        </Badge>
      );
    case 'canceled':
      return (
        <Badge>
          <Trans>Loan canceled</Trans>
        </Badge>
      );
  }
}

/** The day itself: "by Friday, Nov 27", "was due Oct 17". A canceled loan has none. */
export function DueDay({ due, today }: { due: Due; today: string }) {
  const day = <DateText day={due.day} today={today} />;
  if (due.kind === 'late') return <Trans>Was due {day}</Trans>;
  if (due.kind === 'paidOff') return due.day === '' ? null : <Trans>Paid off on {day}</Trans>;
  if (due.kind === 'settled') return due.day === '' ? null : <Trans>Settled on {day}</Trans>;
  if (due.kind === 'replaced') return due.day === '' ? null : <Trans>Replaced by a new loan on {day}</Trans>;
  return due.kind === 'canceled' ? null : <Trans>Due {day}</Trans>;
}
