import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import type { AccountView } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import type { TimelineLine } from '../../../../machines/accounts/timeline.lines.ts';
import { TIMELINE_STEP } from '../../../../machines/accounts/timeline.rules.ts';
import { appointment, documents } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { DateText } from '../../../kit/DateText.tsx';
import { Money } from '../../../kit/Money.tsx';
import { usePaperName } from '../../paper/paperName.ts';
import { Appointment } from './Appointment.tsx';

type About = { account: AccountView; today: string; send: (event: AccountsEvent) => void };
type Booking = Extract<TimelineLine, { kind: 'booking' }>;

/** What all lines of a timeline share, by value: a page is drawn again only when its lines or one of these change. */
const isSame = (one: PageProps, other: PageProps): boolean =>
  one.lines === other.lines &&
  one.today === other.today &&
  one.account.loanId === other.account.loanId &&
  one.account.whyNotMeet === other.account.whyNotMeet &&
  one.account.useRefiTerm === other.account.useRefiTerm;

type PageProps = { lines: readonly TimelineLine[] } & About;

/** Some lines, drawn once: "Show more" does not draw the lines above again. */
export const TimelinePage = memo(function TimelinePage({ lines, ...about }: PageProps) {
  return (
    <div className={classes('history-page', lines.length === TIMELINE_STEP && 'history-page-full')}>
      {lines.map((line) => (
        <Line key={line.key} line={line} {...about} />
      ))}
    </div>
  );
}, isSame);

/** One line: what, when, how much, and the way to what can be opened. */
function Line({ line, ...about }: { line: TimelineLine } & About) {
  return (
    <div role="listitem" className="history-row">
      <span className="history-what">
        <What line={line} useRefiTerm={about.account.useRefiTerm} />
      </span>
      {line.kind === 'booking' && (
        <span className="history-amount">
          <Money cents={line.amount} />
        </span>
      )}
      <span className="history-more">
        <When line={line} today={about.today} />
      </span>
      {line.kind === 'booking' && (
        <span className="history-more history-balance">
          <Trans>
            Balance after: <Money cents={line.balance} />
          </Trans>
        </span>
      )}
      <More line={line} {...about} />
    </div>
  );
}

function What({ line, useRefiTerm }: { line: TimelineLine; useRefiTerm: boolean }) {
  switch (line.kind) {
    case 'booking':
      return line.cancelled ? (
        <Cancelled what={line.what} useRefiTerm={useRefiTerm} />
      ) : (
        <Booked what={line.what} useRefiTerm={useRefiTerm} />
      );
    case 'signed':
      return <Trans>Document signed</Trans>;
    case 'viewed':
      return <Trans>Document opened</Trans>;
    case 'uploaded':
      return <Trans>File sent to us</Trans>;
    case 'appointment':
      return <Trans>Appointment</Trans>;
  }
}

type Word = { what: Booking['what']; useRefiTerm: boolean };

/** A renewal has the word of its loan (RULE-031). */
function Booked({ what, useRefiTerm }: Word) {
  switch (what) {
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

function Cancelled({ what, useRefiTerm }: Word) {
  switch (what) {
    case 'payment':
      return <Trans>Payment returned</Trans>;
    case 'draw':
      return <Trans>Cash advance canceled</Trans>;
    case 'refinance':
      return useRefiTerm ? <Trans>Refinance canceled</Trans> : <Trans>Renewal canceled</Trans>;
    case 'origination':
      return <Trans>Loan canceled</Trans>;
    case 'fee':
      return <Trans>Fee returned</Trans>;
  }
}

const When = ({ line, today }: { line: TimelineLine; today: string }) =>
  line.kind === 'appointment' ? <Appointment line={line} /> : <DateText day={line.day} today={today} mode="short" />;

/** The card and the number of a payment, the name of a document, and what can be opened. */
function More({ line, account, send }: { line: TimelineLine } & Omit<About, 'today'>) {
  const { t } = useLingui();
  const paperName = usePaperName();
  const { brand, loanId, lmsId } = account;
  const toDocument = (documentId: string) => ({
    to: documents(brand, loanId, lmsId, documentId),
    onPress: () => send({ type: 'documents.chosen', monthly: false, documentId }),
  });
  switch (line.kind) {
    case 'booking': {
      const { method, confirmationNumber, receiptId } = line;
      if (method === '' && confirmationNumber === '') return null;
      return (
        <Paper>
          {method !== '' && <span>{method}</span>}
          {confirmationNumber !== '' && (
            <span>
              <Trans>No. {confirmationNumber}</Trans>
            </span>
          )}
          {receiptId !== '' && (
            <Button kind="quiet" {...toDocument(receiptId)} label={t`Receipt for No. ${confirmationNumber}`}>
              <Trans>Receipt</Trans>
            </Button>
          )}
        </Paper>
      );
    }
    case 'signed':
    case 'viewed':
      return (
        <Paper>
          <Button kind="quiet" {...toDocument(line.documentId)}>
            {paperName({ name: line.name, day: line.documentDay })}
          </Button>
        </Paper>
      );
    case 'uploaded':
      return (
        <Paper>
          <span>{line.name}</span>
        </Paper>
      );
    case 'appointment':
      return account.whyNotMeet === null ? (
        <Paper>
          <Button kind="quiet" to={appointment(brand, loanId)} onPress={() => send({ type: 'appointment.chosen' })}>
            <Trans>See the appointment</Trans>
          </Button>
        </Paper>
      ) : null;
  }
}

const Paper = ({ children }: { children: ReactNode }) => <span className="history-more history-paper">{children}</span>;
