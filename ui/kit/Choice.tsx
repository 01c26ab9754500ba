import { createContext, use, useDeferredValue, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from './afterPaint.ts';
import { classes } from './classes.ts';
import { useFieldError } from './Form.tsx';
import { Icon } from './Icon.tsx';

type ListState = {
  name: string;
  chosen: string | null | undefined;
  choose: (value: string) => void;
  /** The number of presses that the chart has handled. */
  handled: number;
};
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
  const [presses, setPresses] = useState(0);
  const handled = useDeferredValue(presses); // with the chart's next state, which is deferred, too (useSnapshot)
  const choose = (value: string) => {
    onChoose?.(value);
    afterPaint(() => setPresses((count) => count + 1));
  };
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
      <List value={{ name, chosen, choose, handled }}>{children}</List>
    </fieldset>
  );
}

export type RadioProps = {
  value: string;
  className?: string | undefined;
  disabled?: boolean | undefined;
  /** Cannot be chosen, but has the focus, so that a screen reader reads why: its `aria-describedby`. */
  refused?: boolean | undefined;
  describedBy?: string | undefined;
};

/**
 * The radio button of a choice, inside a ChoiceList. The browser checks it, so that the press is painted before the chart handles it
 * (quality §7); then the chart's own choice is checked, which is another one if the chart took none.
 */
export function Radio({ value, className, disabled, refused, describedBy }: RadioProps) {
  const list = use(List);
  if (!list) throw new Error(`Choice "${value}" stands outside of a ChoiceList`);
  const { name, chosen, choose, handled } = list;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && chosen !== undefined) input.current.checked = chosen === value;
  }, [chosen, value, handled]);
  return (
    <input
      ref={input}
      type="radio"
      className={className}
      name={name}
      value={value}
      defaultChecked={chosen === value}
      disabled={disabled}
      aria-disabled={refused || undefined}
      aria-describedby={describedBy}
      onChange={() => !refused && choose(value)}
      onClick={(event) => refused && event.preventDefault()}
    />
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
  const id = useId();
  return (
    <div className={classes('choice', disabled && 'choice-disabled')}>
      <label className="choice-label">
        <Radio value={value} className="choice-mark" refused={disabled} describedBy={detail != null || reason != null ? id : undefined} />
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
