import { Trans } from '@lingui/react/macro';
import type { CardField } from '../../../../machines/addCard/addCard.rules.ts';
import { Notice } from '../../../kit/Notice.tsx';

/** The vault gave no token: the fields that it rejects. Spec: ERR-009. */
export function MissingToken({ fields }: { fields: readonly CardField[] }) {
  return (
    <Notice tone="danger" live="alert" title={<Trans>Please confirm card information is entered correctly</Trans>}>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <CheckField field={field} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function CheckField({ field }: { field: CardField }) {
  switch (field) {
    case 'name':
      return <Trans>Check the name on the card.</Trans>;
    case 'number':
      return <Trans>Check the card number.</Trans>;
    case 'expiry':
      return <Trans>Check the expiration date.</Trans>;
    case 'cvv':
      return <Trans>Check the security code.</Trans>;
    case 'zip':
      return <Trans>Check the ZIP code.</Trans>;
  }
}
