import { Trans } from '@lingui/react/macro';
import { Fact } from '../../kit/Facts.tsx';

/** The number by which the money is known where it is paid out. Spec: FLOW-DRAW-13. */
export const ReferenceFact = ({ number }: { number: string }) => (
  <Fact label={<Trans>Reference number</Trans>} strong>
    {number}
  </Fact>
);
