import { Trans } from '@lingui/react/macro';
import type { AddCardView } from '../../../../machines/addCard/addCard.view.ts';
import { FailureNote } from '../../../kit/FailureNote.tsx';

/** Brings the note into view: the button that was pressed is far below it, and the form is empty again (WCAG 2.4.3). */
const focus = (note: HTMLElement | null) => note?.focus();

/** Why the lender took no card. After a lost answer it may have it: the same card is saved only once. Spec: ERR-005 to ERR-012, CONF-009. */
export const NotSaved = ({ failure }: Pick<AddCardView, 'failure'>) => (
  <div ref={focus} tabIndex={-1}>
    <FailureNote failure={failure} topic="cards">
      <Trans>Please type your card again.</Trans>
    </FailureNote>
  </div>
);
