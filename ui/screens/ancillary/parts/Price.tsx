import { Trans } from '@lingui/react/macro';
import { Money } from '../../../kit/Money.tsx';

/** What a product costs. */
export const Price = ({ cents }: { cents: number }) => (cents === 0 ? <Trans>No charge</Trans> : <Money cents={cents} />);
