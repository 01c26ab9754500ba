import { useState, type KeyboardEvent } from 'react';
import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';

export type ComboboxProps = FieldFrameProps & {
  /** The suggestions; the list is closed without any. */
  options: readonly { id: string; text: string }[];
  /** The accessible name of the list. */
  listLabel: string;
  /** How many there are, or why there are none: announced politely when it changes. */
  status: string;
  defaultValue?: string | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  onText: (text: string) => void;
  onChoose: (id: string) => void;
  /** Escape, or blur. */
  onClose: () => void;
};

/** Up and down wrap around, through "none". */
const moved = (at: number, by: number, count: number): number => ((at + 1 + by + count + 1) % (count + 1)) - 1;

/**
 * A text field with suggestions; free text is always possible. The keys and roles of WAI-ARIA's editable combobox with list
 * autocomplete; the list takes no focus. Uncontrolled, as Field. Spec: A11Y-004; ROUTE-117.
 */
export function Combobox({
  name,
  label,
  hint,
  error,
  options,
  listLabel,
  status,
  required,
  onText,
  onChoose,
  onClose,
  ...input
}: ComboboxProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  const offer = options.map(({ id }) => id).join(' ');
  const [active, setActive] = useState({ at: -1, of: offer });
  const isOpen = options.length > 0;
  const at = active.of === offer ? active.at : -1; // new suggestions: none is active yet
  const list = `${name}-list`;
  const idOf = (place: number) => `${list}-${place}`;
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = options[at];
    if (by !== 0) setActive({ at: moved(at, by, options.length), of: offer });
    else if (event.key === 'Enter' && chosen) onChoose(chosen.id);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault(); // Enter must not submit the form, and Escape must not clear the field
  };
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <span className="combobox">
        <input
          {...input}
          id={name}
          name={name}
          type="text"
          className="input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-activedescendant={isOpen && at >= 0 ? idOf(at) : undefined}
          aria-required={required}
          aria-invalid={text ? true : undefined}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={press}
          onBlur={onClose}
        />
        <div id={list} className="combobox-list" role="listbox" aria-label={listLabel} hidden={!isOpen}>
          {options.map(({ id, text: words }, place) => (
            <button
              key={id}
              id={idOf(place)}
              type="button"
              className="combobox-option"
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
              onClick={() => onChoose(id)}
            >
              {words}
            </button>
          ))}
        </div>
      </span>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </FieldFrame>
  );
}
