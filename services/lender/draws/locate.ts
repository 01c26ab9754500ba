export type Position = { latitude: number; longitude: number };

/** South, north, west, east, in degrees. */
type Box = readonly [number, number, number, number];

/** States as rectangles, good enough for a sandbox. Near a border a position is in both states. */
const STATES: Readonly<Record<string, Box>> = {
  AZ: [31.4, 37, -114.8, -109.1],
  CA: [32.6, 42, -124.4, -114.2],
  GA: [30.4, 35, -85.6, -80.9],
  NM: [31.4, 37, -109, -103.1],
  NY: [40.5, 45, -79.7, -71.9],
  OH: [38.4, 42, -84.8, -80.5],
  OK: [33.7, 37, -103, -94.5],
  TX: [25.9, 36.4, -106.6, -93.6],
  VA: [36.6, 39.4, -83.6, -75.3],
};

/** Is the position in the store's state, in another one, or in no known state? Spec: portal §5 "Location" (RULE-014). */
export function locate(position: Position, storeState: string): 'same' | 'other' | 'unknown' {
  const states = Object.keys(STATES).filter((state) => isIn(position, STATES[state]));
  if (states.length === 0) return 'unknown';
  return states.includes(storeState) ? 'same' : 'other';
}

const isIn = ({ latitude, longitude }: Position, box: Box | undefined): boolean =>
  box !== undefined && latitude >= box[0] && latitude <= box[1] && longitude >= box[2] && longitude <= box[3];
