import { Trans } from '@lingui/react/macro';

/** The field has dropped what was typed after the cents. */
export const DigitLeftOut = () => <Trans>An amount can’t have more than two digits after the decimal point. One digit was left out.</Trans>;
