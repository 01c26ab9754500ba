import { Select, Trans } from '@lingui/react/macro';
import type { AddCardEvent, CardField } from '../../../../machines/addCard/addCard.rules.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';

/** The vault gave no token: the fields that it rejects. A form that is of no use says why itself, right above the button for a new one. Spec: ERR-009. */
export const MissingToken = ({ fields, send }: { fields: readonly CardField[]; send: (event: AddCardEvent) => void }) =>
  fields.includes('form') ? (
    <Button onPress={() => send({ type: 'card.retryChosen' })}>
      <Trans>Open a new form</Trans>
    </Button>
  ) : (
    <Notice tone="danger" live="alert" title={<Trans>Please confirm card information is entered correctly</Trans>}>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <Select
                value={field}
                _number="Card number"
                _expiry="Expiration date"
                _cvv="Security code"
                _zip="ZIP code"
                other="Name on card"
              />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
