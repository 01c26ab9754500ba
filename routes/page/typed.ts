const fieldsOf = (place: HTMLElement) => [...place.querySelectorAll('input')].filter(({ id }) => id !== '');

/** The browser's own setter: React's would take the change for its own and tell nobody. */
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Remembers what stands in the drawn fields, and where the cursor is, for a page that is drawn anew (another language, a notice).
 * Answers how to put it into the fields of the same ids; passwords go from field to field and nowhere else.
 */
export function typedIn(place: HTMLElement): () => void {
  const typed = fieldsOf(place).filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
  const focused = document.activeElement;
  const [from, to] = focused instanceof HTMLInputElement && focused.type === 'text' ? [focused.selectionStart, focused.selectionEnd] : [];
  return () => {
    const fields = fieldsOf(place);
    for (const { id, value, checked } of typed) {
      const field = fields.find((one) => one.id === id);
      if (!field) continue;
      if (field.checked !== checked) field.click();
      setText?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const field = fields.find(({ id }) => id === focused?.id);
    field?.focus();
    if (field && from !== undefined && to !== undefined) field.setSelectionRange(from, to);
  };
}

/** Sends the form that was sent before anybody could take it (see early.ts), once. */
export function sendEarly(place: HTMLElement): void {
  const { dataset } = document.documentElement;
  if (dataset['sent'] === undefined) return;
  delete dataset['sent'];
  place.querySelector('form')?.requestSubmit();
}
