import type { RecoveryEvent } from '../../../machines/recovery/recovery.rules.ts';
import type { RecoveryView } from '../../../machines/recovery/recovery.view.ts';
import type { ScreenProps } from '../flowView.tsx';

/** All screens of the recovery show the same view. */
export type Props = ScreenProps<RecoveryView, RecoveryEvent>;
