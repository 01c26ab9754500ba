import { Trans } from '@lingui/react/macro';
import type { DisburseMethodContext } from '../../../../machines/disburseMethod/disburseMethod.rules.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

/** Which card is new, or gone. Spec: FLOW-DRAW-05, FLOW-DRAW-06. */
export function Changed({ notice: { kind, card } }: { notice: NonNullable<DisburseMethodContext['notice']> }) {
  switch (kind) {
    case 'added':
      return (
        <Notice tone="good" live="status">
          <Trans>
            <MethodName method={card} /> is saved and will get your cash.
          </Trans>
        </Notice>
      );
    case 'cannotReceive':
      return (
        <Notice tone="warning" live="status">
          <Trans>
            <MethodName method={card} /> is saved, but it can’t receive money. Choose another way.
          </Trans>
        </Notice>
      );
    case 'removed':
      return (
        <Notice tone="good" live="status">
          <Trans>
            <MethodName method={card} /> was removed.
          </Trans>
        </Notice>
      );
  }
}
