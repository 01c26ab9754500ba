import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';

/** A page outside the portal, in a new tab without access to this one. `address` is checked (outsideAddress). Spec: quality §3. */
export function OutsideLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a className="outside-link" href={address} target="_blank" rel="noopener noreferrer">
      <Icon name="language" />
      <span>
        {children}
        <VisuallyHidden>
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </VisuallyHidden>
      </span>
    </a>
  );
}
