import type { ReactNode } from 'react';
import { ChoiceList, Radio } from '../../../kit/Choice.tsx';
import { classes } from '../../../kit/classes.ts';

export type Chip = {
  value: string;
  children: ReactNode;
  /** It cannot be chosen; its words say why. */
  disabled?: boolean | undefined;
};

type ChipsProps = {
  name: string;
  label: ReactNode;
  chips: readonly Chip[];
  chosen: string;
  onChoose: (value: string) => void;
  className?: string | undefined;
};

/** Many short choices side by side: radio buttons, of which arrow keys choose one. */
export function Chips({ name, label, chips, chosen, onChoose, className }: ChipsProps) {
  return (
    <ChoiceList name={name} label={label} chosen={chosen} onChoose={onChoose}>
      <div className={classes('chips', className)}>
        {chips.map(({ value, children, disabled }) => (
          <label key={value} className="chip">
            <Radio value={value} disabled={disabled} />
            <span className="chip-words">{children}</span>
          </label>
        ))}
      </div>
    </ChoiceList>
  );
}
