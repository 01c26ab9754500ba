import { Trans, useLingui } from '@lingui/react/macro';

/** On every page of the sandbox: says that nothing here is real, and opens the debug panel, which only a sandbox serves (routes/panel). */
export function SandboxRibbon() {
  const { t } = useLingui();
  return (
    <aside className="sandbox-ribbon" aria-label={t`About this site`}>
      <button type="button">
        <Trans>Sandbox · no real money</Trans>
      </button>
    </aside>
  );
}
