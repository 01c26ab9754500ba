import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import type { TimelineSource } from '../../../../machines/accounts/timeline.rules.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';

type Props = { sources: readonly TimelineSource[]; hasLines: boolean; send: (event: AccountsEvent) => void };

/** Which part of the timeline could not be loaded, each with its own retry. */
export function Missing({ sources, hasLines, send }: Props) {
  return sources.map((source) => (
    <Notice key={source} tone="warning" live="status" title={<Title source={source} />} actions={<Retry source={source} send={send} />}>
      {hasLines ? <Trans>The rest of the history is up to date.</Trans> : <Trans>Everything else on this page is up to date.</Trans>}
    </Notice>
  ));
}

function Title({ source }: { source: TimelineSource }) {
  switch (source) {
    case 'history':
      return <Trans>We couldn’t get the history of this account.</Trans>;
    case 'documents':
      return <Trans>We couldn’t get the documents of this account.</Trans>;
    case 'uploads':
      return <Trans>We couldn’t get the files that you sent us.</Trans>;
    case 'appointments':
      return <Trans>We couldn’t get your appointments.</Trans>;
  }
}

/** The name says which part, because several can be missing. */
function Retry({ source, send }: { source: TimelineSource; send: Props['send'] }) {
  const { t } = useLingui();
  const labels: Readonly<Record<TimelineSource, string>> = {
    history: t`Try again: history`,
    documents: t`Try again: documents`,
    uploads: t`Try again: files`,
    appointments: t`Try again: appointments`,
  };
  return (
    <Button icon={<Icon name="again" />} label={labels[source]} onPress={() => send({ type: 'timeline.retried', source })}>
      <Trans>Try again</Trans>
    </Button>
  );
}
