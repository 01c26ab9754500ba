import '../paying/paying.css';
import './location.css';
import type { SnapshotFrom } from 'xstate';
import type { locationMachine } from '../../../machines/location/location.machine.ts';
import type { LocationEvent } from '../../../machines/location/location.types.ts';
import { locationView, type GpsLocationDisabledView, type GpsLocationView } from '../../../machines/location/location.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { GpsLocation } from './GpsLocation.tsx';
import { GpsLocationDisabled } from './GpsLocationDisabled.tsx';

type Views = { GpsLocation: GpsLocationView; GpsLocationDisabled: GpsLocationDisabledView };

/** The location as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof locationMachine>, Views, LocationEvent> = {
  select: locationView,
  screens: { GpsLocation, GpsLocationDisabled },
};
