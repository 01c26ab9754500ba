import { Trans } from '@lingui/react/macro';
import { Icon } from './Icon.tsx';

type Props = {
  name?: string;
  /** The id of the field. */
  field: string;
  isVisible: boolean;
  /** What is shown or hidden, for those who do not see which field it is. */
  label: string;
  onPress: () => void;
};

/** Beside a masked field: shows its text, or hides it again. The visible word alone is clear, and leaves room for the label. */
export function RevealButton({ name, field, isVisible, label, onPress }: Props) {
  return (
    <button type="button" name={name} className="input-button" aria-label={label} aria-controls={field} onClick={onPress}>
      <Icon name={isVisible ? 'hide' : 'show'} />
      {isVisible ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
    </button>
  );
}
