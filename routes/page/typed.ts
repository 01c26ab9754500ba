const fieldsOf = (place: HTMLElement) => [...place.querySelectorAll('input')].filter(({ id }) => id !== '');

/** The browser's own setter: React would treat a change by its own setter as its own and fire no event. */
const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Remembers the values of the rendered fields and the cursor, for a page that is rendered again (another language, a notice). Returns a
 * function that puts them into the fields with the same ids. Passwords go directly from field to field.
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

/** React would treat a change by its own setter as its own. */
const setChoice = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;

/**
 * Remembers what was chosen and pressed before the page handled input (see early.ts): language, appearance, "show the password". Returns a
 * function that repeats it on the live page.
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

/** Submits, once, the form that was submitted before the page handled input (see early.ts). */
export function sendEarly(place: HTMLElement): void {
  const { dataset } = document.documentElement;
  if (dataset['sent'] === undefined) return;
  delete dataset['sent'];
  place.querySelector('form')?.requestSubmit();
}

/** A press whose end the page never learns of does not hold it up for longer, ms. */
const LONGEST_PRESS_MS = 10_000;
const LOOK_EVERY_MS = 10;

/** Resolves when no press is in progress (early.ts): an element that is replaced between press and release gets no click. */
export async function pressEnded(): Promise<void> {
  for (let waited = 0; waited < LONGEST_PRESS_MS && 'down' in document.documentElement.dataset; waited += LOOK_EVERY_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
