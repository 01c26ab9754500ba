import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import type { UnfinishedView } from '../../../../machines/accounts/unfinished.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { productText } from '../../loan/productText.ts';
import { BrandName } from './BrandName.tsx';
import { WhyNotGoOn } from './WhyNotGoOn.tsx';

type Send = (event: AccountsEvent) => void;
type StepProps = { step: UnfinishedView };

/** What the customer began, here or on another device, and the way on with each step: the newest first. Spec: CONF-008. */
export function UnfinishedNote({ steps, send }: { steps: readonly UnfinishedView[]; send: Send }) {
  const [only, ...others] = steps;
  if (!only) return null;
  if (others.length === 0)
    return (
      <Notice tone="info" title={<Begun step={only} />} actions={<Continue step={only} send={send} />}>
        <Which step={only} />
      </Notice>
    );
  return (
    <Notice tone="info" title={<Trans>Continue where you stopped</Trans>}>
      <ul className="unfinished">
        {steps.map((step) => (
          <li key={step.flow}>
            <p className="unfinished-words">
              <span className="unfinished-begun">
                <Begun step={step} />
              </span>
              <span>
                <Which step={step} />
              </span>
            </p>
            <Continue step={step} send={send} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Begun({ step: { flow, useRefiTerm } }: StepProps) {
  switch (flow) {
    case 'payment':
      return <Trans>You started a payment and didn’t finish.</Trans>;
    case 'renewal':
      return useRefiTerm ? (
        <Trans>You started to refinance a loan and didn’t finish.</Trans>
      ) : (
        <Trans>You started to renew a loan and didn’t finish.</Trans>
      );
    case 'draw':
      return <Trans>You started to get cash and didn’t finish.</Trans>;
    case 'origination':
      return <Trans>You started to take a new loan and didn’t finish.</Trans>;
  }
}

/** The loan by its vehicle, or else by its number. */
function Which({ step: { flow, brand, loan } }: StepProps) {
  const { i18n } = useLingui();
  if (flow === 'origination') return <Trans>What you chose is still there.</Trans>;
  if (!loan) return <BrandName brand={brand} />;
  const { productName, collateral, loanHeader } = loan;
  return [productText(i18n, productName), collateral === '' ? loanHeader : collateral].join(', ');
}

function Continue({ step, send }: StepProps & { send: Send }) {
  const { flow, to, whyNot, useRefiTerm } = step;
  return (
    <Button
      to={to}
      disabled={whyNot !== null}
      reason={whyNot && <WhyNotGoOn why={whyNot} />}
      onPress={() => send({ type: 'unfinished.chosen', flow })}
    >
      <WayOn flow={flow} useRefiTerm={useRefiTerm} />
    </Button>
  );
}

/** Each has a name of its own: a list of links can be read without the sentences. */
function WayOn({ flow, useRefiTerm }: Pick<UnfinishedView, 'flow' | 'useRefiTerm'>) {
  switch (flow) {
    case 'payment':
      return <Trans>Continue your payment</Trans>;
    case 'renewal':
      return useRefiTerm ? <Trans>Continue your refinance</Trans> : <Trans>Continue your renewal</Trans>;
    case 'draw':
      return <Trans>Continue getting cash</Trans>;
    case 'origination':
      return <Trans>Continue your application</Trans>;
  }
}
