import { Trans, useLingui } from '@lingui/react/macro';

/** On every page of the sandbox: nothing here is real. */
export function SandboxRibbon() {
  const { t } = useLingui();
  return (
    <aside className="sandbox-ribbon" aria-label={t`About this site`}>
      <Trans>Sandbox · no real money</Trans>
    </aside>
  );
}
