import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';

/** Copies the link with one press; where copying is not allowed, the link is still on the screen. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className="referral-copy">
      <Button kind="quiet" icon={<Icon name={copied ? 'check' : 'copy'} />} onPress={copy}>
        {copied ? <Trans>Link copied</Trans> : <Trans>Copy the link</Trans>}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && <Trans>Link copied</Trans>}
      </span>
    </span>
  );
}
