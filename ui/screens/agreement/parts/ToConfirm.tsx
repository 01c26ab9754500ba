import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreementEvent, Problem } from '../../../../machines/agreement/agreement.types.ts';
import type { AccountDisclosuresView } from '../../../../machines/agreement/agreement.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Section } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { UppercaseField } from '../../../kit/ShapedField.tsx';
import { ElectronicPapers } from '../../../papers/ElectronicPapers.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { NewLoan } from './NewLoan.tsx';
import { PaperDialog } from './PaperDialog.tsx';
import { PapersToRead } from './PapersToRead.tsx';
import { TwoParties } from './TwoParties.tsx';

type Props = ScreenProps<AccountDisclosuresView, AgreementEvent>;

/** The longest that the lender takes. */
const MOST_INITIALS = 5;
const LONGEST_NAME = 300;

/** The new loan, its papers, and the name and initials that confirm them. Nothing is filled in. Spec: ROUTE-081, RULE-012, RULE-017. */
export function ToConfirm({ view, send }: Props) {
  const { open, isChanging } = view;
  return (
    <>
      <Notices view={view} />
      {view.parties && <TwoParties parties={view.parties} />}
      <NewLoan view={view} />
      <Confirmation view={view} send={send} />
      <Section title={<Trans>Electronic documents</Trans>}>
        {view.consentedOn !== '' && (
          <p>
            <Trans>
              You agreed to this on <DateText day={view.consentedOn} mode="short" />.
            </Trans>
          </p>
        )}
        <ElectronicPapers />
      </Section>
      {open && <PaperDialog open={open} send={send} />}
      {isChanging && <ChangeDialog send={send} />}
    </>
  );
}

const Notices = ({ view: { wasRefused, haveChanged } }: Pick<Props, 'view'>) => (
  <>
    {wasRefused && (
      <Notice tone="warning" title={<Trans>Your payment wasn’t made</Trans>}>
        <Trans>You need to confirm these documents first. Nothing was charged.</Trans>
      </Notice>
    )}
    {haveChanged && (
      <Notice tone="warning" live="alert">
        <Trans>The documents have changed since you opened them. These are the new ones. Please read them again.</Trans>
      </Notice>
    )}
  </>
);

function Confirmation({ view, send }: Props) {
  const { t } = useLingui();
  const { nameOnFile } = view;
  const texts: Record<Problem, string> = {
    papers: t`Open and read each document.`,
    name: nameOnFile === '' ? t`Type your first and last name.` : t`Type your name as we have it on file: ${nameOnFile}`,
    initials: t`Type the initials of your first and last name.`,
  };
  return (
    <Form
      onSubmit={(values) => send({ type: 'agreement.submitted', name: values.text('name'), initials: values.text('initials') })}
      errors={view.problems.map((field) => ({ field, text: texts[field] }))}
      busy={view.phase === 'working'}
      submitLabel={<Trans>Confirm these documents</Trans>}
      actions={
        <>
          <Button onPress={() => send({ type: 'amount.changeChosen' })}>
            <Trans>Change the amount</Trans>
          </Button>
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to the payment</Trans>
          </Button>
        </>
      }
    >
      <PapersToRead papers={view.papers} onOpen={(documentId) => send({ type: 'paper.opened', documentId })} />
      <p>
        <Trans>By typing your name and initials, you confirm that you have read these documents and agree to them.</Trans>{' '}
        {view.signatureRequired ? (
          <Trans>Next, you’ll sign them. Nothing is charged yet.</Trans>
        ) : (
          <Trans>Nothing is charged yet. You’ll see your payment once more before you pay.</Trans>
        )}
      </p>
      <Field
        name="name"
        label={<Trans>Your first and last name</Trans>}
        hint={nameOnFile !== '' && <Trans>As we have it on file: {nameOnFile}</Trans>}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        required
      />
      <UppercaseField name="initials" label={<Trans>Your initials</Trans>} autoComplete="off" maxLength={MOST_INITIALS} required />
      <NotRecorded view={view} />
    </Form>
  );
}

/** Beside the button that was pressed. What is known after a lost answer is said, and only that. */
const NotRecorded = ({ view: { failure, isUnsure } }: Pick<Props, 'view'>) => (
  <FailureNote failure={failure} topic="other">
    {failure?.kind !== 'refused' && (
      <p>
        {isUnsure ? (
          <Trans>We don’t know if we received it. Press the button again. It counts only once.</Trans>
        ) : (
          <Trans>Your documents aren’t confirmed yet. Press the button again.</Trans>
        )}
      </p>
    )}
  </FailureNote>
);
