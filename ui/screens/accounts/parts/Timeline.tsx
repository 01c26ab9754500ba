import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountView } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import type { TimelineView } from '../../../../machines/accounts/timeline.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { Section } from '../../../kit/Card.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { Missing } from './Missing.tsx';
import { Progress } from './Progress.tsx';
import { TimelinePage } from './TimelineLines.tsx';

/** Placeholder rows while the timeline loads. */
const SKELETON_ROWS = 6;

export type TimelineProps = {
  timeline: TimelineView;
  account: AccountView;
  today: string;
  send: (event: AccountsEvent) => void;
};

/** Pages in a part: the browser watches the pages only of the parts near the screen, and not the 250 pages of 5,000 lines. */
const PART = 10;

const inParts = (pages: TimelineView['pages']): TimelineView['pages'][] =>
  Array.from({ length: Math.ceil(pages.length / PART) }, (_, part) => pages.slice(part * PART, (part + 1) * PART));

/** What happened on a loan, newest first, a few lines at a time. A part that could not be loaded is named. Spec: ROUTE-058. */
export function Timeline({ timeline, account, today, send }: TimelineProps) {
  const { t, i18n } = useLingui();
  const count = (number: number) => i18n.number(number);
  const { state, isLoadingOlder, missing, pages, visible, total } = timeline;
  const isFirst = state === 'loading' && pages.length === 0;
  const hasMore = total > visible;
  return (
    <Section
      title={<Trans>History</Trans>}
      note={
        !isFirst && hasMore ? (
          <span role="status">
            <Trans>
              Showing {count(visible)} of {count(total)}
            </Trans>
          </span>
        ) : undefined
      }
    >
      {isFirst && <Skeleton lines={SKELETON_ROWS} />}
      {state === 'loaded' && total === 0 && missing.length === 0 && (
        <p>
          <Trans>Nothing has happened on this account yet.</Trans>
        </p>
      )}
      {account.active && <Progress lent={timeline.lent} owed={account.owed} />}
      <Missing sources={missing} hasLines={pages.length > 0} send={send} />
      {pages.length > 0 && (
        <div role="list" aria-label={t`History, newest first`}>
          {inParts(pages).map((part) => (
            <div key={part[0]?.[0]?.key} className={classes('history-part', part.length === PART && 'history-part-full')}>
              {part.map((lines) => (
                <TimelinePage key={lines[0]?.key} lines={lines} account={account} today={today} send={send} />
              ))}
            </div>
          ))}
        </div>
      )}
      {hasMore && !isFirst && (
        <Button wide busy={isLoadingOlder} onPress={() => send({ type: 'timeline.extended' })}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Section>
  );
}
