import { Trans, useLingui } from '@lingui/react/macro';
import type { AncillaryEvent } from '../../../machines/ancillary/ancillary.rules.ts';
import type { AncillaryProductsConfirmView } from '../../../machines/ancillary/ancillary.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Money } from '../../kit/Money.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { NewLoan } from './parts/NewLoan.tsx';
import { NoFigures } from './parts/NoFigures.tsx';
import { SoldProducts } from './parts/SoldProducts.tsx';

type Props = ScreenProps<AncillaryProductsConfirmView, AncillaryEvent>;

/** What is bought, what it costs in all, and the lender's text to confirm. Spec: portal §2 "AncillaryProductsConfirm" (ROUTE-083). */
export function AncillaryProductsConfirm({ view, send }: Props) {
  const brandName = useBrandName();
  const { state, terms } = view;
  return (
    <Page
      screen={view.screen}
      title={<Trans>Confirm what is added to your loan</Trans>}
      eyebrow={
        <>
          {brandName(view.brand)} · <LoanName loan={view.loan} />
        </>
      }
      busy={view.busy}
    >
      <SoldProducts view={view} />
      {state === 'loading' && <SkeletonCard lines={5} />}
      {state === 'reading' && (terms ? <NewLoan terms={terms} /> : <NoFigures view={view} send={send} />)}
      {state === 'refused' ? <Refused view={view} send={send} /> : <ConfirmForm view={view} send={send} />}
    </Page>
  );
}

/** The lender's text, which nobody has checked. */
function ConfirmForm({ view, send }: Props) {
  const { t } = useLingui();
  const { confirmText, boxIsMissing } = view;
  const errors = boxIsMissing ? [{ field: 'agreed', text: t`Check the box if you want this, or change your choice.` }] : [];
  return (
    <Form
      onSubmit={(values) => send({ type: 'confirm.submitted', agreed: values.checked('agreed') })}
      errors={errors}
      submitLabel={<ConfirmLabel view={view} />}
      disabled={view.state === 'loading'}
      reason={<Trans>The figures for your new loan are loading.</Trans>}
      actions={<Change send={send} />}
    >
      {confirmText !== '' && <Checkbox name="agreed" label={confirmText} />}
    </Form>
  );
}

function ConfirmLabel({ view: { sold } }: Pick<Props, 'view'>) {
  const amount = <Money cents={sold.cents} />;
  return sold.cents > 0 ? <Trans>Continue with {amount} added to my new loan</Trans> : <Trans>Confirm and continue</Trans>;
}

const Change = ({ send }: Pick<Props, 'send'>) => (
  <Button onPress={() => send({ type: 'choice.changeChosen' })}>
    <Trans>Change my choice</Trans>
  </Button>
);

/** There is no such loan: another choice or another amount. */
const Refused = ({ view: { failure, storePhone }, send }: Props) => (
  <>
    <FailureNote failure={failure} topic="other" />
    <Actions>
      <Change send={send} />
      <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
        <Trans>Back to the costs</Trans>
      </Button>
    </Actions>
    {storePhone !== '' && <CallStore number={storePhone} />}
  </>
);
