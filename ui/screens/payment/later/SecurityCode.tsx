import { Trans } from '@lingui/react/macro';
import { SecretField } from '../../../kit/SecretField.tsx';

/** Four digits on American Express, three on other cards. */
const SHAPE = { pattern: '\\d{3,4}', maxLength: 4 };

/** The security code of a saved card, as wide as the code. */
export const SecurityCode = () => (
  <div className="security-code">
    <SecretField
      name="cvv"
      label={<Trans>Security code</Trans>}
      hint={<Trans>On the back of your card, or on the front of an American Express. We don’t keep it.</Trans>}
      autoComplete="cc-csc"
      {...SHAPE}
    />
  </div>
);
