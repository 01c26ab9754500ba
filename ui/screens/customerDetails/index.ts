import '../address/address.css';
import './customerDetails.css';
import type { SnapshotFrom } from 'xstate';
import type { customerDetailsMachine } from '../../../machines/customerDetails/customerDetails.machine.ts';
import type { CustomerDetailsEvent } from '../../../machines/customerDetails/customerDetails.rules.ts';
import { customerDetailsView, type CustomerDetailsView } from '../../../machines/customerDetails/customerDetails.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';

/** Most customers never see it: it is downloaded after the first screen of the flow that uses it (quality §7). */
const CustomerDetails = later(async () => (await import('./CustomerDetails.tsx')).CustomerDetails);

/** The screen of missing details, in every flow that asks for them. */
export const flowScreens: FlowScreens<
  SnapshotFrom<typeof customerDetailsMachine>,
  { CustomerDetails: CustomerDetailsView },
  CustomerDetailsEvent
> = { select: customerDetailsView, screens: { CustomerDetails } };
