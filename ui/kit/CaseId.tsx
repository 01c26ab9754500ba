import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from './Icon.tsx';

/** The number that the customer reads to support; copied with one press. Renders nothing without one. */
export function CaseId({ caseId }: { caseId: string }) {
  const [copied, setCopied] = useState(false);
  if (caseId === '') return null;
  const copy = () => {
    navigator.clipboard?.writeText(caseId).then(
      () => setCopied(true),
      () => setCopied(false), // copying is not allowed here: the number is visible
    );
  };
  const label = copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>;
  return (
    <span className="case">
      <span>
        <Trans>
          Case number <span className="case-number">{caseId}</span>
        </Trans>
      </span>
      <button type="button" className="case-copy" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {label}
      </button>
      <span className="visually-hidden" role="status">
        {copied && label}
      </span>
    </span>
  );
}
