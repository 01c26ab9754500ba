import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, type ReactNode } from 'react';
import { FIELDS, type FieldName, type Typed } from '../../../../machines/profile/profile.fields.ts';
import type { OpenSection, ProfileView } from '../../../../machines/profile/profile.view.ts';
import type { ProfileEvent } from '../../../../machines/profile/profile.rules.ts';
import { Button } from '../../../kit/Button.tsx';
import { Form, type FieldError } from '../../../kit/Form.tsx';
import { useTypedForm } from '../../../kit/useTypedForm.ts';
import { SaveFailure } from './SaveFailure.tsx';

type Props = {
  view: ProfileView;
  open: OpenSection;
  send: (event: ProfileEvent) => void;
  errors: readonly FieldError[];
  children: ReactNode;
};

/** The element that takes focus when a form opens: the checked radio button, else the first field. */
const FIRST = 'input:not([type="radio"]), input:checked, select';

/** The bank account number has no field name, so it is never among the values. */
const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

/** The form of a section: takes the focus when it opens, reports what is typed, keeps it when saving fails. */
export function SectionForm({ view, open, send, errors, children }: Props) {
  const report = useCallback((values: Typed) => send({ type: 'form.typed', values }), [send]);
  const { inside, values } = useTypedForm({ isField, filled: open.filled, onTyped: report });
  useEffect(() => inside.current?.querySelector<HTMLElement>(FIRST)?.focus(), [inside]);
  return (
    <>
      <SaveFailure failure={view.failure} />
      <Form
        errors={errors}
        busy={open.saving}
        submitLabel={open.saving ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        onSubmit={({ hasSecret }) => send({ type: 'form.submitted', values: values(), hasAccountNumber: hasSecret('accountNumber') })}
        actions={
          <Button busy={open.saving} onPress={() => send({ type: 'form.cancelled' })}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <div ref={inside} className="profile-fields">
          {children}
        </div>
      </Form>
    </>
  );
}
