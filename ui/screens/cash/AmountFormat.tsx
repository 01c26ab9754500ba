import { Trans } from '@lingui/react/macro';

/** What was typed does not fit into an amount. */
export const AmountFormat = () => <Trans>Enter an amount like $1,234.50. Not everything you typed fits.</Trans>;
