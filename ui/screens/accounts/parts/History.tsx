import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { HistoryRow as Row, HistoryView } from '../../../../machines/accounts/accountHistory.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.place.ts';
import { Button } from '../../../kit/Button.tsx';
import { Section } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';

/** Placeholder rows while the history loads. */
const SKELETON_ROWS = 6;

/** The name of an entry; a renewal has the word of its loan (RULE-031). */
function Kind({ kind, useRefiTerm }: { kind: Row['kind']; useRefiTerm: boolean }) {
  switch (kind) {
    case 'payment':
      return <Trans>Payment</Trans>;
    case 'draw':
      return <Trans>Cash advance</Trans>;
    case 'refinance':
      return useRefiTerm ? <Trans>Refinance</Trans> : <Trans>Renewal</Trans>;
    case 'origination':
      return <Trans>Loan started</Trans>;
    case 'fee':
      return <Trans>Fee</Trans>;
  }
}

/** The card and the confirmation number of a payment. */
function Paper({ row }: { row: Row }) {
  const { method, confirmationNumber } = row;
  if (method === '' && confirmationNumber === '') return null;
  return (
    <span className="history-more history-paper">
      {method !== '' && <span>{method}</span>}
      {confirmationNumber !== '' && (
        <span>
          <Trans>No. {confirmationNumber}</Trans>
        </span>
      )}
    </span>
  );
}

/** What all rows of one history share. */
type About = { today: string; useRefiTerm: boolean };

/** Some rows, drawn once: "Show more" does not redraw the rows above. */
const HistoryPage = memo(function HistoryPage({ rows, ...about }: { rows: readonly Row[] } & About) {
  return (
    <div className="history-page">
      {rows.map((row) => (
        <HistoryRow key={row.id} row={row} {...about} />
      ))}
    </div>
  );
});

/** One entry. */
function HistoryRow({ row, today, useRefiTerm }: { row: Row } & About) {
  return (
    <div role="listitem" className="history-row">
      <span className="history-what">
        <Kind kind={row.kind} useRefiTerm={useRefiTerm} />
      </span>
      <span className="history-amount">
        <Money cents={row.amount} />
      </span>
      <span className="history-more">
        <DateText day={row.day} today={today} mode="short" />
      </span>
      <span className="history-more history-balance">
        <Trans>
          Owed after: <Money cents={row.balance} />
        </Trans>
      </span>
      <Paper row={row} />
    </div>
  );
}

/** The history of a loan, newest first, a few at a time. Spec: ROUTE-058. */
export function History({ history, today, send }: { history: HistoryView; today: string; send: (event: AccountsEvent) => void }) {
  const { t, i18n } = useLingui();
  const count = (number: number) => i18n.number(number);
  const { pages, shown, total, useRefiTerm } = history;
  return (
    <Section
      title={<Trans>History</Trans>}
      note={
        total > shown ? (
          <span role="status">
            <Trans>
              Showing {count(shown)} of {count(total)}
            </Trans>
          </span>
        ) : undefined
      }
    >
      {history.state === 'asking' && pages.length === 0 && <Skeleton lines={SKELETON_ROWS} />}
      {history.state === 'shown' && total === 0 && (
        <p>
          <Trans>Nothing has happened on this account yet.</Trans>
        </p>
      )}
      {pages.length > 0 && (
        <div role="list" aria-label={t`History, newest first`}>
          {pages.map((rows) => (
            <HistoryPage key={rows[0]?.id} rows={rows} today={today} useRefiTerm={useRefiTerm} />
          ))}
        </div>
      )}
      {history.state === 'failed' && (
        <Notice
          tone="warning"
          live="status"
          title={<Trans>We could not get the history of this account.</Trans>}
          actions={
            <Button icon={<Icon name="again" />} onPress={() => send({ type: 'retry.chosen' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Everything else on this page is up to date.</Trans>
        </Notice>
      )}
      {total > shown && (
        <Button wide busy={history.state === 'asking'} onPress={() => send({ type: 'history.extended' })}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Section>
  );
}
