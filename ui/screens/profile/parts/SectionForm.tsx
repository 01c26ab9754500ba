import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { FIELDS, type FieldName, type Typed } from '../../../../machines/profile/profile.fields.ts';
import type { OpenSection, ProfileView } from '../../../../machines/profile/profile.view.ts';
import type { ProfileEvent } from '../../../../machines/profile/profile.rules.ts';
import { Button } from '../../../kit/Button.tsx';
import { Form, type FieldError } from '../../../kit/Form.tsx';
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

const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

/** The values of the open section by field name. The bank account number has no field name, so it is never among them. */
function typedIn(form: HTMLFormElement): Typed {
  const values: Partial<Record<FieldName, string>> = {};
  for (const [name, value] of new FormData(form)) if (isField(name) && typeof value === 'string') values[name] = value;
  return values;
}

/** Writes the chart's values into the fields, which are uncontrolled. */
function fill(form: HTMLFormElement, filled: Typed): void {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** The form of a section: takes the focus when it opens, reports what is typed, keeps it when saving fails. */
export function SectionForm({ view, open, send, errors, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const { filled } = open;
  useEffect(() => fields.current?.querySelector<HTMLElement>(FIRST)?.focus(), []);
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (!form) return undefined;
    const report = () => send({ type: 'form.typed', values: typedIn(form) });
    form.addEventListener('input', report);
    return () => form.removeEventListener('input', report);
  }, [send]);
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (form) fill(form, filled);
  }, [filled]);
  return (
    <>
      <SaveFailure failure={view.failure} />
      <Form
        errors={errors}
        busy={open.saving}
        submitLabel={open.saving ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        onSubmit={(values) => {
          const form = fields.current?.closest('form');
          if (form) send({ type: 'form.submitted', values: typedIn(form), hasAccountNumber: values.hasSecret('accountNumber') });
        }}
        actions={
          <Button busy={open.saving} onPress={() => send({ type: 'form.cancelled' })}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <div ref={fields} className="profile-fields">
          {children}
        </div>
      </Form>
    </>
  );
}
