import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { UnavailableView } from '../../../../machines/unavailable/unavailable.view.ts';
import { Notice } from '../../../kit/Notice.tsx';

/** The lender has the request. It takes the focus, because the form that had it is gone (WCAG 2.4.3). */
export function Requested({ view: { form, stateName } }: { view: UnavailableView }) {
  const box = useRef<HTMLDivElement>(null);
  const contact = form.contact.trim();
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" live="status" title={<Trans>We have your request</Trans>}>
        <Trans>
          We’ll send one message to {contact} when this is available in {stateName}.
        </Trans>
      </Notice>
    </div>
  );
}
