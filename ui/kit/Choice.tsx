import { createContext, use, useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { useFieldError } from './Form.tsx';
import { Icon } from './Icon.tsx';

type ListState = { name: string; chosen: string | null | undefined; onChoose: ((value: string) => void) | undefined };
const List = createContext<ListState | null>(null);

export type ChoiceListProps = {
  /** The field's name; the error summary links to the first choice by it. */
  name: string;
  label: ReactNode;
  /** The screen's title already says the label. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** The chosen value; null: nothing is chosen (nothing is pre-selected for the customer). Without it the form holds the value. */
  chosen?: string | null | undefined;
  onChoose?: ((value: string) => void) | undefined;
  children: ReactNode;
};

/** One of several choices, each with its visible cost and effect. */
export function ChoiceList({ name, label, labelHidden = false, hint, error, chosen, onChoose, children }: ChoiceListProps) {
  const held = useFieldError(name);
  const wrong = error === undefined ? held : error;
  const described = [hint != null && `${name}-hint`, wrong && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={name} tabIndex={-1} className={classes('choices', wrong && 'field-wrong')} aria-describedby={described || undefined}>
      <legend className={labelHidden ? 'visually-hidden' : 'field-label'}>{label}</legend>
      {hint != null && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${name}-error`} className="field-error">
          <Icon name="danger" />
          <span>{wrong}</span>
        </p>
      )}
      <List value={{ name, chosen, onChoose }}>{children}</List>
    </fieldset>
  );
}

export type ChoiceProps = {
  value: string;
  title: ReactNode;
  /** Its amount, at the right: `<Money cents={…} />`. */
  amount?: ReactNode;
  /** Its effect, in a sentence. */
  detail?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Why it cannot be chosen. */
  reason?: ReactNode;
  /** Content that is visible while this choice is selected: the amount field of "Other amount". */
  children?: ReactNode;
};

/** A radio in a card, inside a ChoiceList. */
export function Choice({ value, title, amount, detail, icon, disabled = false, reason, children }: ChoiceProps) {
  const list = use(List);
  if (!list) throw new Error(`Choice "${value}" stands outside of a ChoiceList`);
  const id = useId();
  const { name, chosen, onChoose } = list;
  const held = chosen === undefined ? {} : { checked: chosen === value };
  return (
    <div className={classes('choice', disabled && 'choice-disabled')}>
      <label className="choice-label">
        <input
          type="radio"
          className="choice-mark"
          name={name}
          value={value}
          {...held}
          aria-disabled={disabled || undefined}
          aria-describedby={detail != null || reason != null ? id : undefined}
          onChange={() => !disabled && onChoose?.(value)}
          onClick={(event) => disabled && event.preventDefault()}
        />
        {icon}
        <span className="choice-title">{title}</span>
        {amount != null && <span className="choice-amount">{amount}</span>}
      </label>
      {(detail != null || (disabled && reason != null)) && (
        <div id={id} className="choice-detail">
          {detail}
          {disabled && reason != null && <div className="choice-reason">{reason}</div>}
        </div>
      )}
      {children != null && children !== false && <div className="choice-inside">{children}</div>}
    </div>
  );
}
