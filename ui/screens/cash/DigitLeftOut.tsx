import { Trans } from '@lingui/react/macro';

/** The field has dropped what was typed after the cents. */
export const DigitLeftOut = () => <Trans>An amount has no more than two digits after the point: one digit was left out.</Trans>;
