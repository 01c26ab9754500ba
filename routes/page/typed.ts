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

/** React's own setter would take the choice for its own. */
const setChoice = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;

/**
 * Remembers what was chosen and pressed before anybody could take it (see early.ts): language, appearance, "show the password". Answers how to do
 * it once the page is alive.
 */
export function pressedIn(place: HTMLElement): () => void {
  const chosen = [...place.querySelectorAll('select')].flatMap(({ name, value, selectedOptions: [option] }) =>
    option && !option.defaultSelected && name !== '' ? [{ name, value }] : [],
  );
  return () => {
    const { dataset } = document.documentElement;
    const pressed = dataset['pressed'];
    dataset['alive'] = '';
    delete dataset['pressed'];
    for (const { name, value } of chosen) {
      const select = place.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (select) setChoice?.call(select, value);
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (pressed !== undefined) place.querySelector<HTMLButtonElement>(`button[name="${CSS.escape(pressed)}"]`)?.click();
  };
}

/** Sends the form that was sent before anybody could take it (see early.ts), once. */
export function sendEarly(place: HTMLElement): void {
  const { dataset } = document.documentElement;
  if (dataset['sent'] === undefined) return;
  delete dataset['sent'];
  place.querySelector('form')?.requestSubmit();
}
