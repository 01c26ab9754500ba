import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ConfirmPaymentView } from '../../../../machines/payment/views/confirmPayment.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

type Props = { saving: ConfirmPaymentView['saving']; method: NonNullable<ConfirmPaymentView['method']>; onSave: () => void };

/** The card of this payment can still be saved. When it is, the notice takes the focus from the button, which is gone (WCAG 2.4.3). Spec: FLOW-CARD-02. */
export function SaveCard({ saving: { phase, failure }, method, onSave }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isSaved = phase === 'saved';
  useEffect(() => {
    if (isSaved) box.current?.focus();
  }, [isSaved]);
  return (
    <div ref={box} tabIndex={-1} className="save-card">
      {isSaved ? (
        <Notice tone="good" live="status">
          <Trans>
            <MethodName method={method} /> was saved.
          </Trans>
        </Notice>
      ) : (
        <>
          <FailureNote failure={failure} topic="cards" />
          <p>
            <Trans>
              <MethodName method={method} /> isn’t saved: it’s removed when you leave this page.
            </Trans>
          </p>
          <Button busy={phase === 'saving'} icon={<Icon name="card" />} onPress={onSave}>
            {phase === 'saving' ? <Trans>Saving…</Trans> : <Trans>Save this card for next time</Trans>}
          </Button>
        </>
      )}
    </div>
  );
}
