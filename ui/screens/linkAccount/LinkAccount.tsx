import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { ssnStanding } from '../../../machines/linkAccount/linkAccount.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Page } from '../../kit/Page.tsx';
import { SsnField } from '../../kit/SsnField.tsx';
import { TypedField } from '../../kit/TypedField.tsx';
import { typePhone } from '../../kit/phone.ts';
import { typeDate } from '../../kit/typing.ts';
import type { LinkScreen } from './parts/kind.ts';
import { Unread } from './parts/Unread.tsx';
import { useErrors } from './parts/useErrors.ts';

/** The details that prove whose account it is. Spec: portal §2 "LinkAccount" (ROUTE-023). */
export function LinkAccount({ view, send }: LinkScreen) {
  return (
    <Page
      screen="LinkAccount"
      width="narrow"
      title={view.purpose === 'replace' ? <Trans>Find the account you want instead</Trans> : <Trans>Find your account</Trans>}
      lead={
        view.purpose === 'replace' ? (
          <Trans>Nothing is replaced until you’ve seen what changes and confirmed it.</Trans>
        ) : (
          <Trans>Tell us what’s on your loan documents, so we know the account is yours.</Trans>
        )
      }
      busy={view.busy}
    >
      {view.phase === 'unread' ? <Unread view={view} send={send} /> : <Details view={view} send={send} />}
    </Page>
  );
}

function Details({ view, send }: LinkScreen) {
  const ssn = useRef<HTMLInputElement>(null);
  const { details } = view;
  const typed = (field: keyof typeof details) => (text: string) => send({ type: 'detail.typed', field, text });
  return (
    <>
      <FailureNote failure={view.failure} topic="other" />
      <Form
        errors={useErrors(view.problems)}
        busy={view.busy}
        submitLabel={view.busy ? <Trans>Looking for your account…</Trans> : <Trans>Find my account</Trans>}
        onSubmit={(values) =>
          send({
            type: 'details.submitted',
            loanNumber: values.text('loanNumber'),
            ssn: ssnStanding(ssn.current?.value ?? ''),
            dateOfBirth: values.text('dateOfBirth'),
            phone: values.text('phone'),
          })
        }
        actions={
          <Button kind="quiet" disabled={view.busy} onPress={() => send({ type: 'flow.left' })}>
            <Trans>Not now</Trans>
          </Button>
        }
      >
        <Field
          name="loanNumber"
          label={<Trans>Loan number</Trans>}
          hint={<Trans>On your loan documents, like 10101-2020001-1. Don’t have it? Use your Social Security number.</Trans>}
          defaultValue={details.loanNumber}
          autoComplete="off"
          inputMode="text"
          maxLength={21}
          spellCheck={false}
          onText={typed('loanNumber')}
        />
        <SsnField
          field={ssn}
          label={<Trans>Social Security number</Trans>}
          hint={<Trans>Not needed with a loan number. We use it to find your account and don’t keep it.</Trans>}
        />
        <TypedField
          name="dateOfBirth"
          label={<Trans>Date of birth</Trans>}
          hint={<Trans>Month, day, year: 09/28/1980</Trans>}
          defaultValue={details.dateOfBirth}
          format={typeDate}
          autoComplete="bday"
          inputMode="text"
          onText={typed('dateOfBirth')}
        />
        <TypedField
          name="phone"
          label={<Trans>Phone number</Trans>}
          hint={<Trans>The one we have on file, with area code.</Trans>}
          defaultValue={details.phone}
          format={typePhone}
          autoComplete="tel-national"
          inputMode="tel"
          onText={typed('phone')}
        />
      </Form>
    </>
  );
}
