import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';

type Props = { busy?: boolean; onPress: () => void; wide?: boolean };

/** Beside the amount on a narrow screen, or (`wide`) below the form on a wide one. */
export function ChangeAmount({ busy, onPress, wide = false }: Props) {
  const { t } = useLingui();
  const name = t`Change the amount`;
  return (
    <span className={wide ? 'only-wide' : 'only-narrow pay-change'}>
      <Button kind="quiet" busy={busy} label={name} onPress={onPress}>
        {wide ? name : <Trans>Change</Trans>}
      </Button>
    </span>
  );
}
