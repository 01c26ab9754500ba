import { Trans } from '@lingui/react/macro';

/** Announces politely that the page is loading. A new screen is not announced here: its title takes focus. Spec: A11Y-007. */
export function Announcer({ busy }: { busy: boolean }) {
  return (
    <p className="visually-hidden" role="status">
      {busy && <Trans>One moment, please</Trans>}
    </p>
  );
}
