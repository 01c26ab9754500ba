/** Degrees. */
export type Position = { latitude: number; longitude: number };

/** South, north, west, east, in degrees. */
type Box = readonly [south: number, north: number, west: number, east: number];

/**
 * The states as rectangles, slightly too large, so that nobody near a border is turned away. Long and crooked states have several. The portal and the
 * sandbox share them; both decide only whether a customer is in the state of the store. Spec: RULE-014 (location-1).
 */
const SHAPES: Readonly<Record<string, readonly Box[]>> = {
  AK: [[51.2, 71.5, -180, -129.9]],
  AL: [[30.1, 35.1, -88.5, -84.8]],
  AR: [[33, 36.5, -94.7, -89.6]],
  AZ: [[31.3, 37.1, -114.9, -109]],
  CA: [
    [39, 42.1, -124.5, -119.9],
    [37, 39, -124, -117.2],
    [35.7, 37, -122.6, -115.6],
    [32.5, 35.7, -121.6, -114.1],
  ],
  CO: [[36.9, 41.1, -109.1, -102]],
  CT: [[40.9, 42.1, -73.8, -71.7]],
  DC: [[38.7, 39, -77.2, -76.9]],
  DE: [[38.4, 39.9, -75.8, -75]],
  FL: [
    [29.3, 31.1, -87.7, -81],
    [24.4, 29.3, -83.3, -79.9],
  ],
  GA: [[30.3, 35.1, -85.7, -80.8]],
  HI: [[18.8, 22.4, -160.6, -154.7]],
  IA: [[40.3, 43.6, -96.7, -90.1]],
  ID: [
    [41.9, 45.7, -117.3, -111],
    [45.6, 49.1, -117.3, -114.3],
  ],
  IL: [[36.9, 42.6, -91.6, -87]],
  IN: [[37.7, 41.8, -88.1, -84.7]],
  KS: [[36.9, 40.1, -102.1, -94.5]],
  KY: [[36.4, 39.2, -89.6, -81.9]],
  LA: [
    [30.9, 33.1, -94.1, -90.8],
    [28.8, 31.1, -94, -88.7],
  ],
  MA: [[41.2, 42.9, -73.6, -69.9]],
  MD: [
    [39.1, 39.8, -79.5, -75.7],
    [37.8, 39.3, -77.6, -75],
  ],
  ME: [[42.9, 47.5, -71.1, -66.9]],
  MI: [
    [41.6, 46.1, -87.2, -82.3],
    [45, 48.4, -90.5, -83.4],
  ],
  MN: [[43.4, 49.5, -97.3, -89.4]],
  MO: [[35.9, 40.7, -95.8, -89]],
  MS: [[30.1, 35.1, -91.7, -88]],
  MT: [[44.3, 49.1, -116.1, -104]],
  NC: [[33.7, 36.6, -84.4, -75.4]],
  ND: [[45.9, 49.1, -104.1, -96.5]],
  NE: [[39.9, 43.1, -104.1, -95.3]],
  NH: [[42.6, 45.4, -72.6, -70.6]],
  NJ: [[38.8, 41.4, -75.6, -73.8]],
  NM: [[31.3, 37.1, -109.1, -103]],
  NV: [
    [38.9, 42.1, -120.1, -114],
    [37, 39, -119.4, -114],
    [35, 37.1, -117.2, -114],
  ],
  NY: [
    [41.9, 45.1, -79.8, -73.2],
    [40.4, 42, -75.4, -71.8],
  ],
  OH: [[38.4, 42, -84.9, -80.5]],
  OK: [
    [33.6, 37.1, -100.1, -94.4],
    [36.4, 37.1, -103.1, -100],
  ],
  OR: [[41.9, 46.3, -124.7, -116.4]],
  PA: [[39.7, 42.4, -80.6, -74.6]],
  RI: [[41.1, 42.1, -71.9, -71.1]],
  SC: [[32, 35.3, -83.4, -78.4]],
  SD: [[42.4, 46, -104.1, -96.4]],
  TN: [[34.9, 36.7, -90.4, -81.6]],
  TX: [
    [34.2, 36.6, -103.1, -99.9],
    [31.9, 34.3, -103.1, -94],
    [28.9, 32.1, -106.7, -93.5],
    [25.8, 29, -101.5, -94],
  ],
  UT: [[36.9, 42.1, -114.1, -109]],
  VA: [
    [36.5, 37.6, -83.7, -75.2],
    [37.5, 39.5, -80.4, -75.2],
  ],
  VT: [[42.7, 45.1, -73.5, -71.4]],
  WA: [[45.5, 49.1, -124.9, -116.9]],
  WI: [[42.4, 47.1, -93, -86.2]],
  WV: [
    [37.1, 39, -82.7, -79.3],
    [38.8, 40.7, -81, -77.7],
  ],
  WY: [[40.9, 45.1, -111.1, -104]],
};

const isIn = ({ latitude, longitude }: Position, [south, north, west, east]: Box): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** How far a position is from the middle of a state's nearest rectangle, in degrees; infinite outside of the state. */
const distanceTo = (position: Position, boxes: readonly Box[]): number =>
  Math.min(
    ...boxes
      .filter((box) => isIn(position, box))
      .map(([south, north, west, east]) => Math.hypot(position.latitude - (south + north) / 2, position.longitude - (west + east) / 2)),
    Infinity,
  );

/**
 * The state of a position, as two letters; null outside of all of them. Where rectangles overlap it is `preferred`, if that is one of them,
 * else the one whose middle is nearest.
 */
export function stateAt(position: Position, preferred: string): string | null {
  const found = Object.entries(SHAPES)
    .map(([state, boxes]) => ({ state, distance: distanceTo(position, boxes) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance);
  return (found.find(({ state }) => state === preferred) ?? found[0])?.state ?? null;
}
