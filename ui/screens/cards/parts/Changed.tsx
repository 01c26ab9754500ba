import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CardsContext } from '../../../../machines/cards/cards.rules.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

/** Which card is new, or gone. After a removal it takes the focus: the button that opened the question is gone with the card (WCAG 2.4.3). */
export function Changed({ notice: { kind, card } }: { notice: NonNullable<CardsContext['notice']> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'removed') box.current?.focus();
  }, [kind]);
  return (
    <div ref={box} tabIndex={-1} className="cards-changed">
      <Notice tone="good" live="status">
        {kind === 'added' ? (
          <Trans>
            <MethodName method={card} /> was saved.
          </Trans>
        ) : (
          <Trans>
            <MethodName method={card} /> was removed.
          </Trans>
        )}
      </Notice>
    </div>
  );
}
