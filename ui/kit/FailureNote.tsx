import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CaseId } from './CaseId.tsx';
import { failureText, type FailureTopic, type ShownFailure } from './failureText.ts';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';

export type FailureNoteProps = {
  /** Null or aborted: nothing is shown. */
  failure: ShownFailure | null | undefined;
  topic: FailureTopic;
  /** Offers a retry. Never when money may have moved. */
  onRetry?: (() => void) | undefined;
  /** What to do now: phone, hours, another way. */
  children?: ReactNode;
};

/** The required text of a failure and its case number, in small print below the real state. Spec: CONF-009. */
export function FailureSmallPrint({ failure, topic }: Pick<FailureNoteProps, 'failure' | 'topic'>) {
  const { i18n } = useLingui();
  if (!failure || failure.kind === 'aborted') return null;
  const message = failureText(failure, topic);
  return (
    <p className="small-print">
      <span className="failure-text">{'own' in message ? message.own : i18n._(message.ours)}</span>
      <CaseId caseId={failure.caseId} />
    </p>
  );
}

/** A failure in the specification's words, announced, with the case number where the service gave one. Text only, never HTML. */
export function FailureNote({ failure, topic, onRetry, children }: FailureNoteProps) {
  const { i18n } = useLingui();
  if (!failure || failure.kind === 'aborted') return null;
  const message = failureText(failure, topic);
  const text = 'own' in message ? message.own : i18n._(message.ours);
  const isWrongPassword = topic === 'signIn' && failure.kind === 'refused'; // no reason to call support
  const retry = onRetry && (
    <Button icon={<Icon name="again" />} onPress={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Notice tone="danger" live="alert" actions={retry}>
      <p className="failure-text">{text}</p>
      {children}
      {!isWrongPassword && <CaseId caseId={failure.caseId} />}
    </Notice>
  );
}
