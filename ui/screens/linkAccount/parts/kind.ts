import type { LinkAccountView } from '../../../../machines/linkAccount/linkAccount.view.ts';
import type { LinkAccountEvent } from '../../../../machines/linkAccount/linkAccount.types.ts';
import type { ScreenProps } from '../../flowView.tsx';

/** The props of every screen of the flow. */
export type LinkScreen = ScreenProps<LinkAccountView, LinkAccountEvent>;
