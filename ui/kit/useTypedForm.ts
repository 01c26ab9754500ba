import { useEffect, useRef, type RefObject } from 'react';

/** What is typed into a form, by field name. */
type TypedBy<Name extends string> = Partial<Record<Name, string>>;

type TypedForm<Name extends string> = {
  /** The fields whose values may leave the form. Others, a secret for example, stay in it. */
  isField: (name: string) => name is Name;
  /** What a chart has filled in; a new object each time. */
  filled: Readonly<Record<string, string>>;
  onTyped: (values: TypedBy<Name>) => void;
};

/** A list of radio buttons has its fieldset among the elements of that name. */
const isRadio = (field: unknown): boolean =>
  field instanceof RadioNodeList ? [...field].some(isRadio) : field instanceof HTMLInputElement && field.type === 'radio';

/**
 * Without the choices, which the chart holds and ChoiceList reports: at the moment of the press the form still has the one before, and would take
 * the new one back.
 */
function valuesIn<Name extends string>(form: HTMLFormElement, isField: (name: string) => name is Name): TypedBy<Name> {
  const values: TypedBy<Name> = {};
  for (const [name, value] of new FormData(form)) {
    if (isField(name) && typeof value === 'string' && !isRadio(form.elements.namedItem(name))) values[name] = value;
  }
  return values;
}

function fill(form: HTMLFormElement, filled: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/**
 * Reports every change in a form of uncontrolled fields, but not its choices, and writes into it what a chart fills in. `inside` goes to an element of the form;
 * `values` reads the form now.
 */
export function useTypedForm<Name extends string>({
  isField,
  filled,
  onTyped,
}: TypedForm<Name>): {
  inside: RefObject<HTMLDivElement | null>;
  values: () => TypedBy<Name>;
} {
  const inside = useRef<HTMLDivElement>(null);
  const formOf = () => inside.current?.closest('form') ?? null;
  useEffect(() => {
    const form = formOf();
    if (!form) return undefined;
    const report = () => onTyped(valuesIn(form, isField));
    form.addEventListener('input', report);
    return () => form.removeEventListener('input', report);
  }, [isField, onTyped]);
  useEffect(() => {
    const form = formOf();
    if (form) fill(form, filled);
  }, [filled]);
  return {
    inside,
    values: () => {
      const form = formOf();
      return form ? valuesIn(form, isField) : {};
    },
  };
}
