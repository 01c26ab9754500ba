import type { LinkAccountView } from '../../../../machines/linkAccount/linkAccount.select.ts';
import type { LinkAccountEvent } from '../../../../machines/linkAccount/linkAccount.types.ts';
import type { ScreenProps } from '../../flowView.tsx';

/** What every screen of the flow is given. */
export type LinkScreen = ScreenProps<LinkAccountView, LinkAccountEvent>;
