import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';

/**
 * The browser blocked the new window. Shows the specification's text for it, and the page as a plain link, which no popup blocker stops.
 * Spec: calls §8 (ERR-021, ERR-031, ERR-032, I18N-003).
 */
export function LinkBlocked({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      role="alertdialog"
      title={t({ id: 'global.app_browser_error', message: 'Unable to open the link' })}
      onClose={onClose}
      actions={
        <>
          <a className="button button-primary" href={address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            <Trans>Open the page</Trans>{' '}
            <VisuallyHidden>
              <Trans>(opens in a new window)</Trans>
            </VisuallyHidden>
          </a>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your browser didn’t let us open a new window. You can open the page yourself.</Trans>
      </p>
    </Dialog>
  );
}
