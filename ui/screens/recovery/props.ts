import type { RecoveryEvent, RecoveryView } from '../../../machines/recovery/recovery.types.ts';
import type { ScreenProps } from '../flowView.tsx';

/** Every screen of the recovery shows the same view. */
export type Props = ScreenProps<RecoveryView, RecoveryEvent>;
