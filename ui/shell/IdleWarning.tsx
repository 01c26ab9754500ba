import { Plural, Trans } from '@lingui/react/macro';
import type { IdleView } from '../../machines/app/app.types.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

/** How often a screen reader announces the seconds left: every second would drown everything else. */
const ANNOUNCE_EVERY_SECONDS = 15;

/** Warns before the idle limit signs the customer out. One button to stay signed in; Escape does the same. Spec: CONF-026 (A11Y-009). */
export function IdleWarning({ view, onStay }: { view: IdleView; onStay: () => void }) {
  if (!view.warning) return null;
  const rounded = (Math.round(view.secondsLeft / ANNOUNCE_EVERY_SECONDS) || 1) * ANNOUNCE_EVERY_SECONDS;
  return (
    <Dialog
      role="alertdialog"
      title={<Trans>Are you still there?</Trans>}
      onClose={onStay}
      actions={
        <Button kind="primary" wide onPress={onStay}>
          <Trans>Stay signed in</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          To keep your account safe, we sign you out after a while without activity. What you’ve typed stays, except for your password and
          card code.
        </Trans>
      </p>
      {view.losesFiles && (
        <p>
          <Trans>Files you haven’t sent will be lost. You’d have to choose them again.</Trans>
        </p>
      )}
      <p className="idle-seconds" aria-hidden="true">
        <Plural value={view.secondsLeft} one="# second left" other="# seconds left" />
      </p>
      <p className="visually-hidden" role="timer" aria-live="polite">
        <Plural value={rounded} one="About # second left" other="About # seconds left" />
      </p>
    </Dialog>
  );
}
