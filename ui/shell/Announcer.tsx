import { Trans } from '@lingui/react/macro';

/** Says politely that something is being waited for. A new screen needs no words here: its title takes focus. Spec: A11Y-007. */
export function Announcer({ busy }: { busy: boolean }) {
  return (
    <p className="visually-hidden" role="status">
      {busy && <Trans>One moment, please</Trans>}
    </p>
  );
}
