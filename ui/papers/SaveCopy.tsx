import { Trans } from '@lingui/react/macro';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Notice } from '../kit/Notice.tsx';

/** Saves a copy of a document as a file of the customer. */
export function SaveCopy({ failed, onPress }: { failed: boolean; onPress: () => void }) {
  return (
    <>
      <Button icon={<Icon name="print" />} onPress={onPress}>
        <Trans>Save a copy (PDF)</Trans>
      </Button>
      {failed && (
        <Notice tone="danger" live="alert">
          <Trans>We couldn’t save the copy. Print this page instead, or try again.</Trans>
        </Notice>
      )}
    </>
  );
}
